export { plansGauges } from './gauges';
export { advanceDueOrders, plansJobs } from './life/advance';
export { endOrders, type UnendedOrder, unendedOf } from './life/end-early';
export {
  acceptOrder,
  awaitPlacement,
  confirmStop,
  type NetworkOrder,
  readNetworkOrder,
  refuseOrder,
} from './life/network-moves';
export { addNetworkTask } from './life/network-tasks';
export { orderSubject } from './life/objection';
export { endOffers, offerOrder, offerOrders } from './life/offer-order';
export { confirmControl } from './life/pause';
export { markStartUpReturning } from './life/return-start-up';
export { capOn, lastCap, paceOf, utcDay } from './order/control';
export { findNamedOrder } from './order/named-order';
export { findBudget, readOrder } from './order/order';
export { later, type Windows, windowsAt } from './order/windows';
export { BUCKET_MS } from './reports/check-report';
export {
  type Entered,
  type EnteredFault,
  enterReports,
  planEntered,
  sumEntered,
} from './reports/enter-report';
export { ingestReport } from './reports/ingest-report';
export { quarantinedReportKind } from './reports/propose-quarantined';
export { plansRoutes } from './routes';
export {
  type Accrual,
  chargeableOf,
  liftHold,
  planLift,
  readAccrual,
  readEarningPlan,
} from './settlement/charged-revenue';
export { listOverdueDebts, listUnpaidOrders } from './settlement/debts';
export { readMediaOwed } from './settlement/network-balance';
export { readNetworkFigures } from './settlement/network-figures';
export { remittanceKind } from './settlement/propose-remittance';
export { recordRemittance } from './settlement/remittance';
export { listAllOrders } from './views/list-all-orders';
export { listOrders } from './views/list-orders';
export {
  findOrderIds,
  type OrderRun,
  readOrderNames,
  readOrderNumbers,
  readOrderRuns,
  readOrderStates,
} from './views/order-names';
export { listSettledPapers, type OrderPaper, readOrderPaper } from './views/papers';
export { countOrders, countWaiting } from './views/queries';
export { listMostSettled, readSettled, readSettledInAll } from './views/record';
export {
  figuresOf,
  listReportIds,
  type ReportColumn,
  type ReportShare,
  readFinalUntil,
  readGiftSeries,
  readReportGroups,
  readReportLinks,
  readReportSeries,
  readReportShares,
  type SeriesStep,
  type SharingReport,
  type Sums,
  sumReports,
  type WhichReports,
} from './views/report-figures';
export { listManyPuts, listOutliers, type PlanStandingOut } from './views/risk';
export { type SignedReport, signedIn } from './views/signed-report';
export { countTakeUp } from './views/take-up';
