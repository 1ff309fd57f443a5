export { readActsHead } from './acts-head';
export { audit } from './audit';
export { type HolderAct, hasActedOn, listActsOn } from './holder-acts';
export { auditRoutes } from './routes';
