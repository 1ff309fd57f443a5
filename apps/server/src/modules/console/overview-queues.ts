import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import type { StaffCaller } from '../../http/route';
import type { Services } from '../../http/services';
import { readStaffNames } from '../staff';
import { countLateChats } from '../support';
import { openTo, type QueueItem, type Queues, waitingIn } from './queue';
import { LIMIT_MINUTES } from './too-long';

type Overview = ResponseOf<CallOf<'consoleOverview.read'>>;

interface LoadRow {
  readonly id: number;
  readonly waiting: number;
  readonly oldest: Date;
}

/** What waits too long, and who has taken how much, in the queues that this person may open. */
export const readQueueLoad = async (
  services: Services,
  reader: Reader,
  queues: Queues,
  caller: StaffCaller,
): Promise<Pick<Overview, 'late' | 'agents'>> => {
  const names = openTo(queues, caller.roles);
  const late = await reader.query<{ queue: QueueItem['queue']; late: number }>(
    `${waitingIn(queues)} select o.queue, count(*) as late from owned o
        join unnest($1::text[], $2::bigint[]) l (queue, minutes) on l.queue = o.queue
        where o.since < $3::timestamptz - l.minutes * interval '1 minute' group by o.queue`,
    [names, names.map((name) => LIMIT_MINUTES[name]), services.clock.now()],
  );
  const lateChats = names.includes('chats') ? await countLateChats(services, reader) : 0;
  const loads = await reader.query<LoadRow>(
    `${waitingIn(queues)} select taken_by as id, count(*) as waiting, min(since) as oldest from owned
        where queue = any($1) and taken_by is not null group by taken_by order by waiting desc, taken_by`,
    [names],
  );
  const nameOf = await readStaffNames(
    reader,
    loads.map(({ id }) => id),
  );
  return {
    late: names.map((queue) => ({
      queue,
      late: queue === 'chats' ? lateChats : (late.find((row) => row.queue === queue)?.late ?? 0),
      limit_minutes: LIMIT_MINUTES[queue],
    })),
    agents: loads.map(({ id, waiting, oldest }) => ({
      id: String(id),
      username: nameOf(id) ?? '',
      waiting,
      oldest_at: oldest.toISOString(),
    })),
  };
};
