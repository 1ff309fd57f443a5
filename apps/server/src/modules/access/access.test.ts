import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { addLicenseKey, PASSWORD, registerPerson, registration } from '../../testing/people';
import { luhnDigit } from './operation-id';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addLicenseKey(server);
});
afterAll(() => server.close());

const login = (username: string, password = PASSWORD) =>
  server.call(calls.auth.login, { username, password });

describe('registration', () => {
  it('makes an account holder with a wallet, an operation ID and a session', async () => {
    const { token } = await registerPerson(server, 'ada_1');
    const { data } = await server.call(calls.user.info, {}, { token });
    expect(data).toMatchObject({
      username: 'ada_1',
      nickname: 'ada_1',
      entry: 'register',
      balance: 0,
      credit_score: 600,
      shop_level: 1,
      transaction_password_set: false,
      payout_set: false,
    });
    expect(data.operation_id).toMatch(/^[1-9]\d{7}$/);
    expect(luhnDigit(data.operation_id.slice(0, 7))).toBe(Number(data.operation_id.at(-1)));
    expect(data.customer_service_url[0]?.type).toBe(1);
  });

  it('takes names as one without regard to case, and says so only to who has a key', async () => {
    await registerPerson(server, 'Grace');
    const taken = await server.call(calls.auth.register, registration('gRACE'));
    expect(taken).toMatchObject({ status: 200, code: 4001, data: { reason: 'username_exists' } });
    const guess = await server.call(calls.auth.register, registration('gRACE', { license_key: 'guess' }));
    expect(guess).toMatchObject({ code: 400, data: { reason: 'license_key_invalid' } });
  });

  it('spends each use of a key once, also at the same moment', async () => {
    await addLicenseKey(server, 'TWO-USES', { usesLeft: 2 });
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        server.call(calls.auth.register, registration(`racer_${index}`, { license_key: 'TWO-USES' })),
      ),
    );
    const codes = replies.map((reply) => reply.code).sort();
    expect(codes).toEqual([200, 200, 400, 400, 400, 400]);
  });

  it('makes one account of one name at the same moment, and takes one use of the key', async () => {
    await addLicenseKey(server, 'ONE-NAME', { usesLeft: 5 });
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        server.call(calls.auth.register, registration('twin', { license_key: 'ONE-NAME' })),
      ),
    );
    expect(replies.map((reply) => reply.code).sort()).toEqual([200, 4001, 4001, 4001]);
    const left = await server.database.query<{ uses_left: number }>(
      `select uses_left from license_key where key_hash = sha256('ONE-NAME')`,
    );
    expect(left).toEqual([{ uses_left: 4 }]);
  });

  it('refuses a key that has expired', async () => {
    await addLicenseKey(server, 'OLD', { expiresAt: server.clock.now() });
    const reply = await server.call(calls.auth.register, registration('late', { license_key: 'OLD' }));
    expect(reply.data.reason).toBe('license_key_invalid');
  });

  it('leaves an account not activated where the key says that staff look first', async () => {
    await addLicenseKey(server, 'LOOK-FIRST', { staffActivates: true });
    const { data } = await server.call(
      calls.auth.register,
      registration('waiting', { license_key: 'LOOK-FIRST' }),
    );
    const blocked = await server.call(calls.user.edit, { nickname: 'x' }, { token: data.token });
    expect(blocked).toMatchObject({ code: 402, data: { reason: 'account_not_activated', lang: 'en' } });
    const info = await server.call(calls.user.info, {}, { token: data.token });
    expect(info.data.customer_service_url[0]?.type, 'their own chat').toBe(1);
  });
});

describe('registration form', () => {
  it.each([
    ['no username', { username: undefined }, 'username', 'required'],
    ['an empty username', { username: '' }, 'username', 'required'],
    ['a username with a space', { username: 'two words' }, 'username', 'invalid_format'],
    ['a username with NUL', { username: 'nul\u0000nul' }, 'username', 'invalid_format'],
    ['no password', { password: undefined }, 'password', 'required'],
    ['a short password', { password: 'short', confirm_password: 'short' }, 'password', 'too_short'],
    [
      'another confirmation',
      { confirm_password: 'a wrong password' },
      'confirm_password',
      'passwords_do_not_match',
    ],
    ['no confirmation', { confirm_password: undefined }, 'confirm_password', 'required'],
    ['an e-mail without @', { email: 'nowhere' }, 'email', 'invalid_format'],
    ['no e-mail', { email: undefined }, 'email', 'required'],
    ['letters as phone', { phone: 'call me' }, 'phone', 'invalid_format'],
    ['no phone', { phone: undefined }, 'phone', 'required'],
    ['no license key', { license_key: undefined }, 'license_key', 'required'],
    ['a number as name', { username: 12345 }, 'username', 'wrong_type'],
    ['an unknown field', { is_admin: true }, 'is_admin', 'unknown_field'],
    [
      'a password that everybody tries',
      { password: 'Password1', confirm_password: 'Password1' },
      'password',
      'common_password',
    ],
    [
      'its own name as password',
      { username: 'wrong_one', password: 'WRONG_ONE', confirm_password: 'WRONG_ONE' },
      'password',
      'same_as_username',
    ],
    ['a nickname like ours', { nickname: 'Ѕuрр0rt' }, 'nickname', 'poses_as_staff'],
    [
      'an account number as nickname',
      { nickname: 'unlock: DE89370400440532013000' },
      'nickname',
      'payment_details',
    ],
    ['a long nickname', { nickname: 'x'.repeat(41) }, 'nickname', 'too_long'],
  ])('refuses %s', async (_, change, field, reason) => {
    const reply = await server.send(calls.auth.register, { ...registration('nobody'), ...change });
    expect(reply).toMatchObject({ status: 200, code: 400, data: { reason: 'invalid_fields' } });
    expect(reply.data['fields']).toMatchObject({ [field]: reason });
  });
});

