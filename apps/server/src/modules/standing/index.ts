export { changeScore } from './change';
export { putLimitBp } from './formula';
export { standingJobs } from './jobs';
export { endMembership } from './membership';
export { MEMBERSHIP } from './membership-terms';
export { creditScoreKind } from './propose-score';
export { newestScoreEvents } from './read';
export { standingRoutes } from './routes';
export { rewardContact, verifyContact } from './verify-contact';
