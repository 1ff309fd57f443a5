export { advanceDueOrders, plansJobs } from './advance';
export { type Accrual, chargeableOf, liftHold, readAccrual } from './charged-revenue';
export {
  decideQuarantined,
  findQuarantined,
  isCountable,
  planCount,
} from './decide-quarantined';
export { readDetail } from './detail';
export { endOrders, type UnendedOrder, unendedOf } from './end-early';
export { type Entered, type EnteredFault, enterReports, planEntered, sumEntered } from './enter-report';
export { ingestReport } from './ingest-report';
export { BUCKET_MS } from './judge-report';
export { findNamedOrder } from './named-order';
export {
  acceptOrder,
  awaitPlacement,
  confirmStop,
  type NetworkOrder,
  placeOrder,
  readNetworkOrder,
  refuseOrder,
} from './network-door';
export { closeOrderObjection, openOrderObjection } from './objection';
export { endOffers, offerOrder, offerOrders } from './offer-order';
export { readOrder } from './order';
export { DEMO_NETWORK, presentOrder, presentProduct } from './present';
export { factsOf, productFactsOf } from './queries';
export { readSettled } from './record';
export { type RemittanceLine, recordRemittance } from './remittance';
export { plansRoutes } from './routes';
export { later, type Windows, windowsAt } from './windows';