describe('signing in', () => {
  it('answers alike for an unknown name and a wrong password', async () => {
    await registerPerson(server, 'known');
    const [unknown, wrong] = [await login('unknown'), await login('known', 'wrong password')];
    expect(unknown).toEqual({ ...wrong, headers: unknown.headers });
    expect(unknown).toMatchObject({ code: 400, data: { reason: 'wrong_credentials' } });
  });

  it('takes the name in any case and gives a token that works', async () => {
    await registerPerson(server, 'Edsger');
    const { data } = await login('EDSGER');
    const info = await server.call(calls.user.info, {}, { token: data.token });
    expect(info.data.username).toBe('Edsger');
  });

  it('ends the token at logout: 503 from then on', async () => {
    const { token } = await registerPerson(server, 'leaver');
    expect((await server.call(calls.auth.logout, {}, { token })).code).toBe(200);
    const after = await server.call(calls.user.info, {}, { token });
    expect(after).toMatchObject({ status: 200, code: 503, data: { reason: 'token_expired' } });
  });
});

describe('the sessions of a person', () => {
  it('sees own sessions, newest use first, page by page, and ends one elsewhere', async () => {
    const { token } = await registerPerson(server, 'traveller');
    const other = (await login('traveller')).data.token;
    const first = await server.call(calls.user.sessions, { limit: 1 }, { token });
    expect(first.data.items).toHaveLength(1);
    const next = first.data.next_cursor ?? '';
    const second = await server.call(calls.user.sessions, { limit: 1, cursor: next }, { token });
    expect(second.data.next_cursor).toBeNull();
    const items = [...first.data.items, ...second.data.items];
    expect(items.filter((item) => item.current)).toHaveLength(1);
    const elsewhere = items.find((item) => !item.current)?.id ?? '';
    expect((await server.call(calls.user.revokeSession, { session_id: elsewhere }, { token })).code).toBe(
      200,
    );
    expect((await server.call(calls.user.info, {}, { token: other })).code).toBe(503);
    const again = await server.call(calls.user.revokeSession, { session_id: elsewhere }, { token });
    expect(again).toMatchObject({ code: 405, data: { reason: 'no_such_data' } });
  });

  it("cannot end another's session, and is answered as for one that does not exist", async () => {
    const mine = await registerPerson(server, 'mine');
    const theirs = await registerPerson(server, 'theirs');
    const { data } = await server.call(calls.user.sessions, {}, { token: theirs.token });
    const foreign = data.items[0]?.id ?? '';
    const tried = await server.call(calls.user.revokeSession, { session_id: foreign }, { token: mine.token });
    const absent = await server.call(
      calls.user.revokeSession,
      { session_id: '99999999' },
      { token: mine.token },
    );
    expect(tried).toEqual({ ...absent, headers: tried.headers });
    expect((await server.call(calls.user.info, {}, { token: theirs.token })).code).toBe(200);
  });

  it('refuses a cursor that we did not make', async () => {
    const { token } = await registerPerson(server, 'forger');
    const reply = await server.call(calls.user.sessions, { cursor: 'bm9uc2Vuc2U' }, { token });
    expect(reply.data.fields).toEqual({ cursor: 'invalid_format' });
  });
});

describe('changing the login password', () => {
  const change = (
    token: string,
    old_password: string,
    new_password: string,
    confirm_password = new_password,
  ) => server.call(calls.user.updatePassword, { old_password, new_password, confirm_password }, { token });

  it('ends every session and counts from then on', async () => {
    const { token } = await registerPerson(server, 'changer');
    const other = (await login('changer')).data.token;
    expect((await change(token, PASSWORD, 'another password')).code).toBe(200);
    expect((await server.call(calls.user.info, {}, { token })).code).toBe(503);
    expect((await server.call(calls.user.info, {}, { token: other })).code).toBe(503);
    expect((await login('changer')).data.reason).toBe('wrong_credentials');
    const again = await login('changer', 'another password');
    expect(again.code).toBe(200);
    const { items } = (await server.call(calls.notification.list, {}, { token: again.data.token })).data;
    expect(items.map(({ title }) => title)).toContain('Your login password was changed');
  });

  it('refuses a wrong old one, the same one and a differing confirmation', async () => {
    const { token } = await registerPerson(server, 'unchanged');
    expect((await change(token, 'not my password', 'another password')).data.reason).toBe(
      'wrong_old_password',
    );
    expect((await change(token, PASSWORD, PASSWORD)).data.fields).toEqual({ new_password: 'same_as_old' });
    const differing = await change(token, PASSWORD, 'another password', 'yet another one');
    expect(differing.data.fields).toEqual({ confirm_password: 'passwords_do_not_match' });
    expect((await login('unchanged')).code).toBe(200);
  });
});
