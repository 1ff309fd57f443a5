import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { PASSWORD, type Person, registerPerson } from '../../../testing/people';
import { type SecurityKey, securityKey } from '../../../testing/security-key';

const ORIGIN = 'https://portal.example.org';
const ADDRESS = '203.0.113.9';
const TRIES = 40;

type Odd = NonNullable<Parameters<SecurityKey['sign']>[1]>;

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({ environment: { PUBLIC_URL: ORIGIN, LIMIT_SIGN_IN: `${TRIES}/5m` } });
});
afterAll(() => server.close());

interface Holder extends Person {
  readonly device: SecurityKey;
}
const person = async (): Promise<Holder> => {
  count += 1;
  return { ...(await registerPerson(server, `passkey_${count}`)), device: securityKey(ORIGIN) };
};
const begin = ({ token }: Person, proof: object = { login_password: PASSWORD }) =>
  server.call(calls.factor.beginPasskey, proof, { token });
const add = async (one: Holder, device = one.device, odd: Odd = {}, proof?: object) => {
  const credential = device.make((await begin(one, proof)).data, odd);
  return server.call(calls.factor.addPasskey, { name: 'Phone', credential }, { token: one.token });
};
const withPasskey = async (): Promise<Holder> => {
  const one = await person();
  expect((await add(one)).code).toBe(200);
  return one;
};
const asked = async () => (await server.call(calls.auth.passkeyOptions, {}, { address: ADDRESS })).data;
const login = (key: ReturnType<SecurityKey['sign']>, address = ADDRESS) =>
  server.call(calls.auth.passkeyLogin, { key }, { address });
const refusedLogin = async (key: ReturnType<SecurityKey['sign']>) => (await login(key)).data.reason;
const confirmation = async ({ token }: Person) =>
  (await server.call(calls.factor.makeRecoveryCodes, {}, { token })).data.key_request ??
  expect.fail('no passkey is asked for');
const notices = async ({ token }: Person) =>
  (await server.call(calls.notification.list, {}, { token })).data.items.map(({ title }) => title);

