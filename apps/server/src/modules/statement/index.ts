export { statementJobs } from './jobs';
export { statementRoutes } from './routes';
