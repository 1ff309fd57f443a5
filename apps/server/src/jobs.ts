import { setMaxListeners } from 'node:events';
import { isMoneyStopped } from '@fairlead/db';
import type { FastifyBaseLogger } from 'fastify';
import { inTime, Late } from './http/in-time';
import type { Job } from './http/services';
import { RowsFailed } from './plugins/due-rows';
import type { Outage } from './plugins/outage';

/** Pause after a failure, so that a broken database is not asked in a tight loop. */
const FAILURE_PAUSE_MS = 1_000;

/** At most so long until a job looks again whether it may begin. */
const PAUSED_MS = 1_000;

/** A stop waits so long for what runs: longer than a message takes that is on its way (docs/runbook.md#stopping-a-node). */
const STOP_MS = 75_000;

/** Rows that failed have a line each, and that money is stopped was said when it was. */
const isTold = (error: unknown): boolean => error instanceof RowsFailed || isMoneyStopped(error);

/**
 * Runs each job over and over: again at once while it finds work, after its pause when it finds none. A stop waits for the
 * runs under way, within a limit.
 * @param isPaused true while no job may begin
 */
export const startJobs = (
  jobs: readonly Job[],
  outage: Pick<Outage, 'covers'>,
  log: FastifyBaseLogger,
  isPaused = () => false,
): { stop(): Promise<void> } => {
  const stopping = new AbortController();
  /** Those that a stop waits for; what becomes of the others then is no news. */
  const awaited = new Set(jobs.filter(({ isLeftAtStop }) => !isLeftAtStop));
  // One listener for each job that pauses: there are as many as jobs, and no more.
  setMaxListeners(jobs.length, stopping.signal);

  const pause = (timeoutMs: number): Promise<void> =>
    new Promise((resolve) => {
      if (stopping.signal.aborted) return resolve();
      const end = () => {
        clearTimeout(timer);
        stopping.signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, timeoutMs);
      stopping.signal.addEventListener('abort', end);
    });

  const mustTell = (error: unknown): boolean => !isTold(error) && !outage.covers(error, 'job');

  const loop = async (job: Job): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (isPaused()) {
        await pause(Math.min(job.pauseMs, PAUSED_MS));
        continue;
      }
      try {
        const done = await job.run();
        if (done === 0) await pause(job.pauseMs);
      } catch (error) {
        if (stopping.signal.aborted && !awaited.has(job)) return;
        if (mustTell(error)) {
          log.error({ err: error, job: job.name }, 'a job failed and is tried again');
        }
        await pause(Math.max(job.pauseMs, FAILURE_PAUSE_MS));
      }
    }
  };

  const loops = jobs.map((job) => ({ job, ended: loop(job) }));
  const endAll = () =>
    Promise.all(
      loops.map(async ({ job, ended }) => {
        await Promise.all([job.isLeftAtStop ? undefined : ended, job.end?.()]);
        awaited.delete(job);
      }),
    );
  return {
    stop: async () => {
      stopping.abort();
      try {
        await inTime(endAll(), STOP_MS);
      } catch (error) {
        if (!(error instanceof Late)) throw error;
        const names = [...awaited].map(({ name }) => name);
        log.warn({ jobs: names }, 'jobs did not end in time: what they were at is done by another node');
        awaited.clear();
      }
    },
  };
};
