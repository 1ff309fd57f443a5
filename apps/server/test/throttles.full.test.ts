import { calls } from '@fairlead/contract';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, turnableClock } from '../src/testing';
import {
  addLicenseKey,
  digestOf,
  PASSWORD,
  registerPerson,
  registration,
  signInStaff,
} from '../src/testing/people';
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
  it('25 sign-ins of one address in 5 minutes, then one a minute', async () => {
    const send = (turn: number) => signIn(turn, `name_${turn}`, '203.0.113.1');
    expect(await passedOf(60, send)).toBe(26);
    clock.turn(5 * 60_000);
    expect((await send(61)).status).toBe(200);
  });

  it('25 sign-ins of one account in an hour from one network, then one a minute', async () => {
    for (const name of ['somebody', 'nobody_there']) {
      // Those past the 25 share the one of this minute.
      expect(await passedOf(60, (turn) => signIn(turn, name, '198.51.100.7'))).toBe(26);
      clock.turn(5 * 60_000);
      expect(await passedOf(10, (turn) => signIn(turn, name, '198.51.100.7'))).toBe(1);
      clock.turn(5 * 60_000);
    }
  });

  it('fewer of each network while one account is guessed from many', async () => {
    await Promise.all(Array.from({ length: 110 }, (_, turn) => signIn(turn, 'guessed', `203.0.${turn}.9`)));
    expect(await passedOf(20, (turn) => signIn(turn, 'guessed', '198.51.100.8'))).toBe(6);
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
    const ask = (turn: number) => node(turn).send(calls.coupon.list, {}, { token });
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

describe('nobody locks another out', () => {
  const right = async (username: string, address: string, headers: Record<string, string> = {}) => {
    const reply = await node(1).send(
      calls.auth.login,
      { username, password: PASSWORD },
      { address, headers },
    );
    return { status: reply.status, cookie: String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '' };
  };

  it('a stranger who tries a name leaves its owner the sign-in, and open sessions their password', async () => {
    const { token } = await registerPerson(node(0), 'locked_out');
    const known = await right('locked_out', '203.0.113.20');
    expect(known.status).toBe(200);
    for (let hour = 0; hour < 3; hour += 1) {
      await Promise.all(
        Array.from({ length: 200 }, (_, turn) => signIn(turn, 'locked_out', `203.0.${turn % 20}.30`)),
      );
      // From a new device elsewhere, from a known one in the midst of the strangers, and where one is signed in.
      expect((await right('locked_out', '198.51.100.20')).status).toBe(200);
      expect((await right('locked_out', '203.0.0.30', { cookie: known.cookie })).status).toBe(200);
      const set = { password: digestOf('481516'), login_password: PASSWORD };
      expect((await node(2).send(calls.wallet.setPassword, set, { token })).data?.['reason']).not.toBe(
        'throttled',
      );
      clock.turn(HOUR_MS);
    }
  });

  it('right passwords are not counted', async () => {
    await registerPerson(node(0), 'often_here');
    for (let turn = 0; turn < 40; turn += 1) {
      expect((await right('often_here', '203.0.113.21')).status).toBe(200);
    }
  });

  it('a device cookie serves its own account, has its own limit, and is nothing when it is forged', async () => {
    await registerPerson(node(0), 'with_device');
    const { cookie } = await right('with_device', '203.0.113.22');
    const tries = (name: string, address: string, value: string) =>
      passedOf(60, (turn) => signIn(turn, name, address, { cookie: value }));
    expect(await tries('with_device', '203.0.113.23', cookie)).toBe(26);
    expect((await right('with_device', '203.0.113.24')).status).toBe(200);
    expect(await tries('somebody_else', '203.0.113.25', cookie)).toBe(26);
    const [name = '', value = ''] = cookie.split('=');
    const [nonce = '', ends = '', mac = ''] = value.split('.');
    for (const forged of [`${nonce}x.${ends}.${mac}`, `${nonce}.${ends}9.${mac}`, 'x']) {
      clock.turn(HOUR_MS);
      const send = (turn: number) =>
        signIn(turn, `forger_${turn}`, '203.0.113.26', { cookie: `${name}=${forged}` });
      expect(await passedOf(60, send)).toBe(26);
    }
  });

  it('the same of staff', async () => {
    const { token } = await signInStaff(node(0), 'the_checker', 'finance_checker');
    expect(token).not.toBe('');
    await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        node(turn).send(
          calls.consoleAuth.login,
          { username: 'the_checker', password: 'wrong' },
          { address: `203.0.113.${40 + (turn % 2)}` },
        ),
      ),
    );
    const login = { username: 'the_checker', password: PASSWORD };
    const reply = await node(0).send(calls.consoleAuth.login, login, { address: '198.51.100.41' });
    expect(reply.status).toBe(200);
  });
});

describe('whom an address belongs to', () => {
  it('a forged X-Forwarded-For gains nothing', async () => {
    const forged = (turn: number) =>
      signIn(turn, `forged_${turn}`, '203.0.113.3', { 'x-forwarded-for': `192.0.2.${turn}` });
    expect(await passedOf(60, forged)).toBe(26);
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
    expect(await passedOf(60, (turn) => send(turn, '10.0.0.1', '203.0.113.4'))).toBe(26);
    expect((await send(70, '10.0.0.1', '203.0.113.5')).status).toBe(200);
    // Who is not the proxy is believed nothing.
    expect(await passedOf(60, (turn) => send(turn + 100, '203.0.113.6', `203.0.113.${100 + turn}`))).toBe(26);
    await behind.close();
  });
});
