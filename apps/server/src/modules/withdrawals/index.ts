export { readDestinationFacts } from './destination-facts';
export { listSameDestination, readDestinationHistory } from './destination-history';
export { withdrawalsJobs } from './jobs';
export { LAPSED, lapseWithdrawals } from './lapse-withdrawals';
export { listWithdrawals } from './list-withdrawals';
export { withdrawalSubject } from './objection';
export { isPayable, listByIds, listPayable, payeeOf, paymentIdOf } from './payable';
export { readPayout } from './payout';
export { readPayoutsDue } from './payouts-due';
export { withdrawalKinds } from './propose-withdrawal';
export { readOldestOpen, readWithdrawalFigures, readWithdrawalPeople } from './public-figures';
export { setAside } from './request-withdrawal';
export {
  listAfterChange,
  listManyWithdrawals,
  listSharedDestinations,
  listWithdrawing,
  type StandingOut,
} from './risk';
export { withdrawalsRoutes } from './routes';
export { approveWithdrawal, payWithdrawal, planReturn, returnWithdrawal } from './take-step';
export {
  listMovedSince,
  listSince,
  listUnderWay,
  listUnpaid,
  lockWithdrawal,
  readDestinations,
  readOwnWithdrawal,
  type WithdrawalRow,
  withdrawalClosing,
  withdrawalShape,
} from './withdrawal';
export { findWithdrawalIds, readWithdrawals } from './withdrawal-names';
