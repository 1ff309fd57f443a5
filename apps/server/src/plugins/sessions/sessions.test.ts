import { calls } from '@fairlead/contract';
import { accountHolder, type Database, eq, serviceAccount, staff } from '@fairlead/db';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer, turnableClock } from '../../testing';
import { madeReady, PASSWORD, registerPerson, signInStaff } from '../../testing/people';
import { beginningOf, createSessions, hashToken, newServiceKey, tellHolderChanged } from '.';

const DAY_MS = 86_400_000;

/** Two nodes on one database and one time. */
let testDatabase: TestDatabase;
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  testDatabase = await createTestDatabase(20);
  const clock = turnableClock();
  one = await startTestServer({ testDatabase, clock });
  two = await startTestServer({ testDatabase, clock });
});
afterAll(async () => {
  await one.close();
  await two.close();
  await testDatabase.drop();
});

const codeAt = async (node: TestServer, token: string | undefined): Promise<number> =>
  (await node.send(calls.user.info, {}, { token })).code;

const setState = async (holderId: number, state: 'active' | 'disabled' | 'deleted', stateReason: string) => {
  await one.database.transaction(async (tx) => {
    await tx.orm.update(accountHolder).set({ state, stateReason }).where(eq(accountHolder.id, holderId));
    await tellHolderChanged(tx, holderId);
  });
};

describe('a token', () => {
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['no token at all', 'hello'],
    ['unknown', 'A'.repeat(43)],
    ['long', 'A'.repeat(5_000)],
  ])('that is %s is answered with 401', async (_, token) => {
    const reply = await one.send(calls.user.info, {}, { token });
    expect(reply).toMatchObject({ status: 200, code: 401, data: { reason: 'not_authorized' } });
  });

  it('is kept as a hash only', async () => {
    const { token } = await registerPerson(one, 'hashed');
    const rows = await one.database.query<{ found: number }>(
      `select count(*)::int as found from session where encode(token_hash, 'escape') like '%' || $1 || '%'`,
      [token],
    );
    expect(rows).toEqual([{ found: 0 }]);
  });

  it('lives 30 days from its last use, then answers 503', async () => {
    const { token } = await registerPerson(one, 'sliding');
    one.clock.turn(29 * DAY_MS);
    expect(await codeAt(one, token)).toBe(200);
    one.clock.turn(29 * DAY_MS);
    expect(await codeAt(two, token)).toBe(200);
    one.clock.turn(30 * DAY_MS);
    expect(await codeAt(one, token)).toBe(503);
  });

  it('lives a year at most, however much it is used', async () => {
    const { token } = await registerPerson(one, 'always_there');
    const codes: number[] = [];
    for (let month = 0; month < 13; month += 1) {
      one.clock.turn(29 * DAY_MS);
      codes.push(await codeAt(one, token));
    }
    expect(codes).toEqual([...Array.from({ length: 12 }, () => 200), 503]);
  });

  it('is looked up with many others at once, and each is told apart', async () => {
    const [here, left] = [await registerPerson(one, 'still_here'), await registerPerson(one, 'left_since')];
    await one.call(calls.auth.logout, {}, left);
    const asked: string[] = [];
    const database: Database = {
      ...one.database,
      query: (text, values, name) => {
        asked.push(text);
        return one.database.query<never>(text, values, name);
      },
    };
    const sessions = createSessions({ ...one.services, database });
    const unknown = 'A'.repeat(43);
    const callerOf = await sessions.lookUpHolders([here.token, left.token, unknown]);
    const answers = [here.token, left.token, unknown].map((token) => callerOf(calls.user.info, token));
    expect(await Promise.all(answers)).toMatchObject([
      { ok: true, data: { kind: 'holder', holderId: here.holderId } },
      { ok: false, reason: 'token_expired' },
      { ok: false, reason: 'not_authorized' },
    ]);
    expect(asked).toHaveLength(1);
    await sessions.close();
  });

  it('in use is not prolonged while nothing can be written, and goes on', async () => {
    const { token, holderId } = await registerPerson(one, 'held');
    const asked: string[] = [];
    const database: Database = {
      ...one.database,
      query: (text, values, name) => {
        asked.push(text);
        return one.database.query<never>(text, values, name);
      },
    };
    const later = new Date(one.clock.now().getTime() + 60 * 60_000);
    const sessions = createSessions({ ...one.services, database, clock: { now: () => later } }, () => true);
    expect(await sessions.callerOf(calls.user.info, token)).toMatchObject({ ok: true, data: { holderId } });
    expect(asked.filter((text) => text.startsWith('update'))).toEqual([]);
    await sessions.close();
  });

  it.each([
    ['full', '53100'],
    ['read-only', '25006'],
  ])('of a program reads on where the database is %s', async (_, code) => {
    const now = one.clock.now();
    const values = { username: `program_${code}`, passwordHash: '', roles: ['auditor'], ...madeReady(now) };
    const [member] = await one.database.orm.insert(staff).values(values).returning({ id: staff.id });
    const [staffId, key] = [member?.id ?? 0, newServiceKey()];
    await one.database.orm.insert(serviceAccount).values({
      ...{ staffId, scopes: ['figures'], keyHash: hashToken(key), keyBegins: beginningOf(key) },
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    const database: Database = {
      ...one.database,
      query: async (text, values, name) => {
        if (text.startsWith('update')) throw Object.assign(new Error('its own words'), { code });
        return one.database.query<never>(text, values, name);
      },
    };
    const sessions = createSessions({ ...one.services, database });
    expect(await sessions.callerOf(calls.consoleQueue.counts, key)).toMatchObject({
      ...{ ok: true, data: { staffId } },
    });
    await sessions.close();
  });

  it("of staff is no holder's, and the other way round", async () => {
    const person = await registerPerson(one, 'crossing');
    const staff = await signInStaff(one, 'crosser', 'admin');
    expect(await codeAt(one, staff.token)).toBe(401);
    expect((await one.send(calls.consoleAuth.me, {}, { token: person.token })).status).toBe(401);
  });
});

