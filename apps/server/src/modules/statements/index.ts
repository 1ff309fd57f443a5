export { statementsJobs } from './jobs';
export { statementsRoutes } from './routes';
