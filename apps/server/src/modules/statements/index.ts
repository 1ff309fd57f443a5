export { statementsGauges } from './gauges';
export { statementsJobs } from './jobs';
export { serveLog } from './log/serve-log';
export { walletRepairKind } from './propose-repair';
export { readReconciliation } from './reconciliation';
export { statementsRoutes } from './routes';
