export { changeScore } from './change';
export { putLimitBp } from './formula';
export { standingJobs } from './jobs';
export { newestScoreEvents } from './read';
export { standingRoutes } from './routes';
