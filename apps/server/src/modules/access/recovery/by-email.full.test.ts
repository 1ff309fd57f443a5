import { calls } from '@fairlead/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { type MailServer, startMailServer } from '../../../testing/mail-server';
import { digestOf, registerPerson } from '../../../testing/people';
import {
  DAY_MS,
  FRESH,
  HOUR_MS,
  linkFor,
  logInAs,
  mailEnvironment,
  payoutsWait,
  reachable,
  setBy,
  titlesOf,
} from '../../../testing/recovery-fixture';

const MINUTE_MS = 60_000;
const INVALID = { code: 400, data: { reason: 'recovery_link_invalid' } };

let server: TestServer;
let inbox: MailServer;
beforeAll(async () => {
  inbox = await startMailServer();
  server = await startTestServer({ environment: mailEnvironment(inbox) });
});
afterAll(async () => {
  await server.close();
  await inbox.close();
});
beforeEach(() => {
  inbox.mails.length = 0;
});

describe('a link by e-mail', () => {
  it('sets a new password once, signs out everywhere, lets payouts wait 24 hours, and tells the holder', async () => {
    const { token: before, holderId } = await reachable(server, 'forgot_one');
    const token = await linkFor(server, inbox, 'forgot_one');
    const mail = inbox.mails.at(-1);
    expect(mail?.subject).toBe('Set a new password');
    expect(mail?.text).toContain('forgot_one');
    const set = await setBy(server, token);
    const until = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
    expect(set).toMatchObject({ code: 200, data: { payouts_wait_until: until } });
    expect((await server.call(calls.user.info, {}, { token: before })).code).toBe(503);
    expect((await logInAs(server, 'forgot_one')).data.reason).toBe('wrong_credentials');
    const { data } = await logInAs(server, 'forgot_one', FRESH);
    expect(await payoutsWait(server, data.token)).toBe(until);
    expect(await titlesOf(server, data.token)).toContain('Your login password was reset');
    expect(await setBy(server, token, 'a third harbour')).toMatchObject(INVALID);
    const acts = await server.testDatabase.asOwner<{ act: string }>(
      `select act from audit_entry where holder_id = $1 and act = 'recovery.setPassword'`,
      [holderId],
    );
    expect(acts).toHaveLength(1);
  });

  it('is found by the e-mail address too, and keeps no secret behind', async () => {
    await reachable(server, 'by_address');
    await server.call(calls.recovery.ask, { account: 'By_Address@example.org' });
    await server.runJobs();
    const letter = inbox.mails.findLast(({ text }) => text.includes('token='));
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? 'none';
    for (const table of ['recovery', 'channel_message', 'recovery_request', 'audit_entry', 'notification']) {
      const rows = await server.testDatabase.asOwner<{ text: string }>(
        `select t::text as text from ${table} t`,
      );
      for (const { text } of rows) expect(text).not.toContain(token);
    }
    expect((await setBy(server, token)).code).toBe(200);
  });

  it('is good for 30 minutes, and the newest alone counts', async () => {
    await reachable(server, 'slow_one');
    const first = await linkFor(server, inbox, 'slow_one');
    const second = await linkFor(server, inbox, 'slow_one');
    expect(await setBy(server, first)).toMatchObject(INVALID);
    server.clock.turn(30 * MINUTE_MS);
    expect(await setBy(server, second)).toMatchObject(INVALID);
    expect((await logInAs(server, 'slow_one')).code).toBe(200);
  });

  it('refuses weak passwords at their field and stays good', async () => {
    await reachable(server, 'weak_one');
    const token = await linkFor(server, inbox, 'weak_one');
    for (const [password, reason] of [
      ['password1', 'common_password'],
      ['weak_one', 'same_as_username'],
    ] as const) {
      const refused = await setBy(server, token, password);
      expect(refused.data.fields).toEqual({ new_password: reason });
    }
    expect((await setBy(server, token)).code).toBe(200);
  });

  it('used twice at once sets one password', async () => {
    await reachable(server, 'twice_one');
    const token = await linkFor(server, inbox, 'twice_one');
    const tries = await Promise.all(
      ['harbour one two', 'harbour three four'].map((one) => setBy(server, token, one)),
    );
    expect(tries.map(({ code }) => code).sort()).toEqual([200, 400]);
    const winner = tries[0]?.code === 200 ? 'harbour one two' : 'harbour three four';
    expect((await logInAs(server, 'twice_one', winner)).code).toBe(200);
  });

  it('goes out to who asked after one whose link cannot be made', async () => {
    const [poisoned, next] = [await reachable(server, 'poisoned'), await reachable(server, 'next_one')];
    const { asOwner } = server.testDatabase;
    const linked = async () => {
      const text = 'select holder_id from recovery where holder_id = any($1) order by holder_id';
      const rows = await asOwner<{ holder_id: number }>(text, [[poisoned.holderId, next.holderId]]);
      return rows.map(({ holder_id: holderId }) => holderId);
    };
    await asOwner(`alter table recovery add constraint poison check (holder_id <> ${poisoned.holderId})`);
    for (const account of ['poisoned', 'next_one']) await server.call(calls.recovery.ask, { account });
    const job = server.jobs.find(({ name }) => name === 'recovery links') ?? expect.fail('no such job');
    await expect(job.run()).rejects.toThrow();
    expect(await linked()).toEqual([next.holderId]);
    await asOwner('alter table recovery drop constraint poison');
    await job.run();
    expect(await linked()).toEqual([poisoned.holderId, next.holderId]);
  });

  it('goes out three times at most while one is good', async () => {
    await reachable(server, 'pestered');
    for (let count = 0; count < 5; count += 1) await linkFor(server, inbox, 'pestered');
    expect(inbox.mails.filter(({ to }) => to.includes('pestered@example.org'))).toHaveLength(3);
  });
});

