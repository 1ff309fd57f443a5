export { isOverdue } from './end-withdrawal';
export { withdrawalsJobs } from './jobs';
export { LAPSED } from './lapse-withdrawals';
export { listWithdrawals } from './list-withdrawals';
export { destinationOf } from './payout';
export { bouncePosting } from './postings';
export { setAside } from './request-withdrawal';
export { withdrawalsRoutes } from './routes';
export {
  changeWithdrawal,
  closeWithdrawalHold,
  lockWithdrawal,
  readWithdrawal,
  type WithdrawalRow,
  withdrawalClosing,
  withdrawalShape,
} from './withdrawal';
