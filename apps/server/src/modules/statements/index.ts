export { statementsJobs } from './jobs';
export { serveLog } from './log/serve-log';
export { statementsRoutes } from './routes';