describe('who has an account', () => {
  const asked = async (account: string) => {
    const { status, code, msg, data } = await server.call(calls.recovery.ask, { account });
    return { status, code, msg, data };
  };

  it('is told to nobody who asks: known, unknown, unverified and closed are answered alike', async () => {
    await reachable(server, 'known_name');
    await registerPerson(server, 'unverified');
    const answers: unknown[] = [];
    for (const account of ['known_name', 'nobody_at_all', 'unverified', 'unverified@example.org', 'x@y.z']) {
      answers.push(await asked(account));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await server.runJobs();
    expect(inbox.mails.flatMap(({ to }) => to)).toEqual(['known_name@example.org']);
  });

  it('costs the same statements in the request, whoever is named', async () => {
    await reachable(server, 'timed_name');
    const { database } = server;
    const counted = async (account: string): Promise<string> => {
      const texts: string[] = [];
      const real = database.query;
      const rows = () =>
        server.testDatabase.asOwner<{ count: number }>('select count(*)::int as count from recovery');
      const before = await rows();
      Object.assign(database, {
        query: (...given: Parameters<typeof real>) => {
          texts.push(given[0]);
          return real(...given);
        },
      });
      await asked(account);
      Object.assign(database, { query: real });
      expect(await rows()).toEqual(before);
      return texts.join('\n');
    };
    expect(await counted('timed_name')).toBe(await counted('unheard_of_name'));
  });

  it('is counted by address', async () => {
    const strict = await startTestServer({ environment: { ...mailEnvironment(inbox), LIMIT_CODE: '3/30m' } });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      const options = { address: '203.0.113.7' };
      statuses.push((await strict.call(calls.recovery.ask, { account: `name_${count}` }, options)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    await strict.close();
  });

  it('says where no e-mails are sent, and keeps nobody waiting', async () => {
    const silent = await startTestServer();
    expect((await silent.call(calls.recovery.ask, { account: 'anybody' })).data.by_email).toBe(false);
    await silent.close();
  });
});

describe('a payout', () => {
  const PIN = digestOf('246813');
  const setPin = (token: string, request: Record<string, unknown>) =>
    server.send(calls.wallet.setPassword, { password: digestOf('975310'), ...request }, { token });

  it('is not hurried: the new login password makes no transaction password while payouts wait', async () => {
    const { token } = await reachable(server, 'with_pin');
    expect((await setPin(token, { password: PIN })).code).toBe(200);
    const { data: set } = await setBy(server, await linkFor(server, inbox, 'with_pin'));
    const fresh = (await logInAs(server, 'with_pin', FRESH)).data.token;
    const refused = await setPin(fresh, { login_password: FRESH });
    expect(refused.data).toMatchObject({ reason: 'recovery_runs', until: set.payouts_wait_until });
    expect((await setPin(fresh, { old_password: PIN })).code).toBe(200);
    server.clock.turn(DAY_MS);
    expect((await setPin(fresh, { password: PIN, login_password: FRESH })).code).toBe(200);
    const until = new Date(server.clock.now().getTime() + DAY_MS).toISOString();
    expect(await payoutsWait(server, fresh)).toBe(until);
  });

  it('is not hurried where none was set either', async () => {
    await reachable(server, 'without_pin');
    await setBy(server, await linkFor(server, inbox, 'without_pin'));
    const fresh = (await logInAs(server, 'without_pin', FRESH)).data.token;
    expect((await setPin(fresh, { password: PIN })).data).toMatchObject({ reason: 'recovery_runs' });
    server.clock.turn(DAY_MS);
    expect((await setPin(fresh, { password: PIN })).code).toBe(200);
  });

  it('waits 24 hours from each, never less; and not for ever: two in 30 days, then no link', async () => {
    await reachable(server, 'again_and_again');
    await setBy(server, await linkFor(server, inbox, 'again_and_again'));
    server.clock.turn(23 * HOUR_MS);
    const { data } = await setBy(server, await linkFor(server, inbox, 'again_and_again'), 'a second harbour');
    expect(data.payouts_wait_until).toBe(new Date(server.clock.now().getTime() + DAY_MS).toISOString());
    server.clock.turn(DAY_MS);
    inbox.mails.length = 0;
    expect(await linkFor(server, inbox, 'again_and_again')).toBe('');
    expect(inbox.mails.map(({ subject }) => subject)).toContain('No new link for now');
    server.clock.turn(29 * DAY_MS);
    expect(await linkFor(server, inbox, 'again_and_again')).not.toBe('');
  });
});

describe('a new device', () => {
  const NOTICE = 'New login';
  const IPHONE = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' };
  const signIn = async (username: string, headers: Record<string, string>, password?: string) => {
    const request = { username, password: password ?? 'a good password' };
    const reply = await server.call(calls.auth.login, request, { headers });
    return { token: reply.data.token, cookie: String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
  };
  const told = async (token: string) =>
    (await titlesOf(server, token)).filter((title) => title === NOTICE).length;

  it('is told of once, not of a known one, and at most five times a day', async () => {
    const { token } = await registerPerson(server, 'many_devices');
    const { cookie } = await signIn('many_devices', IPHONE);
    expect(await told(token)).toBe(1);
    await signIn('many_devices', { cookie, ...IPHONE });
    expect(await told(token)).toBe(1);
    for (let count = 0; count < 6; count += 1) await signIn('many_devices', IPHONE);
    expect(await told(token)).toBe(5);
  });

  it('counts as new again after the password was set anew without the old one', async () => {
    await reachable(server, 'old_device');
    const { cookie } = await signIn('old_device', IPHONE);
    server.clock.turn(MINUTE_MS);
    await setBy(server, await linkFor(server, inbox, 'old_device'));
    server.clock.turn(MINUTE_MS);
    const { token } = await signIn('old_device', { cookie }, FRESH);
    expect(await told(token)).toBe(2);
  });

  it('is not the one that somebody registered on', async () => {
    const { addLicenseKey, registration } = await import('../../../testing/people');
    await addLicenseKey(server);
    const made = await server.call(calls.auth.register, registration('same_device'));
    const cookie = String(made.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    const { token } = await signIn('same_device', { cookie });
    expect(await told(token)).toBe(0);
  });
});
