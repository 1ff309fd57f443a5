import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { type allCalls, calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done } from '../http/answer';
import { holderRoute, publicRoute } from '../http/route';
import { replaceRoutes, startTestServer, type TestServer } from '../testing';
import { type Person, registerPerson, signInStaff } from '../testing/people';
import { buildApp } from './application';

const KEY = 'key-of-this-test';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await registerPerson(server, 'sender');
});
afterAll(() => server.close());

const send = (call: (typeof allCalls)[number], request: unknown, headers: Record<string, string> = {}) =>
  server.send(call, request, { token: person.token, headers });

describe('the envelope', () => {
  it('answers HTTP 200 with the code, also for a refusal', async () => {
    const reply = await server.send(calls.auth.login, { username: 'nobody', password: 'nothing at all' });
    expect(reply).toMatchObject({ status: 200, code: 400, data: { reason: 'wrong_credentials' } });
    expect(reply.msg).toBe('Username or password is wrong.');
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('says what it is, and comes packed where everybody reads it alike', async () => {
    const url = `/facebook-business${calls.config.basic.path}`;
    const packed = await server.server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
    });
    const own = await server.send(calls.user.info, {}, { token: person.token });
    expect(own).toMatchObject({ code: 200, headers: { 'content-type': 'application/json; charset=utf-8' } });
    expect(own.headers).not.toHaveProperty('content-encoding');
  });

  it('is never guessed at nor kept, but what everybody reads alike may be', async () => {
    const kept: string[] = [];
    const guessed: string[] = [];
    for (const { call } of server.routes) {
      const { headers } = await send(call, { no_such_field: '1' });
      if (headers['x-content-type-options'] !== 'nosniff') guessed.push(call.id);
      const isOpen = call.access.kind === 'public' && call.method === 'GET';
      if (!isOpen && headers['cache-control'] !== 'no-store') kept.push(call.id);
    }
    expect({ guessed, kept }).toEqual({ guessed: [], kept: [] });
  });

  it('is not waited for: a body that comes drop by drop is cut', async () => {
    const { server: other } = await buildApp(server.services);
    expect(other.server.requestTimeout).toBe(120_000);
    // Node takes the smaller of both for the head.
    other.server.headersTimeout = 300;
    other.server.requestTimeout = 500;
    await other.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    const heard: Buffer[] = [];
    socket.on('data', (data) => heard.push(data));
    const isCut = once(socket, 'close');
    socket.write('POST /facebook-business/auth/login HTTP/1.1\r\nhost: x\r\n');
    socket.write('content-type: application/json\r\ncontent-length: 100\r\n\r\n{');
    await isCut;
    expect(Buffer.concat(heard).toString()).toContain('408');
    await other.close();
  });

  it('answers an unknown address with HTTP 404', async () => {
    const response = await server.server.inject({ method: 'GET', url: '/facebook-business/nowhere' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 405, data: { reason: 'not_found' } });
  });

  it('answers the wrong method with HTTP 404', async () => {
    const response = await server.server.inject({ method: 'GET', url: '/facebook-business/auth/login' });
    expect(response.statusCode).toBe(404);
  });

  it('answers a huge body with HTTP 413', async () => {
    const reply = await send(calls.auth.login, { username: 'x'.repeat(300_000), password: 'x' });
    expect(reply).toMatchObject({ status: 413, data: { reason: 'too_large' } });
  });

  it('answers staff by HTTP status', async () => {
    const { token } = await signInStaff(server, 'status', 'support');
    const nobody = await server.send(calls.consoleAuth.me, {});
    expect(nobody).toMatchObject({ status: 401, code: 401, data: { reason: 'not_authorized' } });
    const wrong = await server.send(calls.consoleAudit.list, { limit: 'ten' }, { token });
    expect([400, 403]).toContain(wrong.status);
    const role = await server.send(calls.consoleBooks.check, {}, { token });
    expect(role).toMatchObject({ status: 403, code: 403, data: { reason: 'role_missing' } });
  });

  it('leaves out what the contract does not name', async () => {
    const extra = { expires_at: '2026-03-02T10:00:00Z', token: 'x', password_hash: 'secret' };
    const routes = replaceRoutes(server.routes, [publicRoute(calls.auth.login, async () => done(extra))]);
    const { server: other } = await buildApp(server.services, { routes, jobs: [] });
    const response = await other.inject({
      method: 'POST',
      url: '/facebook-business/auth/login',
      payload: { username: 'a', password: 'b' },
    });
    expect(response.json().data).toEqual({ token: 'x', expires_at: '2026-03-02T10:00:00Z' });
    await other.close();
  });

  it('answers a fault of ours with an opaque 500 and an id for the log', async () => {
    const fail = async () => {
      throw new Error('the secret inside');
    };
    const { server: other } = await buildApp(server.services, {
      routes: replaceRoutes(server.routes, [publicRoute(calls.auth.login, fail)]),
      jobs: [],
    });
    const response = await other.inject({
      method: 'POST',
      url: '/facebook-business/auth/login',
      payload: { username: 'a', password: 'b' },
    });
    expect(response.json()).toEqual({ code: 500, msg: expect.any(String), data: { reason: 'server_error' } });
    expect(response.body).not.toContain('secret');
    expect(response.headers['x-error-id']).toEqual(expect.any(String));
    await other.close();
  });
});

