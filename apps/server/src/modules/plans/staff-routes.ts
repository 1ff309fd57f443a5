import { calls } from '@fairlead/contract';
import { type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { propose } from '../proposals';
import { offerPlan } from './life/offer';
import { placePlan } from './life/place';
import { draftQuarantinedReport } from './reports/propose-quarantined';
import { listRemittances } from './settlement/list-remittances';
import { draftRemittance } from './settlement/propose-remittance';
import { listAllOrders } from './views/list-all-orders';
import { listReports } from './views/list-reports';
import { readOrderDetail } from './views/staff-detail';

/** Staff's side of plans, of what networks report about them and of what they pay for them. */
export const plansStaffRoutes = (services: Services): Route[] => [
  staffRoute(calls.consoleOrder.offer, ({ caller, request }) => offerPlan(services, caller, request)),
  staffRoute(calls.consoleOrder.place, ({ caller, request }) => placePlan(services, caller, request)),
  staffRoute(calls.consoleOrder.list, ({ request }) => listAllOrders(services.database, request)),
  staffRoute(calls.consoleOrder.detail, ({ request }) => readOrderDetail(services, request)),
  staffRoute(calls.consoleReport.list, ({ request }) => listReports(services.database, request)),
  staffRoute(calls.consoleReport.decideQuarantined, ({ caller, request }) =>
    propose(services, caller, (tx) => draftQuarantinedReport(tx, request)),
  ),
  staffRoute(calls.consoleRemittance.list, ({ request }) => listRemittances(services.database, request)),
  staffRoute(calls.consoleRemittance.propose, ({ caller, request }) =>
    propose(services, caller, (tx) => draftRemittance(tx, request)),
  ),
];
