import { calls } from '@fairlead/contract';
import { createTestDatabase, type TestDatabase } from '@fairlead/db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, turnableClock } from '../../testing';
import { signInStaff } from '../../testing/people';

const MINUTE_MS = 60_000;
const clock = turnableClock();

let testDatabase: TestDatabase;
let answering: TestServer;
let working: TestServer;
let auditor: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  answering = await startTestServer({ testDatabase, clock, environment: { JOBS: 'off' } });
  working = await startTestServer({ testDatabase, clock });
  auditor = (await signInStaff(answering, 'auditor', 'auditor')).token;
});
afterAll(async () => {
  await answering.close();
  await working.close();
  await testDatabase.drop();
});

const told = async () => ({
  staff: (await answering.call(calls.consoleBooks.read, {}, { token: auditor })).data.jobs,
  everybody: (await answering.call(calls.statement.transparency, {})).data.jobs,
});
const measured = async () =>
  /^fairlead_jobs_last_run_timestamp_seconds (.*)$/m.exec(
    (await answering.server.inject({ method: 'GET', url: '/metrics' })).body,
  )?.[1];

it('publish what cheats hide: where no node runs jobs, staff are told after 5 minutes, everybody after an hour', async () => {
  await answering.runJobs();
  const never = { ran_at: null, late: true };
  expect(await told()).toEqual({ staff: never, everybody: never });
  expect(await measured()).toBeUndefined();

  await working.runJobs();
  const ran_at = clock.now().toISOString();
  expect(Number(await measured())).toBe(clock.now().getTime() / 1000);
  const passed: [number, boolean, boolean][] = [
    [5, false, false],
    [1, true, false],
    [54, true, false],
    [1, true, true],
  ];
  for (const [minutes, staff, everybody] of passed) {
    clock.turn(minutes * MINUTE_MS);
    // Its own jobs run on every node; they keep no deadline.
    await answering.runJobs();
    expect(await told()).toEqual({
      staff: { ran_at, late: staff },
      everybody: { ran_at, late: everybody },
    });
  }
  await working.runJobs();
  expect((await told()).everybody).toEqual({ ran_at: clock.now().toISOString(), late: false });
});
