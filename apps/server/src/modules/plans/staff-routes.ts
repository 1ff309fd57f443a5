import { calls } from '@fairlead/contract';
import { type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { tellNetwork } from './life/network-tasks';
import { offerPlan } from './life/offer';
import { placePlan } from './life/place';
import { draftQuarantinedReport } from './reports/propose-quarantined';
import { listRemittances } from './settlement/list-remittances';
import { draftRemittance } from './settlement/propose-remittance';
import { listAllOrders } from './views/list-all-orders';
import { listReports } from './views/list-reports';
import { readOrderDetail } from './views/staff-detail';

/** Staff's side of plans, of what networks report about them and of what they pay for them. */
export const plansStaffRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const proposal = proposalRoutesOf(services);
  return [
    route(calls.consoleOrder.offer, offerPlan),
    route(calls.consoleOrder.place, placePlan),
    route(calls.consoleOrder.tell, tellNetwork),
    route(calls.consoleOrder.list, ({ database }, _caller, request) => listAllOrders(database, request)),
    route(calls.consoleOrder.detail, readOrderDetail),
    route(calls.consoleReport.list, ({ database }, _caller, request) => listReports(database, request)),
    proposal(calls.consoleReport.decideQuarantined, draftQuarantinedReport),
    route(calls.consoleRemittance.list, listRemittances),
    proposal(calls.consoleRemittance.propose, draftRemittance),
  ];
};
