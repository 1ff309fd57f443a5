export { advanceDueOrders, plansJobs } from './advance';
export { type Accrual, chargeableOf, liftHold, readAccrual } from './charged-revenue';
export { endOrders, type UnendedOrder, unendedOf } from './end-early';
export { type Entered, type EnteredFault, enterReports, planEntered, sumEntered } from './enter-report';
export { ingestReport } from './ingest-report';
export { BUCKET_MS } from './judge-report';
export { listAllOrders } from './list-all-orders';
export { findNamedOrder } from './named-order';
export {
  acceptOrder,
  awaitPlacement,
  confirmStop,
  type NetworkOrder,
  readNetworkOrder,
  refuseOrder,
} from './network-door';
export { closeOrderObjection, openOrderObjection } from './objection';
export { endOffers, offerOrder, offerOrders } from './offer-order';
export { readOrder } from './order';
export { DEMO_NETWORK, presentProduct } from './present';
export { quarantinedReportKind } from './propose-quarantined';
export { readSettled } from './record';
export { type RemittanceLine, recordRemittance } from './remittance';
export { plansRoutes } from './routes';
export { later, type Windows, windowsAt } from './windows';
