import { calls, type FailureData } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpAt } from '../../plugins/second-steps/totp';
import { startTestServer, type TestServer } from '../../testing';
import { PASSWORD, signInStaff } from '../../testing/people';
import { type SecurityKey, securityKey } from '../../testing/security-key';
import { readDeciders } from './deciding';

const ORIGIN = 'https://portal.example.org';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const ADDRESS = '203.0.113.9';

type Request = NonNullable<FailureData['key_request']>;
type Odd = NonNullable<Parameters<SecurityKey['sign']>[1]>;
type Proof = { totp?: string; key?: ReturnType<SecurityKey['sign']>; recovery_code?: string };

let server: TestServer;
let second = 0;
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: ORIGIN } });
});
afterAll(() => server.close());

const from = (token: string) => ({ token, address: ADDRESS });
const password = PASSWORD;
/** Somebody new, with one key where none is asked for. */
const member = async () => {
  second += 1;
  const username = `member_${second}`;
  const { token, staffId } = await signInStaff(server, username, 'admin', 'finance_checker');
  const key = securityKey(ORIGIN);
  return { username, token, staffId, key };
};
type Member = Awaited<ReturnType<typeof member>>;

const begin = ({ token }: Member, proof: Proof = {}) =>
  server.call(calls.consoleAuth.beginKey, { password, ...proof }, from(token));
const add = async (one: Member, key = one.key, proof: Proof = {}, odd: Odd = {}) => {
  const credential = key.make((await begin(one, proof)).data, odd);
  return server.call(calls.consoleAuth.addKey, { name: 'Blue key', credential }, from(one.token));
};
const withKey = async (): Promise<Member> => {
  const one = await member();
  expect((await add(one)).status).toBe(200);
  return one;
};
const challenge = async ({ token }: Member): Promise<Request> =>
  (await server.call(calls.consoleAuth.beginKey, { password }, from(token))).data.key_request ??
  expect.fail('no key is asked for');
const login = ({ username }: Member, proof: Proof = {}) =>
  server.call(calls.consoleAuth.login, { username, password, ...proof }, { address: ADDRESS });
const asked = async (one: Member): Promise<Request> =>
  (await login(one)).data.key_request ?? expect.fail('no key is asked for');
const acts = ({ staffId }: Member) =>
  server.database.query<{ act: string; after: object }>(
    `select act, after from audit_entry where subject_type = 'staff' and subject_id = $1 order by id`,
    [staffId],
  );

