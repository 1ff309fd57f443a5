import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { calls } from '@fairlead/contract';
import { authorizationCode } from '@fairlead/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { NO_TERMS } from '../../testing/people';
import { hashCode } from './codes';
import { SANDBOX_KID, sandboxSigningKey } from './keys';
import { signTicket, type TicketClaims } from './shell-ticket';

const MINUTE_MS = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ticketFor = (sub: string, more: Partial<TicketClaims> = {}): string => {
  const exp = Math.floor((server.clock.now().getTime() + 4 * MINUTE_MS) / 1_000);
  const claims = { sub, name: 'Ada Lovelace', lang: 'en', jti: randomUUID(), exp, ...more };
  return signTicket(sandboxSigningKey(server.services.config), SANDBOX_KID, claims);
};

const addCode = async (code: string, more: Partial<typeof authorizationCode.$inferInsert> = {}) => {
  const values = { codeHash: hashCode(code), createdAt: server.clock.now(), ...more };
  await server.database.orm.insert(authorizationCode).values(values);
};

const login = (ticket: string) => server.call(calls.auth.loginV2, { ticket });
const register = (ticket: string) => server.call(calls.auth.registerV2, { ticket, accepted_terms: NO_TERMS });
const open = (ticket: string, code: string) =>
  server.call(calls.auth.openStore, { ticket, authorization_code: code });

/** Opens an account through the shell; returns the identity's name for it. */
const openAccount = async (): Promise<string> => {
  const sub = randomUUID();
  const ticket = ticketFor(sub);
  await addCode(`CODE-${sub}`);
  expect((await open(ticket, `CODE-${sub}`)).code).toBe(200);
  expect((await register(ticket)).code).toBe(200);
  return sub;
};

describe('a first entry', () => {
  it('is told 401 with language and stand-in, opens the account with a code and comes in', async () => {
    const ticket = ticketFor('host-1', { lang: 'zh-Hant' });
    expect((await server.call(calls.auth.lang, { ticket })).data).toEqual({ lang: 'cht' });
    const first = await login(ticket);
    expect(first).toMatchObject({
      status: 200,
      code: 401,
      data: { reason: 'unknown_shell_identity', lang: 'cht' },
    });
    const continuation = first.data.continuation ?? '';
    await addCode('FIRST-CODE');
    expect((await register(continuation)).data.reason).toBe('authorization_code_not_found');
    expect((await open(continuation, ' first-code ')).code).toBe(200);
    const { token } = (await register(continuation)).data;
    const info = await server.call(calls.user.info, {}, { token });
    expect(info.data).toMatchObject({ entry: 'shell', nickname: 'Ada Lovelace', balance: 0, email: null });
    expect(info.data.username).toBe(`shell_${info.data.operation_id}`);
  });

  it('money talk only on record: takes no account number from the host app as the nickname', async () => {
    const ticket = ticketFor('host-billboard', { name: 'unlock: DE89370400440532013000' });
    await addCode('BILLBOARD-CODE');
    expect((await open(ticket, 'BILLBOARD-CODE')).code).toBe(200);
    const { token } = (await register(ticket)).data;
    const { data } = await server.call(calls.user.info, {}, { token });
    expect(data.nickname).toBe(data.username);
  });

  it('has 30 minutes to find the code, however often it asks', async () => {
    const given = (await login(ticketFor('host-2'))).data.continuation ?? '';
    server.clock.turn(29 * MINUTE_MS);
    const again = await login(given);
    expect(again).toMatchObject({
      code: 401,
      data: { reason: 'unknown_shell_identity', continuation: given },
    });
    server.clock.turn(MINUTE_MS);
    await addCode('LATE-CODE');
    expect(await open(given, 'LATE-CODE')).toMatchObject({
      code: 401,
      data: { reason: 'shell_ticket_invalid', lang: 'en' },
    });
  });

  it('believes no stand-in that it did not seal', async () => {
    const [prefix, , mac] = ((await login(ticketFor('host-3'))).data.continuation ?? '').split('.');
    const other = { subject: 'host-1', name: 'x', lang: 'en', jti: 'j'.repeat(9), expiresMs: 9e15 };
    const forged = [prefix, Buffer.from(JSON.stringify(other)).toString('base64url'), mac].join('.');
    for (const wrong of [forged, 'c1.e30.', 'c1', 'c1..']) {
      const reply = await server.send(calls.auth.loginV2, { ticket: wrong });
      expect(reply).toMatchObject({ status: 200, code: 401, data: { reason: 'shell_ticket_invalid' } });
    }
  });
});

