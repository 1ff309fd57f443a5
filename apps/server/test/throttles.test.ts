import { calls } from '@fairlead/contract';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, turnableClock } from '../src/testing';
import { addLicenseKey, registerPerson, registration } from '../src/testing/people';
import { sendImage } from '../src/testing/uploads';

/** The figures as they are configured where nobody says otherwise (README). */
const FIGURES = {
  LIMIT_SIGN_IN: '25/5m',
  LIMIT_SIGN_IN_ACCOUNT: '25/1h',
  LIMIT_REGISTER: '5/30m',
  LIMIT_UPLOAD: '30/30m',
  LIMIT_USER: '1500/5m',
};
const HOUR_MS = 3_600_000;
const NODES = 3;

let testDatabase: TestDatabase;
let nodes: readonly TestServer[];
const clock = turnableClock();
beforeAll(async () => {
  testDatabase = await createTestDatabase(30);
  nodes = await Promise.all(
    Array.from({ length: NODES }, () => startTestServer({ testDatabase, clock, environment: FIGURES })),
  );
  await addLicenseKey(node(0));
});
afterAll(async () => {
  await Promise.all(nodes.map((one) => one.close()));
  await testDatabase.drop();
});
// Windows that earlier tests filled are over.
beforeEach(() => clock.turn(HOUR_MS));

const node = (turn: number): TestServer => {
  const found = nodes[turn % NODES];
  if (found === undefined) throw new Error('no node');
  return found;
};

/** How many of so many tries were let through, when each goes to the next node. */
const passedOf = async (tries: number, send: (turn: number) => Promise<{ readonly status: number }>) => {
  const statuses = await Promise.all(Array.from({ length: tries }, (_, turn) => send(turn)));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 429]));
  return statuses.filter(({ status }) => status === 200).length;
};

const signIn = (turn: number, username: string, address: string, headers: Record<string, string> = {}) =>
  node(turn).send(calls.auth.login, { username, password: 'wrong' }, { address, headers });

describe(`the throttles, over ${NODES} nodes that answer at the same moment`, () => {
  it('25 sign-ins of one address in 5 minutes', async () => {
    const send = (turn: number) => signIn(turn, `name_${turn}`, '203.0.113.1');
    expect(await passedOf(60, send)).toBe(25);
    clock.turn(5 * 60_000);
    expect((await send(61)).status).toBe(200);
  });

  it('25 sign-ins of one account in an hour, from whatever addresses, whether it exists or not', async () => {
    for (const name of ['somebody', 'nobody_there']) {
      expect(await passedOf(60, (turn) => signIn(turn, name, `198.51.100.${turn}`))).toBe(25);
    }
    clock.turn(HOUR_MS / 2);
    expect((await signIn(1, 'somebody', '198.51.100.99')).status).toBe(429);
  });

  it('5 registrations of one address in 30 minutes', async () => {
    const register = (turn: number) =>
      node(turn).send(calls.auth.register, registration(`new_${turn}`), { address: '203.0.113.2' });
    expect(await passedOf(20, register)).toBe(5);
  });

  it('30 uploads of one address in 30 minutes', async () => {
    const { token } = await registerPerson(node(0), 'uploader');
    const image = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    expect(await passedOf(45, (turn) => sendImage(node(turn), image, token))).toBe(30);
  });

  it('1,500 calls of one person in 5 minutes; what the nodes count they tell each other every second', async () => {
    const { token } = await registerPerson(node(0), 'busy_one');
    const ask = (turn: number) => node(turn).send(calls.user.info, {}, { token });
    const merge = () =>
      Promise.all(nodes.map(({ jobs }) => jobs.find(({ name }) => name === 'throttles merge')?.run()));
    let passed = 1;
    for (let second = 0; second < 16; second += 1) {
      const replies = await Promise.all(Array.from({ length: 120 }, (_, turn) => ask(turn)));
      passed += replies.filter(({ status }) => status === 200).length;
      await merge();
      await merge();
    }
    // Never less, and at most what one second lets through before the nodes have told each other.
    expect(passed).toBeGreaterThanOrEqual(1_500);
    expect(passed).toBeLessThan(1_500 + 120);
    for (const turn of [0, 1, 2]) expect((await ask(turn)).status).toBe(429);
  });
});

describe('whom an address belongs to', () => {
  it('a forged X-Forwarded-For gains nothing', async () => {
    const forged = (turn: number) =>
      signIn(turn, `forged_${turn}`, '203.0.113.3', { 'x-forwarded-for': `192.0.2.${turn}` });
    expect(await passedOf(60, forged)).toBe(25);
  });

  it('behind a proxy that is trusted, what the proxy saw counts, not what the sender wrote before it', async () => {
    const environment = { ...FIGURES, TRUST_PROXY: '10.0.0.1' };
    const behind = await startTestServer({ testDatabase, clock, environment });
    const send = (turn: number, address: string, seen: string) =>
      behind.send(
        calls.auth.login,
        { username: `behind_${turn}`, password: 'wrong' },
        { address, headers: { 'x-forwarded-for': `192.0.2.${turn}, ${seen}` } },
      );
    expect(await passedOf(60, (turn) => send(turn, '10.0.0.1', '203.0.113.4'))).toBe(25);
    expect((await send(70, '10.0.0.1', '203.0.113.5')).status).toBe(200);
    // Who is not the proxy is believed nothing.
    expect(await passedOf(60, (turn) => send(turn + 100, '203.0.113.6', `203.0.113.${100 + turn}`))).toBe(25);
    await behind.close();
  });
});