describe('what happens to a person', () => {
  it('reaches the node where it happens before the answer, and the other at once', async () => {
    const { token, holderId } = await registerPerson(one, 'disabled_one');
    expect([await codeAt(one, token), await codeAt(two, token)]).toEqual([200, 200]);
    await setState(holderId, 'disabled', 'Asked twice for documents');
    const edit = (node: TestServer) => node.send(calls.user.edit, {}, { token });
    expect(await edit(one)).toMatchObject({
      status: 200,
      code: 403,
      data: { reason: 'account_disabled', lang: 'en', remark: 'Asked twice for documents' },
    });
    await vi.waitFor(async () => expect((await edit(two)).code).toBe(403), { timeout: 2_000 });
    await setState(holderId, 'deleted', '');
    await vi.waitFor(async () => expect((await edit(two)).code).toBe(404), { timeout: 2_000 });
    await setState(holderId, 'active', '');
    await vi.waitFor(async () => expect((await edit(two)).code).toBe(200), { timeout: 2_000 });
  });

  it('out any time: a disabled or deleted person still sees own money and may ask for it', async () => {
    const { token, holderId } = await registerPerson(one, 'blocked');
    await setState(holderId, 'deleted', '');
    for (const call of [calls.user.info, calls.wallet.property, calls.wallet.flow, calls.withdrawal.list]) {
      expect((await one.send(call, {}, { token })).code).toBe(200);
    }
    expect((await one.send(calls.user.edit, {}, { token })).code).toBe(404);
  });

  it('ends sessions on other nodes too when the password changes', async () => {
    const { token } = await registerPerson(one, 'everywhere');
    const elsewhere = (await two.call(calls.auth.login, { username: 'everywhere', password: PASSWORD })).data
      .token;
    expect(await codeAt(two, elsewhere)).toBe(200);
    const change = { old_password: PASSWORD, new_password: 'another one', confirm_password: 'another one' };
    expect((await one.call(calls.user.updatePassword, change, { token })).code).toBe(200);
    await vi.waitFor(async () => expect(await codeAt(two, elsewhere)).toBe(503), { timeout: 2_000 });
  });

  it('is seen at once while the node cannot hear the others', async () => {
    const { token, holderId } = await registerPerson(one, 'deaf');
    expect(await codeAt(two, token)).toBe(200);
    const listeners = () =>
      testDatabase.asOwner<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'fairlead session_changed' and datname = current_database()`,
      );
    const before = (await listeners()).map(({ pid }) => pid);
    expect(before.length).toBeGreaterThanOrEqual(2);
    await testDatabase.asOwner('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [before]);
    // Written behind the program's back: no message is sent.
    await testDatabase.asOwner(`update account_holder set state = 'disabled' where id = $1`, [holderId]);
    const edit = async () => (await two.send(calls.user.edit, {}, { token })).code;
    await vi.waitFor(async () => expect(await edit()).toBe(403), { timeout: 2_000 });
    await vi.waitFor(async () => expect(await listeners()).toHaveLength(2), { timeout: 5_000 });
  });
});

describe('staff', () => {
  it('sign in, are known, sign out', async () => {
    const { token, staffId } = await signInStaff(one, 'clerk', 'support', 'auditor');
    const me = await one.call(calls.consoleAuth.me, {}, { token });
    expect(me.data).toEqual({
      id: String(staffId),
      username: 'clerk',
      roles: ['support', 'auditor'],
      ...{ provider: null, withheld_roles: [] },
      totp: false,
      totp_demanded: false,
      password_ends_at: null,
      keys: 0,
      changes_unseen: 0,
      decides_from: expect.any(String),
    });
    expect((await one.call(calls.consoleAuth.logout, {}, { token })).status).toBe(200);
    const after = await one.send(calls.consoleAuth.me, {}, { token });
    expect(after).toMatchObject({ status: 401, data: { reason: 'token_expired' } });
  });

  it('sign in anew after twelve hours', async () => {
    const { token } = await signInStaff(one, 'nightshift', 'support');
    one.clock.turn(12 * 3_600_000);
    expect((await one.send(calls.consoleAuth.me, {}, { token })).data['reason']).toBe('token_expired');
  });

  it('are refused alike for an unknown name and a wrong password', async () => {
    const login = (username: string) => one.send(calls.consoleAuth.login, { username, password: 'wrong' });
    const [known, unknown] = [await login('clerk'), await login('nobody')];
    expect(known).toMatchObject({ status: 401, data: { reason: 'wrong_credentials' } });
    expect(unknown).toEqual({ ...known, headers: unknown.headers });
  });
});