describe('a security key', () => {
  it('is added, and then a password alone signs nobody in; with what the key signs it does', async () => {
    const one = await withKey();
    expect(await login(one)).toMatchObject({
      status: 401,
      data: { reason: 'totp_required', second_steps: ['key'] },
    });
    expect((await login(one, { key: one.key.sign(await asked(one)) })).status).toBe(200);
    expect((await server.call(calls.consoleAuth.me, {}, from(one.token))).data).toMatchObject({ keys: 1 });
    const done = await acts(one);
    expect(done.slice(-2)).toEqual([
      { act: 'consoleAuth.addKey', after: { key: 'Blue key', address: ADDRESS } },
      { act: 'consoleAuth.login', after: { step: 'key', key: 'Blue key', address: ADDRESS } },
    ]);
  });

  it('signs in once with what it signed, and not for five minutes later', async () => {
    const one = await withKey();
    const key = one.key.sign(await asked(one));
    const both = await Promise.all([login(one, { key }), login(one, { key })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const late = one.key.sign(await asked(one));
    server.clock.turn(5 * 60_000);
    expect((await login(one, { key: late })).data.reason).toBe('wrong_credentials');
  });

  it.each<[string, Odd]>([
    ['another page', { origin: 'https://portal.example.org.evil.example' }],
    ['another name', { rpId: 'evil.example' }],
    ['what nobody asked', { challenge: 'AAAA' }],
    ['a copy of the key, which counts for itself', { counter: 1 }],
  ])('signs nobody in for %s', async (_what, odd) => {
    const one = await withKey();
    await login(one, { key: one.key.sign(await asked(one)) });
    const refused = await login(one, { key: one.key.sign(await asked(one), odd) });
    expect(refused).toMatchObject({ status: 401, data: { reason: 'wrong_credentials' } });
    expect((await acts(one)).at(-1)).toEqual({
      act: 'consoleAuth.login.refused',
      after: { username: one.username, address: ADDRESS },
    });
  });

  it('signs nobody else in, nor for what it was asked within a session', async () => {
    const one = await withKey();
    const other = await withKey();
    const mine = one.key.sign(await asked(one));
    expect((await login(other, { key: mine })).data.reason).toBe('wrong_credentials');
    expect((await login(one, { key: other.key.sign(await asked(one)) })).data.reason).toBe(
      'wrong_credentials',
    );
    const key = one.key.sign(await challenge(one));
    expect((await login(one, { key })).data.reason).toBe('wrong_credentials');
  });

  it.each<[string, Odd]>([
    ['another page', { origin: 'https://evil.example' }],
    ['another name', { rpId: 'evil.example' }],
    ['what nobody asked', { challenge: 'AAAA' }],
  ])('is not added by %s', async (_what, odd) => {
    const one = await member();
    expect((await add(one, one.key, {}, odd)).data.reason).toBe('wrong_credentials');
    expect((await acts(one)).at(-1)).toMatchObject({ act: 'consoleAuth.addKey.refused' });
  });

  it('is one person’s', async () => {
    const one = await withKey();
    const other = await member();
    expect((await add(other, one.key)).data.reason).toBe('wrong_credentials');
  });
});

describe('what one does to the own second step', () => {
  it('needs the password and a fresh second step: a session is not enough', async () => {
    const one = await withKey();
    const { token } = one;
    const { keys } = (await server.call(calls.consoleAuth.secondSteps, {}, from(token))).data;
    const id = keys[0]?.id ?? '';
    const wanting = [
      (proof: object) => server.send(calls.consoleAuth.beginKey, { password, ...proof }, from(token)),
      (proof: object) => server.send(calls.consoleAuth.enrolTotp, { password, ...proof }, from(token)),
      (proof: object) =>
        server.send(calls.consoleAuth.makeRecoveryCodes, { password, ...proof }, from(token)),
      (proof: object) => server.send(calls.consoleAuth.removeKey, { id, password, ...proof }, from(token)),
    ];
    for (const act of wanting) {
      expect((await act({})).data['reason']).toBe('totp_required');
      expect((await act({ totp: '123456' })).data['reason']).toBe('wrong_credentials');
      const key = one.key.sign(await challenge(one));
      expect((await act({ password: 'not this one', key })).data['reason']).toBe('wrong_credentials');
    }
    expect((await acts(one)).filter(({ act }) => act.endsWith('.refused'))).toHaveLength(8);
  });

  it('removes a key, never the last second step, and tells all who handle money', async () => {
    const one = await withKey();
    const spare = securityKey(ORIGIN);
    expect((await add(one, spare, { key: one.key.sign(await challenge(one)) })).status).toBe(200);
    const watcher = await member();
    const { keys } = (await server.call(calls.consoleAuth.secondSteps, {}, from(one.token))).data;
    const [newest, oldest] = keys.map(({ id }) => id);
    const remove = async (id = '') =>
      server.call(
        calls.consoleAuth.removeKey,
        { id, password, key: spare.sign(await challenge(one)) },
        from(one.token),
      );
    expect((await remove(oldest)).status).toBe(200);
    expect((await remove(oldest)).data.reason).toBe('no_such_data');
    expect((await remove(newest)).data.reason).toBe('wrong_state');
    expect((await login(one, { key: one.key.sign(await asked(one)) })).data.reason).toBe('wrong_credentials');
    const { items } = (await server.call(calls.consoleStaff.changes, { limit: 2 }, from(watcher.token))).data;
    expect(items.map(({ change, username }) => [change, username])).toEqual([
      ['remove_key', one.username],
      ['add_key', one.username],
    ]);
    expect(
      (await server.call(calls.consoleAuth.me, {}, from(watcher.token))).data.changes_unseen,
    ).toBeGreaterThan(1);
  });

  it('is no change among those who decide', async () => {
    const before = await readDeciders(server.database, server.clock.now());
    const one = await member();
    const made = (await readDeciders(server.database, server.clock.now())).lastChangedAt;
    server.clock.turn(1_000);
    await add(one);
    expect((await readDeciders(server.database, server.clock.now())).lastChangedAt).toEqual(made);
    expect(before.checkers).toBeGreaterThan(0);
  });
});

describe('recovery codes', () => {
  const make = async (one: Member, proof: Proof) =>
    server.call(calls.consoleAuth.makeRecoveryCodes, { password, ...proof }, from(one.token));
  const left = async (one: Member) =>
    (await server.call(calls.consoleAuth.secondSteps, {}, from(one.token))).data.recovery_codes_left;

  it('stand in for the second step once each, and new ones void the old', async () => {
    const one = await withKey();
    const { codes } = (await make(one, { key: one.key.sign(await challenge(one)) })).data;
    expect(new Set(codes).size).toBe(10);
    const [first = '', next = '', third = ''] = codes;
    expect((await login(one)).data.second_steps).toEqual(['key', 'recovery_code']);
    const both = await Promise.all([1, 2].map(() => login(one, { recovery_code: first.toLowerCase() })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await left(one)).toBe(9);
    const renewed = (await make(one, { recovery_code: next })).data.codes;
    expect(await left(one)).toBe(10);
    expect((await login(one, { recovery_code: third })).data.reason).toBe('wrong_credentials');
    expect((await login(one, { recovery_code: renewed[0] ?? '' })).status).toBe(200);
    const kept = JSON.stringify(await server.database.query('select * from staff_recovery_code'));
    expect([...codes, ...renewed].filter((code) => kept.includes(code.replaceAll('-', '')))).toEqual([]);
  });

  it('are nobody else’s, and nobody’s without a second step', async () => {
    const one = await withKey();
    const other = await withKey();
    const { codes } = (await make(one, { key: one.key.sign(await challenge(one)) })).data;
    expect((await login(other, { recovery_code: codes[0] ?? '' })).data.reason).toBe('wrong_credentials');
    expect((await make(await member(), {})).data.reason).toBe('wrong_state');
  });
});

describe('whose only second step is lost', () => {
  it('goes the way of two admins, and decides nothing for 72 hours', async () => {
    const one = await withKey();
    const [maker, checker] = [await member(), await member()];
    const made = await server.call(
      calls.consoleStaff.resetTotp,
      { id: String(one.staffId), reason: 'Lost the key.' },
      from(maker.token),
    );
    const id = made.data.proposal.id;
    expect((await login(one)).data.reason).toBe('totp_required');
    expect((await server.call(calls.consoleProposal.approve, { id }, from(checker.token))).status).toBe(200);
    const again = await login(one);
    expect(again.status).toBe(200);
    const me = (await server.call(calls.consoleAuth.me, {}, from(again.data.token))).data;
    expect(me).toMatchObject({ keys: 0, totp: false });
    expect(Date.parse(me.decides_from)).toBe(server.clock.now().getTime() + 72 * 3_600_000);
  });

  it('the database lets nobody else end it, and no key or code come back', async () => {
    const one = await withKey();
    const asProgram = (text: string) => server.database.query(text, [one.staffId]);
    await expect(
      asProgram(`update staff_key set removed_at = '2100-01-01' where staff_id = $1`),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(asProgram('delete from staff_key where staff_id = $1')).rejects.toMatchObject({
      code: '42501',
    });
    await server.database.query('update staff set totp_secret = $2 where id = $1', [one.staffId, SECRET]);
    await asProgram(`update staff_key set removed_at = '2100-01-01' where staff_id = $1`);
    for (const change of ['removed_at = null', 'staff_id = 1', `public_key = ''`]) {
      await expect(
        server.testDatabase.asOwner(`update staff_key set ${change} where staff_id = ${one.staffId}`),
      ).rejects.toMatchObject({ code: '42501' });
    }
    const totp = totpAt(SECRET, Math.floor(server.clock.now().getTime() / 30_000));
    const { codes } = (
      await server.call(calls.consoleAuth.makeRecoveryCodes, { password, totp }, from(one.token))
    ).data;
    await login(one, { recovery_code: codes[0] ?? '' });
    await expect(
      server.testDatabase.asOwner(
        `update staff_recovery_code set used_at = null where staff_id = ${one.staffId}`,
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
