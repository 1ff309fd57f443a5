import { BOOKS_LATE_MS, type BooksOutcome, checkBooks, readChecks, stopWrites } from '@fairlead/ledger';
import type { Job, Services } from '../http/services';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How soon after one that could not be finished: a restart of the database is over, and a fault is there twice. */
const RETRY_MS = 5 * MINUTE_MS;

type Means = Pick<Services, 'database' | 'clock' | 'log'>;

/**
 * Checks the books, whoever asked for it, and shouts into the log what somebody must mend (runbook, "The books differ").
 * @returns undefined where another node checks at this moment
 */
export const checkBooksLoudly = async ({
  database,
  clock,
  log,
}: Means): Promise<BooksOutcome | undefined> => {
  const outcome = await checkBooks(database, () => clock.now());
  if (outcome === undefined) return undefined;
  const { differences, fault, stopped, frozen, released } = outcome;
  if (stopped !== null && fault === null)
    log.fatal({ differences }, 'the books differ: money writes are stopped');
  else if (stopped !== null) log.fatal({ fault }, 'the books cannot be checked: money writes are stopped');
  else if (fault !== null) log.fatal({ fault }, 'the check of the books could not be finished');
  else if (differences.length > 0)
    log.fatal({ differences, frozen }, 'the books of holders differ: they are frozen');
  if (released.length > 0)
    log.warn({ released }, 'the books of frozen holders agree again: they are released');
  return outcome;
};

/**
 * One node an hour checks the books, and each when it starts. Where no check was finished for two hours that is a failed
 * one, whatever became of it: a node that has been up for as long then stops money writes.
 */
export const booksJob = (services: Means): Job => {
  const { database, clock, log } = services;
  let startedAt: Date | undefined;
  return {
    name: 'books check',
    pauseMs: MINUTE_MS,
    run: async () => {
      const now = clock.now();
      const isFirst = startedAt === undefined;
      startedAt ??= now;
      const { last, finished } = await readChecks(database);
      const pauseMs = (last?.fault ?? null) === null ? HOUR_MS : RETRY_MS;
      const isDue = isFirst || last === undefined || now.getTime() - last.time.getTime() >= pauseMs;
      if (isDue && (await checkBooksLoudly(services)) !== undefined) return 0;
      const since = Math.max(startedAt.getTime(), finished?.time.getTime() ?? 0);
      if (now.getTime() - since <= BOOKS_LATE_MS) return 0;
      const reason = 'No check of the books was finished for two hours.';
      if (await stopWrites(database, reason, now))
        log.fatal({ finishedAt: finished?.time }, 'the books were not checked: money writes are stopped');
      return 0;
    },
  };
};