describe('an authorization code', () => {
  it.each([
    ['unknown', undefined],
    ['revoked', { revokedAt: new Date() }],
    ['over', { expiresAt: new Date('2026-03-02T10:00:00.000Z') }],
    ['used by another', { usedBy: 'somebody', usedAt: new Date() }],
  ])('that is %s is not found', async (name, row) => {
    if (row !== undefined) await addCode(name, row);
    const reply = await open(ticketFor('host-4'), name);
    expect(reply).toMatchObject({ code: 400, data: { reason: 'authorization_code_not_found' } });
  });

  it('opens one account, also for twenty at the same moment', async () => {
    await addCode('RACED-CODE');
    const tickets = Array.from({ length: 20 }, (_, index) => ticketFor(`racer-${index}`));
    const replies = await Promise.all(tickets.map((ticket) => open(ticket, 'RACED-CODE')));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('is spent once a person, also with two codes at the same moment', async () => {
    await addCode('MINE-1');
    await addCode('MINE-2');
    const ticket = ticketFor('host-5');
    const replies = await Promise.all([
      open(ticket, 'MINE-1'),
      open(ticket, 'MINE-2'),
      open(ticket, 'MINE-1'),
    ]);
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ data }) => data.opened_at)).size).toBe(1);
    const spent = await server.database.query(`select 1 from authorization_code where used_by = 'host-5'`);
    expect(spent).toHaveLength(1);
  });

  it('cannot be guessed on and on: tries are counted for each identity', async () => {
    const strict = await startTestServer({
      testDatabase: server.testDatabase,
      clock: server.clock,
      environment: { LIMIT_CODE: '3/30m' },
    });
    const ticket = ticketFor('guesser');
    const codes: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const reply = await strict.call(
        calls.auth.openStore,
        { ticket, authorization_code: `GUESS-${index}` },
        { address: `203.0.113.${index}` },
      );
      codes.push(reply.status);
    }
    await strict.close();
    expect(codes).toEqual([200, 200, 200, 429]);
  });
});

