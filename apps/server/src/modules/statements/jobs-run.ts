import type { JobsRun } from '@fairlead/contract';
import { jobsRun, type Reader } from '@fairlead/db';
import type { Job, Services } from '../../http/services';

const MINUTE_MS = 60_000;

/** Staff are told soon; the public where it can be no restart any more. */
export const JOBS_LATE_MS = { staff: 5 * MINUTE_MS, public: 60 * MINUTE_MS } as const;

/**
 * Notes that a node which runs jobs is there. It is one of the jobs, so where none run, or all hang, it stops too
 * (docs/domain/statements.md#jobs).
 */
export const noteJobsRun = ({ database, clock }: Services): Job => ({
  name: 'note-jobs-run',
  pauseMs: MINUTE_MS,
  run: async () => {
    const ranAt = clock.now();
    const set = { ranAt };
    await database.orm.insert(jobsRun).values(set).onConflictDoUpdate({ target: jobsRun.only, set });
    return 0;
  },
});

/** When jobs last ran, and whether that is longer ago than whoever asks is left untold. */
export const readJobsRun = async (reader: Reader, now: Date, lateMs: number): Promise<JobsRun> => {
  const [last] = await reader.orm.select().from(jobsRun);
  return {
    ran_at: last?.ranAt.toISOString() ?? null,
    late: last === undefined || now.getTime() - last.ranAt.getTime() > lateMs,
  };
};
