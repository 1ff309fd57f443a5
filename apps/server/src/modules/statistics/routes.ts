import { calls } from '@fairlead/contract';
import { done, refuse } from '../../http/answer';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { readOverview } from './overview';
import { isTimeZone } from './time-zone';

export const statisticsRoutes = ({ database, clock }: Services): readonly Route[] => [
  holderRoute(calls.statistics.list, async ({ request, caller, timeZone }) => {
    const asked = request.user_time_zone ?? '';
    if (asked !== '' && !isTimeZone(asked)) {
      return refuse('invalid_fields', { fields: { user_time_zone: 'invalid_format' } });
    }
    return done(
      await database.offload((reader) =>
        readOverview(reader, caller.holderId, {
          type: request.type ?? 1,
          timeZone: asked === '' ? timeZone : asked,
          now: clock.now(),
        }),
      ),
    );
  }),
];
