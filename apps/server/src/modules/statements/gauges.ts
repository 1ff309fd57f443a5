import type { Services } from '../../http/services';
import { type Gauges, secondsOf } from '../../plugins/metrics';

/** How far the days are signed. */
export const statementsGauges = ({ database }: Services): Gauges => ({
  help: {
    fairlead_signed_until_timestamp_seconds:
      'The end of the newest day that is signed; absent before the first',
  },
  read: async () => {
    const [row] = await database.query<{ until: Date }>(
      'select until from daily_root order by day desc limit 1',
    );
    return [{ values: { fairlead_signed_until_timestamp_seconds: secondsOf(row?.until) } }];
  },
});
