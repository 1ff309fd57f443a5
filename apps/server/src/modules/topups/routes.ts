import { calls } from '@fairlead/contract';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { listTopUps } from './list-topups';
import { requestTopUp } from './request-topup';

/** The holder's calls about money on its way in. */
export const topupsRoutes = (services: Services): Route[] => [
  holderRoute(calls.topup.list, ({ caller, request }) =>
    listTopUps(services.database, caller.holderId, request),
  ),
  holderRoute(calls.topup.request, ({ caller, request }) => requestTopUp(services, caller.holderId, request)),
];
