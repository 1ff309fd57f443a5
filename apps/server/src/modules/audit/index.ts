export { readActsHead } from './acts-head';
export { audit } from './audit';
export { type HolderAct, hasActedOn, listActsOn } from './holder-acts';
export { readLastTime } from './last-time';
export { auditRoutes } from './routes';
