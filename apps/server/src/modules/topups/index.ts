export { differenceReason, readArrival } from './arrival';
export { listTopUps } from './list-topups';
export { readPayee, readPayees } from './payees';
export { chargebackKind, readChargebackShares } from './propose-chargeback';
export { payeeKind } from './propose-payee';
export { topUpKind } from './propose-topup';
export { receiptOf } from './receipt';
export { topupsRoutes } from './routes';
export { listAwaited } from './topup';
