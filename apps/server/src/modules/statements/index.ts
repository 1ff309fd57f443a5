export { statementsJobs } from './jobs';
export { serveLog } from './log/serve-log';
export { walletRepairKind } from './propose-repair';
export { statementsRoutes } from './routes';
