export { changeScore } from './change';
export { putLimitBp } from './formula';
export { standingJobs } from './jobs';
export { endMembership } from './membership';
export { MEMBERSHIP } from './membership-terms';
export { newestScoreEvents } from './read';
export { standingRoutes } from './routes';
