import type { Services } from '../../http/services';
import { type Gauges, secondsOf } from '../../plugins/metrics';
import type { Queues } from './queue';

/** What waits for staff in each queue, and since when, for whoever watches the program. */
export const queueGauges = ({ database }: Services, queues: Queues): Gauges => {
  const each = Object.entries(queues).map(
    ([name, { waiting }]) =>
      `select '${name}' as queue, count(*) as waiting, min(since) as oldest from ${waiting}()`,
  );
  return {
    help: {
      fairlead_queue_waiting: 'What waits for staff, by queue of the console',
      fairlead_queue_oldest_timestamp_seconds:
        'Since when the longest waiting of each queue waits; absent where nothing does',
    },
    label: 'queue',
    read: async () => {
      const rows = await database.query<{ queue: string; waiting: number; oldest: Date | null }>(
        each.join('\nunion all '),
      );
      return rows.map(({ queue, waiting, oldest }) => ({
        of: queue,
        values: {
          fairlead_queue_waiting: waiting,
          fairlead_queue_oldest_timestamp_seconds: secondsOf(oldest),
        },
      }));
    },
  };
};
