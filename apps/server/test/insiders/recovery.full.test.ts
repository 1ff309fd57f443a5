import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../src/testing';
import { BANK_CARD } from '../../src/testing/client';
import { digestOf, PASSWORD, type Person, registerPerson, signInStaff } from '../../src/testing/people';

const HOUR_MS = 3_600_000;
const PIN = digestOf('246813');
const THEIRS = digestOf('975310');
const STOLEN = 'a stolen harbour';
let server: TestServer;
let maker: string;
let checker: string;

const signInDesk = async (username: string): Promise<string> =>
  (await server.call(calls.consoleAuth.login, { username, password: PASSWORD })).data.token;
beforeAll(async () => {
  server = await startTestServer();
  await signInStaff(server, 'insider_one', 'support', 'finance_maker');
  await signInStaff(server, 'insider_two', 'finance_checker');
});
afterAll(() => server.close());

/** A holder with a destination, and with a transaction password where it is said. */
const victim = async (username: string, hasPin: boolean): Promise<Person> => {
  const person = await registerPerson(server, username);
  const { token } = person;
  if (hasPin) await server.call(calls.wallet.setPassword, { password: PIN }, { token });
  const set = await server.send(
    calls.payout.edit,
    { ...BANK_CARD, ...(hasPin ? { password: PIN } : {}) },
    { token },
  );
  expect(set.code).toBe(200);
  return person;
};

/** What two do who want an account: a case of their own, a check that nobody made, two signatures, a new password. */
const takeOver = async (username: string) => {
  maker = await signInDesk('insider_one');
  checker = await signInDesk('insider_two');
  const { case_number, secret } = (await server.call(calls.guest.open, { name: 'X', text: 'mine' })).data;
  const listed = await server.call(calls.consoleSupport.conversations, { limit: 50 }, { token: maker });
  const conversation_id = listed.data.items.find(({ guest }) => guest?.case_number === case_number)?.id ?? '';
  const stated = { account: username, check: 'identity_document', reason: 'Seen, they say' } as const;
  const proposed = await server.call(
    calls.consoleRecovery.propose,
    { conversation_id, ...stated },
    { token: maker },
  );
  const { id } = proposed.data;
  if (id === undefined) return { refused: proposed.data.reason };
  const { flags } = (await server.call(calls.consoleProposal.detail, { id }, { token: checker })).data;
  const acknowledged = flags.map(({ key }) => key);
  await server.call(calls.consoleProposal.approve, { id, acknowledged }, { token: checker });
  return {
    set: () => {
      const passwords = { new_password: STOLEN, confirm_password: STOLEN };
      return server.call(calls.recovery.setPasswordInCase, { case_number, secret, ...passwords });
    },
  };
};

const enter = async (username: string): Promise<string> =>
  (await server.call(calls.auth.login, { username, password: STOLEN })).data.token;

/** The rules that money of any amount must pass. */
const OF_TIME: readonly string[] = [
  'password_set',
  'password_unlocked',
  'password_cooled',
  'payout_set',
  'payout_cooled',
];

/** Tries every hour whatever could bring money out, and answers after how many hours a payout is allowed. */
const hoursUntilPayout = async (token: string): Promise<number> => {
  for (let hours = 0; hours < 100; hours += 1) {
    const request = { password: THEIRS, login_password: STOLEN };
    const isTheirs =
      (await server.call(calls.wallet.checkPassword, { password: THEIRS }, { token })).code === 200;
    if (!isTheirs) await server.call(calls.wallet.setPassword, request, { token });
    const { rules } = (await server.call(calls.withdrawal.eligibility, {}, { token })).data;
    const waits = rules.filter(({ rule, passed }) => OF_TIME.includes(rule) && !passed);
    if (isTheirs && waits.length === 0) return hours;
    server.clock.turn(HOUR_MS);
  }
  return Number.POSITIVE_INFINITY;
};

describe('two insiders who set the login password of a holder anew for themselves', () => {
  it('get no money out for 48 hours where there is a transaction password', async () => {
    const { username } = await victim('with_everything', true);
    await (await takeOver(username)).set?.();
    const token = await enter(username);
    expect([48, 49]).toContain(await hoursUntilPayout(token));
  });

  it('get none out for 24 hours where there is none', async () => {
    const { username } = await victim('without_pin', false);
    await (await takeOver(username)).set?.();
    expect([24, 25]).toContain(await hoursUntilPayout(await enter(username)));
  });

  it('are stopped by one tap of the holder, and are on their record by two numbers', async () => {
    const { username, token } = await victim('watchful', true);
    const { set } = await takeOver(username);
    const notices = (await server.call(calls.notification.list, {}, { token })).data.items;
    expect(notices.map(({ title }) => title)).toContain('Somebody asked to reset your login password');
    expect((await server.call(calls.recovery.veto, {}, { token })).code).toBe(200);
    expect((await set?.())?.data.reason).toBe('recovery_not_open');
    expect((await server.call(calls.user.info, {}, { token })).code).toBe(200);
    const acts = (await server.call(calls.statement.staffActs, { limit: 50 }, { token })).data.items;
    const names = acts
      .filter(({ act }) => act.endsWith('password_recovery'))
      .map(({ act, number }) => [act, number]);
    expect(names.map(([act]) => act)).toEqual(['approved.password_recovery', 'propose.password_recovery']);
    expect(new Set(names.map(([, number]) => number)).size).toBe(2);
  });

  it('do not let payouts wait over and over', async () => {
    const { username } = await victim('again', true);
    await (await takeOver(username)).set?.();
    server.clock.turn(25 * HOUR_MS);
    expect(await takeOver(username)).toEqual({ refused: 'recovered_lately' });
  });
});
