export { advanceDueOrders, plansJobs } from './advance';
export { type Ingested, ingestReport } from './ingest-report';
export { BUCKET_MS, type Report } from './judge-report';
export { LEGAL_MOVES } from './machine';
export { acceptOrder, confirmStop, type NetworkOrder, readNetworkOrder, refuseOrder } from './network-door';
export { recordRemittance, type Remittance, type RemittanceLine } from './remittance';
export { plansRoutes } from './routes';
export { windowsAt } from './windows';
