export { isOverdue } from './end-withdrawal';
export { readFacts, type WalletFacts } from './facts';
export { FLOW_COLUMNS, FLOW_TABLES, type FlowRow, flowShape, listFlow } from './flow';
export { listFlowSorted } from './flow-sorted';
export { walletJobs } from './jobs';
export { LAPSED } from './lapse-withdrawals';
export { listTopUps } from './list-topups';
export { listWithdrawals } from './list-withdrawals';
export { monthRange } from './month-summary';
export { destinationOf } from './payout';
export { bouncePosting, startUpGrantPosting, topUpPosting, withdrawalClosing } from './postings';
export { readProperty } from './property';
export { originOf } from './release-holds';
export { setAside } from './request-withdrawal';
export { giveBackStartUp } from './return-start-up';
export { walletRoutes } from './routes';
export { after, TERMS } from './terms';
export { changeTopUp, lockTopUp, messageOf, readTopUp, type TopUpRow, topUpShape } from './topup';
export {
  changeWithdrawal,
  closeWithdrawalHold,
  lastTransactionId,
  lockWithdrawal,
  readWithdrawal,
  stepOf,
  type WithdrawalRow,
  withdrawalShape,
} from './withdrawal';
