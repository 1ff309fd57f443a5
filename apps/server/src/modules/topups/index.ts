export { listTopUps } from './list-topups';
export { topUpPosting } from './postings';
export { topupsRoutes } from './routes';
export { changeTopUp, lockTopUp, messageOf, readTopUp, type TopUpRow, topUpShape } from './topup';
