import { calls } from '@fairlead/contract';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { listTopUps } from './list-topups';
import { reportPaid } from './report-paid';
import { requestTopUp } from './request-topup';
import { topupsStaffRoutes } from './staff-routes';

/** The calls about money on its way in, the holder's and the staff's. */
export const topupsRoutes = (services: Services): Route[] => [
  holderRoute(calls.topup.list, ({ caller, request }) =>
    listTopUps(services.database, caller.holderId, request),
  ),
  holderRoute(calls.topup.request, ({ caller, request }) => requestTopUp(services, caller.holderId, request)),
  holderRoute(calls.topup.paid, ({ caller, request }) => reportPaid(services, caller.holderId, request)),
  ...topupsStaffRoutes(services),
];
