export { withdrawalsJobs } from './jobs';
export { LAPSED } from './lapse-withdrawals';
export { listWithdrawals } from './list-withdrawals';
export { withdrawalSubject } from './objection';
export { withdrawalKinds } from './propose-withdrawal';
export { readOldestOpen, readWithdrawalFigures, readWithdrawalPeople } from './public-figures';
export { setAside } from './request-withdrawal';
export { withdrawalsRoutes } from './routes';
export { listSince, listUnderWay, listUnpaid, withdrawalShape } from './withdrawal';
