export { approveProposal } from './decide';
export { proposalsJobs } from './expire';
export { draftHouseFunding } from './house-funding';
export { propose } from './propose';
export { proposalsRoutes } from './routes';
export { draftStartUpGrant } from './start-up-grant';
export { draftTopUp } from './topup';
export { draftWithdrawal } from './withdrawal';