describe('what cannot be read', () => {
  it.each([
    ['broken JSON', '{"username": ', 'malformed_body'],
    ['a lone word', 'hello', 'malformed_body'],
    ['a field that stands twice', '{"username":"a","password":"b","username":"c"}', 'malformed_body'],
    ['the same in other signs', '{"username":"a","password":"b","user\\u006eame" : "c"}', 'malformed_body'],
    [
      'a field that stands twice deep inside',
      '{"username":[{"a":1,"a":2}],"password":"b"}',
      'malformed_body',
    ],
  ])('refuses %s', async (_, body, reason) => {
    const reply = await send(calls.auth.login, body);
    expect(reply).toMatchObject({ status: 200, code: 400, data: { reason } });
  });

  it('takes colons and quotes in a text for what they are', async () => {
    const reply = await send(
      calls.auth.login,
      JSON.stringify({ username: 'a":"b', password: '\\": {"x":1}' }),
    );
    expect(reply.data['reason']).toBe('wrong_credentials');
  });

  it('refuses another content type', async () => {
    const reply = await send(calls.auth.login, 'username=a', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(reply).toMatchObject({ status: 200, code: 400, data: { reason: 'unsupported_media_type' } });
  });

  it('answers the console by HTTP for a type that is none', async () => {
    const reply = await send(calls.consoleAuth.login, '{}', { 'content-type': 'nonsense' });
    expect(reply).toMatchObject({ status: 400, code: 400, data: { reason: 'malformed_body' } });
  });

  it.each([
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '17'],
    ['a text', '"text"'],
  ])('refuses %s as body', async (_, body) => {
    const reply = await send(calls.auth.login, body);
    expect(reply).toMatchObject({ status: 200, code: 400, data: { reason: 'invalid_fields' } });
  });

  const login = '"username":"a","password":"b"';
  it.each([
    ['__proto__', `{${login},"__proto__":{"x":1}}`, '__proto__'],
    ['constructor', `{${login},"constructor":{"prototype":{}}}`, 'constructor'],
    ['toString', `{${login},"toString":1}`, 'toString'],
    ['NUL in a text', '{"username":"a\\u0000","password":"b"}', 'username'],
    ['half of a character', '{"username":"a\\ud800","password":"b"}', 'username'],
    ['NUL in an unknown field', `{${login},"more":"\\u0000"}`, 'more'],
  ])('names the field of %s', async (_, body, field) => {
    const reply = await send(calls.auth.login, body);
    expect(reply).toMatchObject({ status: 200, code: 400, data: { reason: 'invalid_fields' } });
    expect(Object.keys(reply.data['fields'] as object)).toEqual([field]);
  });

  it.each([
    ['beyond 2^53', '9007199254740993', 'too_big'],
    ['far beyond', '1e400', 'wrong_type'],
    ['with a fraction', '10.5', 'wrong_type'],
    ['as text', '"1000"', 'wrong_type'],
    ['negative', '-1', 'too_small'],
    ['null', 'null', 'wrong_type'],
  ])('refuses an amount %s', async (_, amount, reason) => {
    const reply = await send(calls.topup.request, `{"amount":${amount}}`);
    expect(reply).toMatchObject({ status: 200, code: 400, data: { fields: { amount: reason } } });
  });

  it('refuses a month that does not exist', async () => {
    const reply = await send(calls.wallet.flow, { month: '2026-13' });
    expect(reply.data['fields']).toEqual({ month: 'invalid_format' });
  });

  it.each([
    ['limit=1&limit=2', 'limit', 'wrong_type'],
    ['limit=0x10', 'limit', 'wrong_type'],
    ['limit=1e1', 'limit', 'wrong_type'],
    ['limit=', 'limit', 'required'],
    ['limit=51', 'limit', 'too_big'],
    ['limit[]=1', 'limit[]', 'unknown_field'],
    ['cursor=a&cursor=b', 'cursor', 'wrong_type'],
    ['cursor=%00', 'cursor', 'invalid_format'],
    ['type=gift', 'type', 'not_one_of'],
    ['__proto__=1', '__proto__', 'unknown_field'],
    ['other=1', 'other', 'unknown_field'],
  ])('refuses the query %s', async (query, field, reason) => {
    const response = await server.server.inject({
      method: 'GET',
      url: `/facebook-business/transaction_flow/list?${query}`,
      headers: { 'x-ct': person.token },
    });
    const { code, data } = response.json();
    expect({ status: response.statusCode, code }).toEqual({ status: 200, code: 400 });
    expect(Object.entries(data.fields)).toEqual([[field, reason]]);
  });
});

