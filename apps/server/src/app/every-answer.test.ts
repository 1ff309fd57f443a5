import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: 'https://portal.example.org' } });
});
afterAll(() => server.close());

const LONG = `/facebook-business/files/${'a'.repeat(300)}`;

type Sent = readonly [method: string, url: string, type?: string, payload?: string];

/** Addresses that are none: by their name, method, signs, length, or by what is sent to them. */
const NONE: readonly Sent[] = [
  ['GET', '/nowhere'],
  ['GET', '/facebook-business/nowhere'],
  ['GET', '/console-api/v1/nowhere'],
  ['GET', '/facebook-business/auth/login'],
  ['TRACE', '/facebook-business/auth/login'],
  ['GET', '/facebook-business/nowhere/%zz'],
  ['GET', LONG],
  ['POST', '/facebook-business/nowhere', 'application/json', '{'],
  ['POST', '/facebook-business/nowhere', 'nonsense', '{}'],
  ['POST', '/facebook-business/nowhere', 'application/json', 'x'.repeat(300_000)],
];

const ask = (method: string, url: string, type?: string, payload?: string) =>
  server.server.inject({
    method: method as 'GET',
    url,
    ...(type === undefined ? {} : { headers: { 'content-type': type }, payload: payload ?? '' }),
  });

describe('an address that is none', () => {
  it.each(NONE.map((sent) => ({ sent })))('$sent.0 $sent.1 is answered alike', async ({ sent }) => {
    const answer = await ask(...sent);
    expect({ status: answer.statusCode, ...answer.json() }).toEqual({
      ...{ status: 404, code: 405, data: { reason: 'not_found' } },
      msg: expect.any(String),
    });
  });
});

describe('every answer', () => {
  it('says what a browser may make of it: nothing, but for pages; by https alone', async () => {
    const calling = server.routes
      .filter(({ call }) => call.surface === 'app')
      .map(({ call }): Sent => [call.method, `/facebook-business${call.path}`]);
    expect(calling.length).toBeGreaterThan(50);
    const others: Sent[] = ['/health/live', '/health/ready', '/log/checkpoint'].map((url) => ['GET', url]);
    for (const sent of [...calling, ...NONE, ...others]) {
      const { headers } = await ask(...sent);
      expect({ url: sent[1], headers }).toMatchObject({
        headers: {
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
        },
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('lets no other origin ask first, and sets no cookie but that of a known device', async () => {
    const preflight = await server.server.inject({
      method: 'OPTIONS',
      url: '/facebook-business/auth/login',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(404);
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
    const failed = await server.send(calls.auth.login, { username: 'nobody', password: 'nothing at all' });
    expect(failed.headers).not.toHaveProperty('set-cookie');
  });
});
