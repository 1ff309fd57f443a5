export { audit } from './audit';
export { type HolderAct, listActsOn } from './holder-acts';
export { auditRoutes } from './routes';
