import { readControl } from '@fairlead/ledger';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../http/services';
import { createTestContext, type TestContext } from '../testing/context';
import { booksJobs } from './check-books';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(() => context.close());
beforeEach(() => context.asOwner('truncate books_check'));

/** A node that starts now, with what it logs: its hourly check, and the one of all that it makes beside. */
const startNode = () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  const [job, all] = booksJobs({ ...context, log }) as [Job, Job];
  return { lines, job, all };
};
const checks = async (): Promise<number> => (await context.database.query('select from books_check')).length;

/** Another node reads all books at this moment, and what changed in them, and goes on with it. */
const whileAnotherChecks = (work: () => Promise<unknown>) =>
  context.database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(7201002), pg_advisory_xact_lock(7201005)');
    await work();
  });

describe('the check of the books by time', () => {
  it('is one at each start and one an hour, however many nodes there are', async () => {
    const [one, two] = [startNode().job, startNode().job];
    await one.run();
    await two.run();
    expect(await checks()).toBe(2);
    context.clock.turn(HOUR_MS - 1);
    await one.run();
    expect(await checks()).toBe(2);
    context.clock.turn(1);
    await one.run();
    await two.run();
    expect(await checks()).toBe(3);
  });

  it.each(['job', 'all'] as const)(
    'is made where the last one has a time that is still to come, since the clock was ahead: %s',
    async (name) => {
      const { run } = startNode()[name];
      context.clock.turn(365 * 24 * HOUR_MS);
      await run();
      context.clock.turn(-365 * 24 * HOUR_MS);
      await run();
      expect(await checks()).toBe(2);
      await run();
      expect(await checks()).toBe(2);
    },
  );

  it('is made again in five minutes where one could not be finished', async () => {
    const { job } = startNode();
    await job.run();
    await context.asOwner("update books_check set fault = 'no answer'");
    context.clock.turn(5 * MINUTE_MS - 1);
    await job.run();
    expect(await checks()).toBe(1);
    context.clock.turn(1);
    await job.run();
    expect(await checks()).toBe(2);
  });

  it('reads all of them where that is due, and again no sooner than in five minutes where it was not finished', async () => {
    const { all } = startNode();
    await all.run();
    await all.run();
    expect(await checks()).toBe(1);
    context.clock.turn(24 * HOUR_MS);
    await all.run();
    expect(await checks()).toBe(2);
    await context.asOwner("update books_check set fault = 'no answer'");
    context.clock.turn(5 * MINUTE_MS - 1);
    await all.run();
    expect(await checks()).toBe(2);
    context.clock.turn(1);
    await all.run();
    expect(await checks()).toBe(3);
  });

  it('reads all of them only on nodes that do what is due; a stop waits for neither', () => {
    const namesOf = (jobs: boolean) =>
      booksJobs({ ...context, config: { ...context.config, jobs } })
        .filter(({ isLeftAtStop }) => isLeftAtStop)
        .map(({ name }) => name);
    expect([namesOf(true), namesOf(false)]).toEqual([['books check', 'full books check'], ['books check']]);
  });

  it('takes one that was long at it for finished at its end', async () => {
    const { job, all, lines } = startNode();
    await all.run();
    await job.run();
    await context.asOwner('update books_check set duration_ms = $1', [3 * HOUR_MS]);
    context.clock.turn(4 * HOUR_MS);
    await whileAnotherChecks(() => job.run());
    context.clock.turn(30 * MINUTE_MS);
    await whileAnotherChecks(() => job.run());
    expect([lines, await readControl(context.database)]).toMatchObject([[], { writesStopped: false }]);
  });

  it('stops money writes where none was finished for two hours, until one is', async () => {
    const { job, lines } = startNode();
    await job.run();
    context.clock.turn(2 * HOUR_MS);
    await whileAnotherChecks(() => job.run());
    expect(await readControl(context.database)).toMatchObject({ writesStopped: false });
    // After an outage every node is due at once: the one that checks has half an hour for it.
    context.clock.turn(30 * MINUTE_MS - 1);
    await whileAnotherChecks(() => job.run());
    expect(await readControl(context.database)).toMatchObject({ writesStopped: false });
    context.clock.turn(1);
    // A node that has just come up gives the check its time: it may have been down for longer.
    const late = startNode();
    await whileAnotherChecks(() => late.job.run());
    expect([late.lines, await readControl(context.database)]).toMatchObject([[], { writesStopped: false }]);
    await whileAnotherChecks(() => job.run());
    expect(await readControl(context.database)).toMatchObject({
      writesStopped: true,
      reason: 'No check of the books was finished for two hours.',
    });
    await whileAnotherChecks(() => job.run());
    expect(lines).toEqual(['the books were not checked: money writes are stopped']);
    await job.run();
    expect(await readControl(context.database)).toMatchObject({ writesStopped: false });
  });

  it('tells of a difference, whoever it stops', async () => {
    const { holderId } = await context.makeHolder();
    await context.asOwner(`update ledger.wallet set available = 1 where holder_id = ${holderId}`);
    const { job, all, lines } = startNode();
    await all.run();
    await context.asOwner(
      "update ledger.programme_account set balance_minor = 1 where kind = 'house' and stripe = 0",
    );
    context.clock.turn(HOUR_MS);
    await job.run();
    expect(lines).toEqual([
      'the books of holders differ: they are frozen',
      'the books differ: money writes are stopped',
    ]);
  });
});