describe('the idempotency key', () => {
  const put = { product_id: '1', amount: 1_000 };

  it('is needed where money moves', async () => {
    expect((await send(calls.plan.put, put)).data['reason']).toBe('idempotency_key_missing');
    expect((await send(calls.plan.put, put, { 'idempotency-key': '' })).data['reason']).toBe(
      'idempotency_key_missing',
    );
  });

  it.each([['short'], ['x'.repeat(129)], ['with space'], ['ümlaut-key']])('may not be %s', async (key) => {
    const reply = await send(calls.plan.put, put, { 'idempotency-key': key });
    expect(reply.data['fields']).toEqual({ 'Idempotency-Key': 'invalid_format' });
  });

  it('may be anything else', async () => {
    const reply = await send(calls.plan.put, put, { 'idempotency-key': KEY });
    expect(reply.data['reason']).not.toBe('invalid_fields');
  });
});

describe('composition', () => {
  const anyAnswer = async () => done({});

  it('refuses to start with a call of the contract that nobody handles, and names it', async () => {
    const routes = server.routes.filter(({ call }) => call !== calls.plan.put);
    await expect(buildApp(server.services, { routes, jobs: [] })).rejects.toThrow('plan.put has no handler');
  });

  it('refuses two handlers for one call', async () => {
    const route = holderRoute(calls.auth.logout, anyAnswer);
    await expect(buildApp(server.services, { routes: [route, route], jobs: [] })).rejects.toThrow(
      'auth.logout has two handlers',
    );
  });

  it('refuses a call that the contract does not list', async () => {
    const route = holderRoute({ ...calls.auth.logout }, anyAnswer);
    await expect(buildApp(server.services, { routes: [route], jobs: [] })).rejects.toThrow(
      'not in the contract',
    );
  });

  it('refuses a handler whose kind of caller is not the access of its call', () => {
    expect(() => publicRoute(calls.auth.logout, anyAnswer)).toThrow('its access is holder_or_blocked');
  });
});

describe('health', () => {
  it('is ready until it drains', async () => {
    const { server: other, drain } = await buildApp(server.services, { jobs: [] });
    const ready = () => other.inject({ method: 'GET', url: '/health/ready' });
    expect((await ready()).statusCode).toBe(200);
    drain();
    expect((await ready()).statusCode).toBe(503);
    expect((await other.inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
    await other.close();
  });
});
