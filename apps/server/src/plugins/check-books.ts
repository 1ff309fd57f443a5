import {
  BOOKS_LATE_MS,
  type BooksOutcome,
  checkBooks,
  finishedAt,
  type KeptCheck,
  readChecks,
  readLastFull,
  stopWrites,
} from '@fairlead/ledger';
import type { Job, Services } from '../http/services';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** How soon after one that could not be finished: a restart of the database is over, and a fault is there twice. */
const RETRY_MS = 5 * MINUTE_MS;
/** So long another node may be at it before this one judges by what was finished before. */
const PATIENCE_MS = 30 * MINUTE_MS;

type Means = Pick<Services, 'database' | 'clock' | 'log' | 'config'>;

/**
 * Checks the books, whoever asked for it, and shouts into the log what somebody must mend (runbook, "The books differ").
 * @param isFull false to read what changed alone
 * @returns undefined where another node does the same at this moment
 */
export const checkBooksLoudly = async (
  { database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>,
  isFull = true,
): Promise<BooksOutcome | undefined> => {
  const outcome = await checkBooks(database, () => clock.now(), isFull);
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

/** Without end where there was none, or where its time is still to come: the clock that dated it was ahead. */
const ageMs = (now: Date, time: Date | undefined): number => {
  const sinceMs = now.getTime() - (time?.getTime() ?? 0);
  return sinceMs < -MINUTE_MS ? Number.POSITIVE_INFINITY : sinceMs;
};

/** Why the last checks that were finished are too long ago; null where they are not. @param upMs how long this node runs */
const lateReason = (
  now: Date,
  upMs: number,
  { finished, full }: { readonly finished: KeptCheck | undefined; readonly full: KeptCheck | undefined },
  fullEveryMs: number,
): string | null => {
  const finishedMs = ageMs(now, finished && finishedAt(finished));
  if (Math.min(upMs, finishedMs) > BOOKS_LATE_MS) return 'No check of the books was finished for two hours.';
  // A node that has just come up gives it the time of an hourly check, and the one before it has stopped the writes.
  const isLate = ageMs(now, full?.time) > 2 * fullEveryMs;
  return isLate && upMs > BOOKS_LATE_MS
    ? 'All of the books were not checked for two of their periods.'
    : null;
};

/**
 * One node an hour checks what changed in the books, and each when it starts; all of them where something differed. Where no
 * check was finished for two hours, or none of all for two of its periods, that is a failed one, whatever became of it: a node
 * that has been up for two hours then stops money writes.
 */
const changesJob = (services: Means): Job => {
  const { database, clock, log } = services;
  const { booksFullEveryMs } = services.config;
  let startedAt: Date | undefined;
  let busySince: Date | undefined;
  return {
    name: 'books check',
    pauseMs: MINUTE_MS,
    isLeftAtStop: true,
    run: async () => {
      const now = clock.now();
      const isFirst = startedAt === undefined;
      startedAt ??= now;
      const { last, finished } = await readChecks(database);
      const full = await readLastFull(database);
      const hasFault = (last?.fault ?? null) !== null;
      const isDue = isFirst || ageMs(now, last?.time) >= (hasFault ? RETRY_MS : HOUR_MS);
      const isFull = last?.passed === false && !hasFault;
      if (!isDue) busySince = undefined;
      else {
        const outcome = await checkBooksLoudly(services, isFull);
        busySince = outcome === undefined ? (busySince ?? now) : undefined;
        // After an outage each node is due at once, and one of them checks.
        if (busySince === undefined || ageMs(now, busySince) < PATIENCE_MS) return 0;
      }
      const upMs = ageMs(now, startedAt);
      const reason = lateReason(now, upMs, { finished, full }, booksFullEveryMs);
      if (reason !== null && (await stopWrites(database, reason, now)))
        log.fatal(
          { finishedAt: finished?.time, fullAt: full?.time },
          'the books were not checked: money writes are stopped',
        );
      return 0;
    },
  };
};

/** Reads all of the books where that is due, however long that takes: what changed is checked meanwhile. */
const allJob = (services: Means): Job => {
  const { database, clock, config } = services;
  return {
    name: 'full books check',
    pauseMs: MINUTE_MS,
    isLeftAtStop: true,
    run: async () => {
      const now = clock.now();
      const { last } = await readChecks(database);
      const full = await readLastFull(database);
      const hasJustFailed =
        last !== undefined && last.fault !== null && ageMs(now, finishedAt(last)) < RETRY_MS;
      if (ageMs(now, full?.time) >= config.booksFullEveryMs && !hasJustFailed)
        await checkBooksLoudly(services);
      return 0;
    },
  };
};

/** The checks of the books by time: the one that reads all of them only where this node does what is due. */
export const booksJobs = (services: Means): Job[] => [
  changesJob(services),
  ...(services.config.jobs ? [allJob(services)] : []),
];
