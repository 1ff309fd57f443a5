export { differenceReason, readArrival } from './arrival';
export {
  type ArrivalLine,
  bankLineAnswers,
  lineShape,
  listStatedLines,
  othersNamed,
  type PayoutName,
  statedMinor,
} from './bank-lines';
export { listTopUps } from './list-topups';
export { topUpSubject } from './objection';
export { readPayee, readPayees } from './payees';
export { chargebackKind, readChargebackShares } from './propose-chargeback';
export { payeeKind } from './propose-payee';
export { topUpKind } from './propose-topup';
export { receiptOf } from './receipt';
export { topupsRoutes } from './routes';
export { listAwaited, listRefused, readPostedTopUp } from './topup';
export { listWaitingCases, type WaitingCase } from './waiting-cases';
