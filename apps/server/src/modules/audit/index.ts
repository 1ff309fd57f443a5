export { audit } from './audit';
export { type HolderAct, listActsOn } from './holder-acts';
export { readLastTime } from './last-time';
export { auditRoutes } from './routes';
