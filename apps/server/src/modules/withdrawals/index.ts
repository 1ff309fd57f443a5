export { readDestinationFacts } from './destination-facts';
export { endUnpaid } from './end-withdrawal';
export { withdrawalsJobs } from './jobs';
export { LAPSED } from './lapse-withdrawals';
export { listWithdrawals } from './list-withdrawals';
export { withdrawalKinds } from './propose-withdrawal';
export { setAside } from './request-withdrawal';
export { withdrawalsRoutes } from './routes';
export {
  changeWithdrawal,
  keepArrival,
  listSince,
  listUnderWay,
  lockWithdrawal,
  readWithdrawal,
  withdrawalShape,
} from './withdrawal';
