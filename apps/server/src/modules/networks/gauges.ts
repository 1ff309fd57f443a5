import type { Services } from '../../http/services';
import { type Gauges, secondsOf } from '../../plugins/metrics';

/** What is on its way to networks; what was given up waits for staff in a queue of its own. */
export const outboxGauges = ({ database }: Services): Gauges => ({
  help: {
    fairlead_outbox_waiting: 'Messages to networks that are to be sent',
    fairlead_outbox_oldest_timestamp_seconds: 'Since when the oldest of them waits; absent where none does',
  },
  read: async () => {
    const [row] = await database.query<{ waiting: number; oldest: Date | null }>(
      'select count(*) as waiting, min(created_at) as oldest from outbox where due_at is not null and done_at is null',
    );
    return [
      {
        values: {
          fairlead_outbox_waiting: row?.waiting ?? null,
          fairlead_outbox_oldest_timestamp_seconds: secondsOf(row?.oldest),
        },
      },
    ];
  },
});