describe('signing in with a passkey', () => {
  it('needs nothing but what it signed, and tells the device and the list when', async () => {
    const one = await withPasskey();
    const answer = await login(one.device.sign(await asked()));
    expect(answer.code).toBe(200);
    const { token } = answer.data;
    expect((await server.call(calls.user.info, {}, { token })).data.username).toBe(one.username);
    const [row] = (await server.call(calls.factor.list, {}, { token })).data.passkeys;
    expect(row).toMatchObject({ name: 'Phone', last_used_at: server.clock.now().toISOString() });
  });

  it('asks for no account: a stranger learns of none', async () => {
    await withPasskey();
    expect(await asked()).toMatchObject({
      ...{ rpId: 'portal.example.org', userVerification: 'required', allowCredentials: [] },
    });
  });

  it('counts once, also when it is sent twice at the same moment, and not after five minutes', async () => {
    const one = await withPasskey();
    const key = one.device.sign(await asked());
    const both = await Promise.all([login(key), login(key)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
    const late = one.device.sign(await asked());
    server.clock.turn(5 * 60_000);
    expect(await refusedLogin(late)).toBe('passkey_refused');
  });

  it.each<[string, Odd]>([
    ['another page', { origin: 'https://portal.example.org.evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a challenge that nobody made', { challenge: 'AAAA' }],
    ['a copy of the device, which counts for itself', { counter: 1 }],
    ['a device that did not look who holds it', { userVerified: false }],
    ['the account of somebody else', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
  ])('is refused for %s, as an unknown passkey is', async (_what, odd) => {
    const one = await withPasskey();
    expect((await login(one.device.sign(await asked()))).code).toBe(200);
    expect(await refusedLogin(one.device.sign(await asked(), odd))).toBe('passkey_refused');
    expect(await refusedLogin(securityKey(ORIGIN).sign(await asked()))).toBe('passkey_refused');
  });

  it('signs nobody in with what was signed within a session, nor the other way round', async () => {
    const one = await withPasskey();
    expect(await refusedLogin(one.device.sign(await confirmation(one)))).toBe('passkey_refused');
    const key = one.device.sign(await asked());
    const made = await server.call(calls.factor.makeRecoveryCodes, { key }, { token: one.token });
    expect(made.data.reason).toBe('second_step_wrong');
  });

  it('signs a blocked account in as its password does, and a removed passkey nobody', async () => {
    const one = await withPasskey();
    await server.testDatabase.asOwner(
      `update account_holder set state = 'disabled' where id = ${one.holderId}`,
    );
    expect((await login(one.device.sign(await asked()))).code).toBe(200);
    await server.testDatabase.asOwner(
      `update passkey set removed_at = '2100-01-01' where holder_id = ${one.holderId}`,
    );
    expect(await refusedLogin(one.device.sign(await asked()))).toBe('passkey_refused');
  });

  it('counts what fails by address, past which one a minute is left; what succeeds is given back', async () => {
    const one = await withPasskey();
    const address = '203.0.113.77';
    const key = securityKey(ORIGIN).sign({ challenge: 'AAAA', rpId: 'x', userVerification: 'required' });
    for (let tried = 0; tried < TRIES; tried += 1) await login(key, address);
    expect((await login(key, address)).data.reason).toBe('passkey_refused');
    expect((await login(key, address)).data.reason).toBe('throttled');
    const elsewhere = one.device.sign(await asked());
    expect((await login(elsewhere, '203.0.113.78')).code).toBe(200);
  });
});

describe('adding a passkey', () => {
  it('needs the login password, and a session alone changes nothing', async () => {
    const one = await person();
    expect((await begin(one, {})).data).toMatchObject({ fields: { login_password: 'required' } });
    expect((await begin(one, { login_password: 'not this one' })).data.reason).toBe('wrong_login_password');
    expect((await begin(one, { totp: '123456' })).data.reason).toBe('invalid_fields');
    expect((await begin(one, { by_sign_in: true })).data.reason).toBe('invalid_fields');
  });

  it('shows recovery codes with the first factor alone, leaves a notice and is on record', async () => {
    const one = await person();
    const first = await add(one);
    expect(new Set(first.data.recovery_codes).size).toBe(10);
    const key = one.device.sign(await confirmation(one));
    const second = await add(one, securityKey(ORIGIN), {}, { key });
    expect(second).toMatchObject({ code: 200, data: { recovery_codes: null } });
    expect(await notices(one)).toEqual(['Passkey added', 'Passkey added']);
    const acts = await server.database.query<{ act: string; after: object }>(
      'select act, after from audit_entry where holder_id = $1 order by id',
      [one.holderId],
    );
    expect(acts.at(-1)).toEqual({ act: 'factor.addPasskey', after: { name: 'Phone' } });
  });

  it('needs a factor once one is on: a stolen password adds none', async () => {
    const one = await withPasskey();
    const refused = await begin(one);
    expect(refused.data).toMatchObject({
      ...{ reason: 'second_step_needed', second_steps: ['key', 'recovery_code'] },
    });
    expect((await begin(one, { totp: '123456', login_password: PASSWORD })).data.reason).toBe(
      'second_step_wrong',
    );
  });

  it.each<[string, Odd]>([
    ['another page', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a challenge that nobody made', { challenge: 'AAAA' }],
    ['a device that did not look who holds it', { userVerified: false }],
  ])('is refused for %s', async (_what, odd) => {
    expect((await add(await person(), undefined, odd)).data.reason).toBe('passkey_refused');
  });

  it('is refused for somebody else’s, and for what somebody else was asked', async () => {
    const one = await withPasskey();
    const other = await person();
    expect((await add(other, one.device)).data.reason).toBe('passkey_refused');
    const credential = securityKey(ORIGIN).make((await begin(other)).data);
    const crossed = await server.call(
      calls.factor.addPasskey,
      { name: 'x', credential },
      { token: (await person()).token },
    );
    expect(crossed.data.reason).toBe('passkey_refused');
  });

  it('twice at the same moment adds it once, with one set of recovery codes', async () => {
    const one = await person();
    const made = [securityKey(ORIGIN), securityKey(ORIGIN)].map(async (device) =>
      device.make((await begin(one)).data),
    );
    const credentials = await Promise.all(made);
    const answers = await Promise.all(
      credentials.map((credential) =>
        server.call(calls.factor.addPasskey, { name: 'Phone', credential }, { token: one.token }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual([200, 200]);
    expect(answers.filter(({ data }) => data.recovery_codes !== null)).toHaveLength(1);
  });
});

describe('removing and renaming a passkey', () => {
  const own = async ({ token }: Person) =>
    (await server.call(calls.factor.list, {}, { token })).data.passkeys[0]?.id ?? '';

  it('takes the password too, delays payouts by 24 hours, and voids the recovery codes', async () => {
    const one = await withPasskey();
    const id = await own(one);
    const remove = (proof: object) =>
      server.call(calls.factor.removePasskey, { id, ...proof }, { token: one.token });
    expect((await remove({})).data.reason).toBe('second_step_needed');
    expect((await remove({ login_password: 'not this one' })).data.reason).toBe('wrong_login_password');
    expect((await remove({ login_password: PASSWORD })).code).toBe(200);
    expect((await remove({ login_password: PASSWORD })).data.reason).toBe('no_such_data');
    expect((await notices(one)).slice(0, 2).sort()).toEqual([
      'Passkey removed',
      'Payouts are on hold for 24 hours',
    ]);
    const { rules } = (await server.call(calls.withdrawal.eligibility, { amount: 100 }, { token: one.token }))
      .data;
    expect(rules.find(({ rule }) => rule === 'password_cooled')).toMatchObject({
      ...{ passed: false, cost_to_clear: 0 },
      earliest_at: new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    });
    const { data } = await server.call(calls.factor.list, {}, { token: one.token });
    expect(data).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  });

  it('of another is neither', async () => {
    const one = await withPasskey();
    const id = await own(one);
    const { token } = await withPasskey();
    const removed = await server.call(
      calls.factor.removePasskey,
      { id, login_password: PASSWORD },
      { token },
    );
    expect(removed.data.reason).toBe('no_such_data');
    const renamed = await server.call(calls.factor.renamePasskey, { id, name: 'Mine' }, { token });
    expect(renamed.data.reason).toBe('no_such_data');
    const mine = await server.call(calls.factor.renamePasskey, { id, name: 'Mine' }, { token: one.token });
    expect(mine.data.passkey.name).toBe('Mine');
  });
});

it('the database lets no passkey come back, change or go', async () => {
  const { holderId } = await withPasskey();
  const where = `where holder_id = ${holderId}`;
  await server.testDatabase.asOwner(`update passkey set removed_at = '2100-01-01' ${where}`);
  for (const statement of [
    `update passkey set removed_at = null ${where}`,
    `update passkey set public_key = '' ${where}`,
    `delete from passkey ${where}`,
    `update holder_recovery_code set created_at = '2100-01-01' ${where}`,
    `delete from holder_recovery_code ${where}`,
  ]) {
    await expect(server.testDatabase.asOwner(statement)).rejects.toMatchObject({ code: '42501' });
  }
});
