import type { Job, Services } from '../../http/services';
import { type DueRow, notSeen, workOff } from '../../plugins/due-rows';
import { advanceStanding } from './change';

const PAUSE_MS = 30_000;

/** No money: its row alone is claimed. */
const DUE = `select null::bigint as holder_id, s.holder_id as id from standing s
  where s.due_at <= $1 and ${notSeen('null::bigint', 's.holder_id')}
  order by s.due_at limit 1 for update skip locked`;

/** What time alone does to standings: events roll off, months without issue become full. */
const advanceDueStandings = (services: Services): Promise<number> =>
  workOff<DueRow>(services, {
    due: DUE,
    work: async (tx, { id }, now) => ((await advanceStanding(tx, id, now)) ? 1 : 0),
  });

export const standingJobs = (services: Services): Job[] => [
  { name: 'standings due', pauseMs: PAUSE_MS, run: () => advanceDueStandings(services) },
];
