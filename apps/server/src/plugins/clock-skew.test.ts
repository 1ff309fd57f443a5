import { calls } from '@fairlead/contract';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openReadyDatabase } from '../app/start/open-database';
import { type Clock, readDatabaseTime, systemClock } from '../clock';
import { parseConfig } from '../config';
import { startJobs } from '../jobs';
import { createLog } from '../log';
import { startTestServer, turnableClock } from '../testing';
import { watchClockSkew } from './clock-skew';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const writeLog = () => {
  const lines: string[] = [];
  const log = pino(
    {},
    { write: (line: string) => void lines.push((JSON.parse(line) as { msg: string }).msg) },
  );
  return { log, lines };
};

/** A node whose clock is off the machine's, which is the database's, too. */
const watchAt = (offsetMs: () => number) => {
  const clock: Clock = { now: () => new Date(systemClock.now().getTime() + offsetMs()) };
  const { log, lines } = writeLog();
  return { skew: watchClockSkew(clock, () => readDatabaseTime(test.database), log), lines };
};

describe('the skew against the database', () => {
  it.each([
    [0, null],
    [1_500, null],
    [-1_500, null],
    [90_000, /^the clock of this machine is (89|90)\.\d s ahead of the database's$/],
    [-90_000, /^the clock of this machine is (89|90)\.\d s behind the database's$/],
  ])('of %i ms is measured', async (offsetMs, fault) => {
    const { skew } = watchAt(() => offsetMs);
    expect([skew.seconds(), skew.readiness.fault()]).toEqual([undefined, null]);
    await skew.measure();
    expect(Math.abs((skew.seconds() ?? 0) - offsetMs / 1_000)).toBeLessThan(0.5);
    if (fault === null) expect(skew.readiness.fault()).toBeNull();
    else expect(skew.readiness.fault()).toMatch(fault);
  });

  it('of more than a minute refuses to start, in words', async () => {
    for (const [offsetMs, refused] of [
      [90_000, true],
      [30_000, false],
      [-90_000, true],
    ] as const) {
      const clock: Clock = { now: () => new Date(systemClock.now().getTime() + offsetMs) };
      const config = parseConfig({ DATABASE_URL: test.url, PIN_PEPPER: 'p'.repeat(32) });
      const start = openReadyDatabase(config, undefined, clock, createLog('silent'));
      if (refused)
        await expect(start).rejects.toThrow(/behind|ahead of the database's: set the clocks of both/);
      else await (await start).close();
      const stamps = await test.asOwner('select from installation');
      expect(stamps).toHaveLength(refused && offsetMs > 0 ? 0 : 1);
    }
  });

  it('is logged when it comes and when it goes, not each time', async () => {
    let offsetMs = 0;
    const { skew, lines } = watchAt(() => offsetMs);
    for (const next of [0, 90_000, 90_000, 95_000, 0, 0]) {
      offsetMs = next;
      await skew.job.run();
    }
    expect(lines).toEqual([
      expect.stringMatching(/ahead of the database's: no jobs run here/),
      "the clock of this machine agrees with the database's again",
    ]);
  });

  it('is suspected at once where the clock leapt, until it is measured', async () => {
    let leapMs = 0;
    const { log } = writeLog();
    const clock: Clock = { now: () => new Date(systemClock.now().getTime() + leapMs) };
    const skew = watchClockSkew(clock, () => readDatabaseTime(test.database), log);
    await skew.measure();
    expect(skew.readiness.fault()).toBeNull();
    leapMs = 365 * 86_400_000;
    expect(skew.readiness.fault()).toBe('the clock of this machine leapt: it is measured anew');
    await skew.measure();
    expect(skew.readiness.fault()).toMatch(/ahead of the database's$/);
  });

  it('is not taken from a slow line: neither one that is slow all the time, nor one slow answer', async () => {
    // Each way of a question takes its time by the node's clock, which is right.
    const node = turnableClock();
    const ways: (readonly [number, number])[] = [];
    const readTime = async (): Promise<Date> => {
      const [there, back] = ways.shift() ?? [0, 0];
      node.turn(there);
      const time = node.now();
      node.turn(back);
      return time;
    };
    const skew = watchClockSkew(node, readTime, writeLog().log);
    const slow = [0, 9_000] as const;
    const halves = [4_000, 4_000] as const;
    for (const [trips, seconds] of [
      [[slow, slow, slow], 4.5],
      [[slow, halves, slow], 0],
      [[slow, slow, [1, 1]], 0],
    ] as const) {
      ways.push(...trips);
      await skew.measure();
      expect([skew.seconds(), skew.readiness.fault()]).toEqual([seconds, null]);
    }
  });
});

describe('a node whose clock is off', () => {
  it('is not ready, shows it as a metric, runs no jobs, and comes back by itself', async () => {
    let offsetMs = 90_000;
    const { skew } = watchAt(() => offsetMs);
    const server = await startTestServer({ testDatabase: test, parts: { jobs: [], skew } });
    const ready = () => server.server.inject('/health/ready');
    const metrics = async () => (await server.server.inject('/metrics')).body;
    expect((await ready()).statusCode).toBe(200);
    expect(await metrics()).not.toMatch(/^fairlead_clock_skew_seconds /m);

    await skew.measure();
    const red = await ready();
    expect([red.statusCode, red.json().faults]).toEqual([
      503,
      [{ name: 'clock', why: expect.stringContaining('ahead of the database') }],
    ]);
    expect(await metrics()).toMatch(/^fairlead_clock_skew_seconds (89\.|90)/m);

    let runs = 0;
    let looks = 0;
    // No work found, so that it pauses: one that always finds some and never waits would leave no time to anything else.
    const run = async () => {
      runs += 1;
      return 0;
    };
    const job = { name: 'due', pauseMs: 1, run };
    const jobs = startJobs([job], { covers: () => false }, writeLog().log, () => {
      looks += 1;
      return skew.readiness.fault() !== null;
    });
    await vi.waitFor(() => expect(looks).toBeGreaterThan(2));
    expect(runs).toBe(0);

    offsetMs = 0;
    await skew.measure();
    expect((await ready()).statusCode).toBe(200);
    await vi.waitFor(() => expect(runs).toBeGreaterThan(0));
    await jobs.stop();
    await server.close();
  });

  it('refuses what may write as while the database is away, and goes on with what reads', async () => {
    let offsetMs = 0;
    const { skew } = watchAt(() => offsetMs);
    const server = await startTestServer({ testDatabase: test, parts: { jobs: [], skew } });
    const signIn = () => server.send(calls.auth.login, { username: 'nobody', password: 'nothing at all' });
    await skew.measure();
    expect(await signIn()).toMatchObject({ data: { reason: 'wrong_credentials' } });
    offsetMs = -90_000;
    await skew.measure();
    expect(await signIn()).toMatchObject({ status: 503, data: { reason: 'not_ready' } });
    expect(await server.send(calls.config.basic, {})).toMatchObject({ status: 200, code: 200 });
    offsetMs = 0;
    await skew.measure();
    expect(await signIn()).toMatchObject({ data: { reason: 'wrong_credentials' } });
    await server.close();
  });
});
