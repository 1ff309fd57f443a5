import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { digestOf, PASSWORD, type Person, registerPerson } from '../../testing/people';

const RIGHT = digestOf('481516');
const WRONG = digestOf('000001');
const MINUTE_MS = 60_000;

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const set = ({ token }: Person, request: Record<string, string>) =>
  server.send(calls.wallet.setPassword, request, { token });
const check = ({ token }: Person, password: string) =>
  server.call(calls.wallet.checkPassword, { password }, { token });

const personWithPin = async (): Promise<Person> => {
  count += 1;
  const person = await registerPerson(server, `pin_${count}`);
  expect((await set(person, { password: RIGHT })).code).toBe(200);
  return person;
};

const wrongTries = async (person: Person, tries: number) => {
  let last = await check(person, WRONG);
  for (let tried = 1; tried < tries; tried += 1) last = await check(person, WRONG);
  return last;
};

describe('checking the transaction password', () => {
  it('says that none is set', async () => {
    const person = await registerPerson(server, 'without_pin');
    expect((await check(person, RIGHT)).data.reason).toBe('transaction_password_not_set');
  });

  it('counts down the tries, and a right one takes the count back', async () => {
    const person = await personWithPin();
    expect(await check(person, WRONG)).toMatchObject({
      code: 400,
      data: { reason: 'wrong_transaction_password', tries_left: 4 },
    });
    expect((await wrongTries(person, 3)).data.tries_left).toBe(1);
    expect((await check(person, RIGHT)).code).toBe(200);
    expect((await check(person, WRONG)).data.tries_left).toBe(4);
  });

  it('locks for 15 minutes after five wrong ones, then twice as long each time, up to a day', async () => {
    const person = await personWithPin();
    const minutes: number[] = [];
    for (let lock = 0; lock < 9; lock += 1) {
      const { data } = await wrongTries(person, 5);
      expect(data.reason).toBe('transaction_password_locked');
      const untilMs = new Date(data.until ?? '').getTime();
      minutes.push((untilMs - server.clock.now().getTime()) / MINUTE_MS);
      const whileLocked = await check(person, RIGHT);
      expect(whileLocked.data).toMatchObject({ reason: 'transaction_password_locked', until: data.until });
      server.clock.set(new Date(untilMs));
    }
    expect(minutes).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
    expect((await check(person, RIGHT)).code).toBe(200);
    const { data } = await wrongTries(person, 5);
    expect(new Date(data.until ?? '').getTime() - server.clock.now().getTime()).toBe(15 * MINUTE_MS);
  });

  it('lets no more than five of many tries at the same moment through', async () => {
    const person = await personWithPin();
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => check(person, digestOf(String(300_000 + turn)))),
    );
    const checked = replies.filter((reply) => reply.data.reason === 'wrong_transaction_password');
    expect(checked).toHaveLength(4);
    expect(new Set(checked.map((reply) => reply.data.tries_left))).toEqual(new Set([1, 2, 3, 4]));
    expect((await check(person, RIGHT)).data.reason).toBe('transaction_password_locked');
  });

  it('takes the right one as often as it is sent at the same moment: no lock is told that is none', async () => {
    const person = await personWithPin();
    await wrongTries(person, 3);
    const replies = await Promise.all(Array.from({ length: 12 }, () => check(person, RIGHT)));
    expect(replies.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, () => 200));
  });

  it.each([
    ['digits in clear', '481516', 'invalid_format'],
    ['capital hex', RIGHT.toUpperCase(), 'invalid_format'],
    ['nothing', '', 'required'],
    ['a number', 481516, 'wrong_type'],
  ])('refuses %s', async (_, password, reason) => {
    count += 1;
    const { token } = await registerPerson(server, `form_${count}`);
    const reply = await server.send(calls.wallet.checkPassword, { password }, { token });
    expect(reply).toMatchObject({ code: 400, data: { fields: { password: reason } } });
  });
});

describe('setting the transaction password', () => {
  it.each(['000000', '999999', '123456', '987654', '567890'])(
    'refuses %s, which anyone would try',
    async (digits) => {
      const person = await registerPerson(server, `trivial_${digits}`);
      const reply = await set(person, { password: digestOf(digits) });
      expect(reply.data['fields']).toEqual({ password: 'trivial_password' });
      expect((await check(person, digestOf(digits))).data.reason).toBe('transaction_password_not_set');
    },
  );

  it('needs the old one for a new one', async () => {
    const person = await personWithPin();
    const next = digestOf('161803');
    expect((await set(person, { password: next })).data['fields']).toEqual({ old_password: 'required' });
    const wrong = await set(person, { password: next, old_password: WRONG });
    expect(wrong.data).toMatchObject({ reason: 'wrong_old_password', tries_left: 4 });
    expect((await set(person, { password: RIGHT, old_password: RIGHT })).data['fields']).toEqual({
      password: 'same_as_old',
    });
    expect((await set(person, { password: next, old_password: RIGHT })).code).toBe(200);
    expect((await check(person, next)).code).toBe(200);
    expect((await check(person, RIGHT)).data.reason).toBe('wrong_transaction_password');
  });

  it('counts wrong old ones with all other tries', async () => {
    const person = await personWithPin();
    await wrongTries(person, 4);
    const fifth = await set(person, { password: digestOf('161803'), old_password: WRONG });
    expect(fifth.data['reason']).toBe('transaction_password_locked');
  });

  it('takes the login password instead, and then payouts wait 24 hours', async () => {
    const person = await personWithPin();
    const next = digestOf('271828');
    const wrong = await set(person, { password: next, login_password: 'not my password' });
    expect(wrong.data['reason']).toBe('wrong_login_password');
    expect((await set(person, { password: next, login_password: PASSWORD })).code).toBe(200);
    expect((await check(person, next)).code).toBe(200);
    const [row] = await server.database.query<{ delayed: Date }>(
      'select payout_delayed_until as delayed from account_holder where id = $1',
      [person.holderId],
    );
    expect(row?.delayed.getTime()).toBe(server.clock.now().getTime() + 24 * 60 * MINUTE_MS);
  });

  it('lets one of many first settings at the same moment win, and that one counts', async () => {
    const person = await registerPerson(server, 'many_firsts');
    const choices = ['314159', '271828', '161803', '141421'].map(digestOf);
    const replies = await Promise.all(choices.map((password) => set(person, { password })));
    const won = choices.filter((_, index) => replies[index]?.code === 200);
    expect(won).toHaveLength(1);
    expect((await check(person, won[0] ?? '')).code).toBe(200);
  });

  it('keeps neither digits nor digest', async () => {
    const person = await personWithPin();
    const [row] = await server.database.query<{ pin_hash: string }>(
      'select pin_hash from account_holder where id = $1',
      [person.holderId],
    );
    expect(row?.pin_hash).toMatch(/^\$argon2id\$/);
    expect(row?.pin_hash).not.toContain(RIGHT);
  });
});