describe('a second entry', () => {
  it('goes straight in, and once for each ticket', async () => {
    const ticket = ticketFor(await openAccount());
    expect((await login(ticket)).code).toBe(200);
    expect(await login(ticket)).toMatchObject({
      code: 401,
      data: { reason: 'shell_ticket_invalid', lang: 'en' },
    });
  });

  it('is let in once where a hundred come with one ticket at the same moment', async () => {
    const ticket = ticketFor(await openAccount());
    const replies = await Promise.all(Array.from({ length: 100 }, () => login(ticket)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('is told 4001 where it would register again, and then signs in with the same ticket', async () => {
    const ticket = ticketFor(await openAccount());
    expect(await register(ticket)).toMatchObject({ code: 4001, data: { reason: 'username_exists' } });
    expect((await login(ticket)).code).toBe(200);
  });

  it('makes one user of an identity, also at the same moment', async () => {
    const ticket = ticketFor('host-6');
    await addCode('CODE-6');
    await open(ticket, 'CODE-6');
    const replies = await Promise.all(Array.from({ length: 5 }, () => register(ticket)));
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 4001, 4001, 4001, 4001]);
  });

  it('changes the language in which the person is written to', async () => {
    const sub = await openAccount();
    const { token } = (await login(ticketFor(sub, { lang: 'pt-BR' }))).data;
    const username = (await server.call(calls.user.info, {}, { token })).data.username;
    await server.testDatabase.asOwner(`update account_holder set state = 'disabled' where username = $1`, [
      username,
    ]);
    const other = (await login(ticketFor(sub, { lang: 'pt-BR' }))).data.token;
    const blocked = await server.call(calls.user.edit, { nickname: 'x' }, { token: other });
    expect(blocked).toMatchObject({ code: 403, data: { lang: 'pt' } });
  });

  it('forgets used tickets only when their age refuses them', async () => {
    const ticket = ticketFor(await openAccount());
    await login(ticket);
    server.clock.turn(61 * MINUTE_MS);
    await server.runJobs();
    expect(await server.database.query('select 1 from used_ticket')).toEqual([]);
    expect((await login(ticket)).data.reason).toBe('shell_ticket_invalid');
  });
});

describe('a ticket', () => {
  const refused = async (ticket: string) => {
    const replies = await Promise.all([
      server.send(calls.auth.lang, { ticket }),
      login(ticket),
      register(ticket),
      open(ticket, 'ANY'),
    ]);
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 200, code: 401, data: { reason: 'shell_ticket_invalid' } });
    }
  };
  const seconds = (ms: number): number => Math.floor((server.clock.now().getTime() + ms) / 1_000);

  it('is refused when it is over, made for too long, or lacks what it needs', async () => {
    await refused(ticketFor('x', { exp: seconds(0) }));
    await refused(ticketFor('x', { exp: seconds(6 * MINUTE_MS) }));
    await refused(ticketFor(''));
    await refused(ticketFor('x', { jti: '' }));
  });

  it('is refused when another key signed it, or nobody', async () => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const claims = { sub: 'x', name: 'x', lang: 'en', jti: 'jti-jti-jti', exp: seconds(MINUTE_MS) };
    await refused(signTicket(privateKey, SANDBOX_KID, claims));
    await refused(signTicket(sandboxSigningKey(server.services.config), 'unknown', claims));
    const [, payload, signature] = ticketFor('x').split('.');
    const header = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    await refused(`${header({ alg: 'none', kid: SANDBOX_KID })}.${payload}.`);
    await refused(`${header({ alg: 'HS256', kid: SANDBOX_KID })}.${payload}.${signature}`);
    await refused(`${header({ alg: 'EdDSA', kid: SANDBOX_KID, crit: ['x'] })}.${payload}.${signature}`);
    await refused(`${ticketFor('x')}.more`);
    await refused('not a ticket');
  });
});

describe('the keys of host apps', () => {
  const jwkOf = (publicKey: KeyObject, kid: string) => ({ ...publicKey.export({ format: 'jwk' }), kid });

  it('rotate: tickets of the old and the new one count, those of the sandbox not without sample data', async () => {
    const [before, after] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
    const keys = [jwkOf(before.publicKey, '2026-1'), jwkOf(after.publicKey, '2026-2')];
    const host = await startTestServer({
      testDatabase: server.testDatabase,
      clock: server.clock,
      environment: { SHELL_JWKS: JSON.stringify({ keys }), SAMPLE_DATA: 'off' },
    });
    const exp = Math.floor(server.clock.now().getTime() / 1_000) + 60;
    const claims = { sub: 'rotating', name: 'R', lang: 'de', jti: 'jti-jti-jti', exp };
    const langOf = (ticket: string) => host.send(calls.auth.lang, { ticket });
    const old = await langOf(signTicket(before.privateKey, '2026-1', claims));
    const fresh = await langOf(signTicket(after.privateKey, '2026-2', claims));
    const swapped = await langOf(signTicket(after.privateKey, '2026-1', claims));
    const sandbox = await langOf(ticketFor('x'));
    await host.close();
    expect([old.code, fresh.code, swapped.code, sandbox.code]).toEqual([200, 200, 401, 401]);
    expect(old.data).toEqual({ lang: 'de' });
  });
});
