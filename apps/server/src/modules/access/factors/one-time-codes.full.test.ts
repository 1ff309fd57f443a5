import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpAt } from '../../../plugins/second-steps/totp';
import { startTestServer, type TestServer } from '../../../testing';
import { digestOf, PASSWORD, type Person, registerPerson } from '../../../testing/people';
import { seal, unseal } from './seal';

const STEP_MS = 30_000;
const HOUR_MS = 3_600_000;

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMIT_SIGN_IN_ACCOUNT: '500/1h', LIMIT_SIGN_IN: '900/5m' },
  });
});
afterAll(() => server.close());

interface Holder extends Person {
  readonly secret: string;
  readonly codes: readonly string[];
}

const person = async (): Promise<Person> => {
  count += 1;
  return registerPerson(server, `codes_${count}`);
};
/** The code of a secret, so many steps from now. */
const codeOf = (secret: string, away = 0): string =>
  totpAt(secret, Math.floor(server.clock.now().getTime() / STEP_MS) + away);
const wrongFor = (secret: string): string => {
  const right = [-1, 0, 1].map((away) => codeOf(secret, away));
  return ['111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
};
const begin = ({ token }: Person, proof: object = { login_password: PASSWORD }) =>
  server.call(calls.factor.beginTotp, proof, { token });
const confirm = ({ token }: Person, totp: string) =>
  server.call(calls.factor.confirmTotp, { totp }, { token });
const withCodes = async (): Promise<Holder> => {
  const one = await person();
  const { secret } = (await begin(one)).data;
  const { data, code } = await confirm(one, codeOf(secret));
  expect(code).toBe(200);
  // The code that turned them on is used up.
  server.clock.turn(STEP_MS);
  return { ...one, secret, codes: data.recovery_codes ?? [] };
};
const login = ({ username }: Person, step: object = {}, password = PASSWORD) =>
  server.call(calls.auth.login, { username, password, ...step });
const end = ({ token }: Person, proof: object) => server.call(calls.factor.endTotp, proof, { token });
const notices = async ({ token }: Person) =>
  (await server.call(calls.notification.list, {}, { token })).data.items.map(({ title }) => title);
const sessionsOf = async ({ holderId }: Person) =>
  (await server.database.query('select 1 from session where holder_id = $1', [holderId])).length;
const factors = async ({ token }: Person) => (await server.call(calls.factor.list, {}, { token })).data;

describe('turning one-time codes on', () => {
  it('takes the login password, then the first code, and shows recovery codes', async () => {
    const one = await person();
    expect((await begin(one, {})).data).toMatchObject({ fields: { login_password: 'required' } });
    expect((await confirm(one, '123456')).data.reason).toBe('wrong_state');
    const { secret, uri } = (await begin(one)).data;
    expect(uri).toContain(`secret=${secret}`);
    expect((await confirm(one, wrongFor(secret))).data.reason).toBe('second_step_wrong');
    expect((await login(one)).code).toBe(200);
    expect((await confirm(one, codeOf(secret))).data.recovery_codes).toHaveLength(10);
    // The login before it told of a device that was not known.
    expect((await notices(one))[0]).toBe('One-time codes turned on');
    expect((await begin(one, { login_password: PASSWORD })).data.reason).toBe('second_step_needed');
  });

  it('keeps no secret and no code that can be read', async () => {
    const one = await withCodes();
    const kept = await server.database.query(
      `select encode(secret, 'escape') as secret, encode(secret, 'hex') as hex, c.code_hash
         from holder_totp t join holder_recovery_code c using (holder_id) where holder_id = $1`,
      [one.holderId],
    );
    const text = JSON.stringify(kept);
    expect(text).not.toContain(one.secret);
    expect(text).not.toContain(Buffer.from(one.secret).toString('hex'));
    expect(one.codes.filter((code) => text.includes(code.replaceAll('-', '')))).toEqual([]);
  });

  it('seals a secret for one holder alone', () => {
    const key = Buffer.alloc(32, 7);
    const sealed = seal(key, 1, 'GEZDGNBV');
    expect(unseal(key, 1, sealed)).toBe('GEZDGNBV');
    expect(unseal(key, 2, sealed)).toBeNull();
    expect(unseal(Buffer.alloc(32, 8), 1, sealed)).toBeNull();
  });
});

describe('signing in with one-time codes on', () => {
  it('asks for one before any session is made, and tells nothing to a wrong password', async () => {
    const one = await withCodes();
    const before = await sessionsOf(one);
    expect(await login(one)).toMatchObject({
      code: 400,
      data: { reason: 'second_step_needed', second_steps: ['totp', 'recovery_code'] },
    });
    const wrong = await login(one, { totp: codeOf(one.secret) }, 'not this one');
    expect(wrong.data).toEqual({ reason: 'wrong_credentials' });
    expect((await login(one, { totp: wrongFor(one.secret) })).data.reason).toBe('second_step_wrong');
    expect(await sessionsOf(one)).toBe(before);
    expect((await login(one, { totp: codeOf(one.secret) })).code).toBe(200);
    expect(await sessionsOf(one)).toBe(before + 1);
  });

  it('takes each code once, also of two at the same moment, and none of an earlier step after it', async () => {
    const one = await withCodes();
    const totp = codeOf(one.secret);
    const both = await Promise.all([login(one, { totp }), login(one, { totp })]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
    expect((await login(one, { totp: codeOf(one.secret, -1) })).data.reason).toBe('second_step_wrong');
    expect((await login(one, { totp: codeOf(one.secret, 1) })).code).toBe(200);
  });

  it('takes one of a clock that is half a minute off, no more', async () => {
    const one = await withCodes();
    expect((await login(one, { totp: codeOf(one.secret, 2) })).data.reason).toBe('second_step_wrong');
    const late = codeOf(one.secret);
    server.clock.turn(STEP_MS);
    expect((await login(one, { totp: late })).code).toBe(200);
    const tooLate = codeOf(one.secret);
    server.clock.turn(2 * STEP_MS);
    expect((await login(one, { totp: tooLate })).data.reason).toBe('second_step_wrong');
  });

  it('takes a recovery code once in its place, tells the person, and delays payouts', async () => {
    const one = await withCodes();
    const [code = ''] = one.codes;
    const tries = [1, 2].map(() =>
      login(one, { recovery_code: ` ${code.toLowerCase().replaceAll('-', ' ')}` }),
    );
    const both = await Promise.all(tries);
    expect(both.map((answer) => answer.code).sort()).toEqual([200, 400]);
    expect((await factors(one)).recovery_codes_left).toBe(9);
    expect(await notices(one)).toEqual(
      expect.arrayContaining(['A recovery code was used', 'Payouts are on hold for 24 hours']),
    );
    const other = await withCodes();
    expect((await login(other, { recovery_code: one.codes[1] ?? '' })).data.reason).toBe('second_step_wrong');
  });

  it('counts wrong codes before they are looked at: five an hour whatever comes at once, and the person is told', async () => {
    const one = await withCodes();
    const wrong = wrongFor(one.secret);
    const tries = Array.from({ length: 12 }, () => login(one, { totp: wrong }));
    const reasons = (await Promise.all(tries)).map(({ data }) => data.reason);
    expect(reasons.filter((reason) => reason === 'second_step_wrong')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'throttled')).toHaveLength(7);
    expect((await login(one, { totp: codeOf(one.secret) })).data.reason).toBe('throttled');
    expect((await notices(one)).filter((title) => title.startsWith('Someone is trying codes'))).toHaveLength(
      1,
    );
    server.clock.turn(HOUR_MS);
    expect((await login(one, { totp: codeOf(one.secret) })).code).toBe(200);
  });

  it('at most twenty a day, and none of the tries of the person who is signed in', async () => {
    const one = await withCodes();
    server.clock.turn(24 * HOUR_MS - (server.clock.now().getTime() % (24 * HOUR_MS)));
    let wrong = 0;
    for (let hour = 0; hour < 6; hour += 1) {
      for (let tried = 0; tried < 5; tried += 1) {
        const { data } = await login(one, { totp: wrongFor(one.secret) });
        if (data.reason === 'second_step_wrong') wrong += 1;
      }
      server.clock.turn(HOUR_MS);
    }
    expect(wrong).toBe(20);
    const made = await server.call(
      calls.factor.makeRecoveryCodes,
      { totp: codeOf(one.secret) },
      { token: one.token },
    );
    expect(made.code).toBe(200);
  });

  it('signs a blocked account in all the same', async () => {
    const one = await withCodes();
    await server.testDatabase.asOwner(
      `update account_holder set state = 'deleted' where id = ${one.holderId}`,
    );
    expect((await login(one)).data.reason).toBe('second_step_needed');
    expect((await login(one, { totp: codeOf(one.secret) })).code).toBe(200);
  });

  it('asks again after the login password was changed: it turns nothing off', async () => {
    const one = await withCodes();
    const next = 'another quiet harbour';
    const change = { old_password: PASSWORD, new_password: next, confirm_password: next };
    expect((await server.call(calls.user.updatePassword, change, { token: one.token })).code).toBe(200);
    expect((await login(one, {}, next)).data.reason).toBe('second_step_needed');
  });
});

describe('turning one-time codes off', () => {
  it('takes the password of who lost the phone, tells the person, and delays payouts once in 30 days', async () => {
    const one = await withCodes();
    expect((await end(one, {})).data.reason).toBe('second_step_needed');
    expect((await end(one, { totp: wrongFor(one.secret) })).data.reason).toBe('second_step_wrong');
    expect((await end(one, { login_password: PASSWORD })).code).toBe(200);
    expect((await end(one, { login_password: PASSWORD })).data.reason).toBe('wrong_state');
    expect((await login(one)).code).toBe(200);
    expect(await factors(one)).toMatchObject({ totp_since: null, recovery_codes_left: 0 });
    expect(await notices(one)).toEqual(
      expect.arrayContaining(['One-time codes turned off', 'Payouts are on hold for 24 hours']),
    );
    expect((await login(one, { recovery_code: one.codes[0] ?? '' })).code).toBe(200);
  });

  it('a code proves it as well, once', async () => {
    const one = await withCodes();
    const totp = codeOf(one.secret);
    const both = await Promise.all([end(one, { totp }), end(one, { totp })]);
    expect(both.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1);
  });
});

describe('changing where payouts go', () => {
  const CARD = {
    method: 'bank_card',
    ...{ card_name: 'Harbour Bank', user_name: 'Anna Berg', mobile: '+44 20 7946 0000' },
    ...{ bank_account: 'GB29 NWBK 6016 1331', branch_name: 'Pier', bank_address: '1 Quay' },
  } as const;
  const edit = ({ token }: Person, more: object = {}) =>
    server.call(calls.payout.edit, { ...CARD, ...more }, { token });

  it('asks for a code beside the transaction password, and counts it once', async () => {
    const one = await withCodes();
    const password = digestOf('481516');
    await server.call(calls.wallet.setPassword, { password }, { token: one.token });
    expect((await edit(one, { totp: codeOf(one.secret) })).data).toMatchObject({
      fields: { password: 'required' },
    });
    expect((await edit(one, { password })).data).toMatchObject({
      ...{ reason: 'second_step_needed', second_steps: ['totp', 'recovery_code'] },
    });
    expect((await edit(one, { password, totp: wrongFor(one.secret) })).data.reason).toBe('second_step_wrong');
    expect((await server.call(calls.payout.detail, {}, { token: one.token })).data).toBeNull();
    const totp = codeOf(one.secret);
    expect((await edit(one, { password, totp })).code).toBe(200);
    expect((await edit(one, { password, totp, card_name: 'Other' })).data.reason).toBe('second_step_wrong');
  });

  it('asks for nothing where no factor is on, and the first destination counts at once', async () => {
    const { data, code } = await edit(await person());
    expect(code).toBe(200);
    expect(Date.parse(data.usable_from)).toBeLessThanOrEqual(server.clock.now().getTime());
  });

  it('waits 24 hours, the first destination too, after a factor was given up', async () => {
    const one = await withCodes();
    // A delay of some days ago, within which no new one begins.
    await server.testDatabase.asOwner(
      `update account_holder set payout_delayed_until = '${new Date(server.clock.now().getTime() - 5 * 24 * HOUR_MS).toISOString()}'
        where id = ${one.holderId}`,
    );
    expect((await end(one, { login_password: PASSWORD })).code).toBe(200);
    const { data } = await edit(one);
    expect(Date.parse(data.usable_from)).toBe(server.clock.now().getTime() + 24 * HOUR_MS);
  });
});
