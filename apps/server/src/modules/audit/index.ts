export { readActsHead } from './acts-head';
export { audit } from './audit';
export { exportRoute } from './export-list';
export { type HolderAct, hasActedOn, listActsOn, wasDoneSince } from './holder-acts';
export { listPayoutChanges, listShownWhole, type PayoutChange } from './payout-acts';
export { listRecentActs } from './recent-acts';
export { recordListRead } from './record-list-read';
export { recordReads } from './record-reads';
export { auditRoutes } from './routes';
