import { calls } from '@fairlead/contract';
import { done, refuse } from '../../http/answer';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { findBudget } from '../plans';
import { readBreakdown } from './breakdown';
import { readOverview } from './overview';
import { isTimeZone } from './time-zone';

const NO_SUCH_ZONE = refuse('invalid_fields', { fields: { user_time_zone: 'invalid_format' } });

export const statisticsRoutes = ({ database, clock }: Services): readonly Route[] => [
  holderRoute(calls.statistics.list, async ({ request, caller, timeZone }) => {
    const zone = request.user_time_zone || timeZone;
    if (!isTimeZone(zone)) return NO_SUCH_ZONE;
    return done(
      await database.offload((reader) =>
        readOverview(reader, caller.holderId, {
          type: request.type ?? 1,
          timeZone: zone,
          now: clock.now(),
        }),
      ),
    );
  }),
  holderRoute(calls.statistics.breakdown, async ({ request, caller, timeZone }) => {
    const zone = request.user_time_zone || timeZone;
    if (!isTimeZone(zone)) return NO_SUCH_ZONE;
    return database.offload(async (reader) => {
      const { order_id: orderId } = request;
      // Another's plan is as absent as one that never was.
      if (orderId !== undefined && (await findBudget(reader, caller.holderId, orderId)) === null) {
        return refuse('no_such_data');
      }
      return done(
        await readBreakdown(reader, caller.holderId, { ...request, timeZone: zone, now: clock.now() }),
      );
    });
  }),
];
