export { proposalsJobs } from './expire';
export { proposalsRoutes } from './routes';
