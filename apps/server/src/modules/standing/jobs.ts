import { asc, lte, standing } from '@fairlead/db';
import type { Job, Services } from '../../http/services';
import { advanceStanding } from './change';

const BATCH = 50;
const PAUSE_MS = 30_000;

/** What time alone does to standings: events roll off, months without issue become full. */
const advanceDueStandings = async ({ database, clock }: Services): Promise<number> => {
  const rows = await database.orm
    .select({ holderId: standing.holderId })
    .from(standing)
    .where(lte(standing.dueAt, clock.now()))
    .orderBy(asc(standing.dueAt))
    .limit(BATCH);
  let moved = 0;
  for (const { holderId } of rows) {
    if (await database.transaction((tx) => advanceStanding(tx, holderId, clock.now()))) moved += 1;
  }
  return moved;
};

export const standingJobs = (services: Services): Job[] => [
  { name: 'standings due', pauseMs: PAUSE_MS, run: () => advanceDueStandings(services) },
];
