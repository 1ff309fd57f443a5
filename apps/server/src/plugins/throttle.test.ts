import { calls } from '@fairlead/contract';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, turnableClock } from '../testing';
import { addLicenseKey, registerPerson, registration } from '../testing/people';
import { clearThrottles, countTry, createCallThrottle } from './throttle';

const LIMIT = { count: 3, windowMs: 60_000 };
const DAY_MS = 86_400_000;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase(20);
});
afterAll(() => testDatabase.drop());

describe('counting a try', () => {
  it('lets exactly so many through, also of many at the same moment', async () => {
    const clock = turnableClock();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => countTry(testDatabase.database, clock, 'burst', LIMIT)),
    );
    expect(tries.filter((until) => until === null)).toHaveLength(3);
  });

  it('says when the window ends, and counts anew from then on', async () => {
    const clock = turnableClock(new Date('2026-03-02T10:00:15.000Z'));
    const count = () => countTry(testDatabase.database, clock, 'window', LIMIT);
    for (let tried = 0; tried < 3; tried += 1) await count();
    expect(await count()).toEqual(new Date('2026-03-02T10:01:00.000Z'));
    clock.turn(45_000);
    expect(await count()).toBeNull();
  });

  it('forgets windows that are over', async () => {
    const clock = turnableClock(new Date('2026-04-01T00:00:00.000Z'));
    await countTry(testDatabase.database, clock, 'old', LIMIT);
    expect(await clearThrottles(testDatabase.database, clock)).toBeGreaterThanOrEqual(0);
    clock.turn(2 * LIMIT.windowMs);
    expect(await clearThrottles(testDatabase.database, clock)).toBe(1);
  });
});

describe('counting calls', () => {
  it('counts together with the other nodes once they have merged', async () => {
    const clock = turnableClock();
    const [one, two] = [0, 1].map(() => createCallThrottle(testDatabase.database, clock));
    if (one === undefined || two === undefined) throw new Error('two nodes are needed');
    const count = (node: typeof one) => node.count('user:1', LIMIT);
    expect([count(one), count(one), count(two)]).toEqual([null, null, null]);
    await one.merge();
    await two.merge();
    expect(count(two)).not.toBeNull();
    // The first has not heard of the second's call yet; it does within a second, with its next call.
    expect(count(one)).toBeNull();
    await one.merge();
    expect(count(one)).not.toBeNull();
  });

  it('begins anew with the window', async () => {
    const clock = turnableClock();
    const node = createCallThrottle(testDatabase.database, clock);
    for (let call = 0; call < 3; call += 1) expect(node.count('user:2', LIMIT)).toBeNull();
    expect(node.count('user:2', LIMIT)).toEqual(new Date('2026-03-02T10:01:00.000Z'));
    clock.turn(LIMIT.windowMs);
    expect(node.count('user:2', LIMIT)).toBeNull();
  });
});

describe('after a clock that was ahead', () => {
  it('begins anew: nobody waits until the time that it showed, on no node', async () => {
    const clock = turnableClock();
    const [node, other] = [0, 1].map(() => createCallThrottle(testDatabase.database, clock));
    clock.turn(DAY_MS);
    for (let call = 0; call < 4; call += 1) node?.count('user:3', LIMIT);
    clock.turn(-DAY_MS);
    await node?.merge();
    expect(node?.count('user:3', LIMIT)).toBeNull();
    clock.turn(DAY_MS);
    expect(other?.count('user:3', LIMIT)).toBeNull();
    await other?.merge();
    expect(other?.count('user:3', LIMIT)).toBeNull();
  });
});

describe('throttled calls', () => {
  let server: TestServer;
  beforeAll(async () => {
    const environment = {
      LIMIT_SIGN_IN: '3/5m',
      LIMIT_SIGN_IN_ACCOUNT: '5/1h',
      LIMIT_REGISTER: '2/30m',
      LIMIT_USER: '5/5m',
      LIMIT_ADDRESS: '120/5m',
    };
    server = await startTestServer({ testDatabase, environment });
    await addLicenseKey(server);
  });
  afterAll(() => server.close());

  const login = (username: string, address: string, headers: Record<string, string> = {}) =>
    server.send(calls.auth.login, { username, password: 'wrong' }, { address, headers });

  it('sign-ins are counted by address: HTTP 429 with Retry-After, whatever X-Forwarded-For says', async () => {
    // The fourth is the one of this minute.
    for (const name of ['a', 'b', 'c', 'd']) expect((await login(name, '203.0.113.1')).status).toBe(200);
    const forged = await login('e', '203.0.113.1', { 'x-forwarded-for': '198.51.100.9' });
    expect(forged).toMatchObject({ status: 429, data: { reason: 'throttled' } });
    expect(forged.headers['retry-after']).toBe('60');
    expect((await login('e', '203.0.113.2')).status).toBe(200);
  });

  it('an IPv6 sender is the 64 bits before the address', async () => {
    const addresses = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:db8::4', '2001:db8::5'];
    const statuses: number[] = [];
    for (const [index, address] of addresses.entries())
      statuses.push((await login(`v6_${index}`, address)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await login('v6_other', '2001:db8:1::1')).status).toBe(200);
  });

  it('registrations are counted before a key is looked at', async () => {
    const register = (name: string) =>
      server.send(calls.auth.register, registration(name, { license_key: 'guess' }));
    expect([(await register('r1')).status, (await register('r2')).status]).toEqual([200, 200]);
    expect((await register('r3')).status).toBe(429);
  });

  it('calls of one person are counted together', async () => {
    server.clock.turn(3_600_000);
    const { token } = await registerPerson(server, 'busy');
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) {
      statuses.push((await server.send(calls.coupon.list, {}, { token })).status);
    }
    // One call was made by the registration's own look.
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  it('calls with an invented token are counted by address', async () => {
    const [address, token] = ['203.0.113.9', 'x'.repeat(43)];
    const statuses: number[] = [];
    for (let call = 0; call < 121; call += 1) {
      statuses.push((await server.send(calls.user.info, {}, { address, token })).status);
    }
    expect(statuses.indexOf(429)).toBe(120);
  });

  it('out any time: what a person needs to get out is answered below every setting', async () => {
    server.clock.turn(3_600_000);
    const { token } = await registerPerson(server, 'leaving');
    const exits = [calls.user.info, calls.wallet.property, calls.withdrawal.eligibility];
    for (let call = 0; call < 60; call += 1) {
      const asked = exits[call % exits.length];
      if (asked !== undefined) expect((await server.send(asked, {}, { token })).status).toBe(200);
    }
    expect((await server.send(calls.coupon.list, {}, { token })).status).toBe(429);
    const statuses = new Set<number>();
    for (let call = 0; call < 100; call += 1)
      statuses.add((await server.send(calls.user.info, {}, { token })).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
