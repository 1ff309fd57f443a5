export { changeScore } from './change';
export { putLimitBp } from './formula';
export { standingJobs } from './jobs';
export { standingRoutes } from './routes';
