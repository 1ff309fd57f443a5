import type { Services } from '../../http/services';
import { type Gauges, secondsOf } from '../../plugins/metrics';

/** What is on its way to programs outside, and what nobody took. */
export const webhookGauges = ({ database }: Services): Gauges => ({
  help: {
    fairlead_webhook_deliveries_waiting: 'Events on their way to endpoints',
    fairlead_webhook_oldest_timestamp_seconds: 'Since when the oldest of them is tried; absent where none is',
    fairlead_webhook_deliveries_given_up: 'Events that an endpoint did not take, until staff send them again',
  },
  read: async () => {
    const [row] = await database.query<{ waiting: number; oldest: Date | null; given_up: number }>(
      `select count(*) as waiting, min(since) as oldest,
          (select count(*) from webhook_delivery where ended = 'given_up') as given_up
        from webhook_delivery where due_at is not null`,
    );
    return [
      {
        values: {
          fairlead_webhook_deliveries_waiting: row?.waiting ?? null,
          fairlead_webhook_oldest_timestamp_seconds: secondsOf(row?.oldest),
          fairlead_webhook_deliveries_given_up: row?.given_up ?? null,
        },
      },
    ];
  },
});
