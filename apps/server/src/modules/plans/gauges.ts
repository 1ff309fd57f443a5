import type { OrderStatus } from '@fairlead/vocabulary';
import type { Services } from '../../http/services';
import type { Gauges } from '../../plugins/metrics';

const LATELY_MS = 3_600_000;
/** Of these there are as many as people have plans; of those that ended, ever more. */
const GOING_ON: readonly OrderStatus[] = ['matching', 'putting', 'put_finished', 'waiting_for_settlement'];

/** How much is put, and how many plans are on their way, for whoever watches the program. */
export const plansGauges = ({ database, clock }: Services): readonly Gauges[] => [
  {
    help: {
      fairlead_puts_last_hour: 'Plans that were funded within the last hour',
    },
    read: async () => {
      const [row] = await database.query<{ puts: number }>(
        'select count(*) as puts from put_order where put_at > $1',
        [new Date(clock.now().getTime() - LATELY_MS)],
      );
      return [{ values: { fairlead_puts_last_hour: row?.puts ?? null } }];
    },
  },
  {
    help: { fairlead_plans: 'Plans that were funded and are not over, by status' },
    label: 'status',
    read: async () => {
      const rows = await database.query<{ status: string; plans: number }>(
        `select s.status, (select count(*) from put_order o where o.status = s.status) as plans
          from unnest($1::text[]) as s (status)`,
        [GOING_ON],
      );
      return rows.map(({ status, plans }) => ({ of: status, values: { fairlead_plans: plans } }));
    },
  },
];
