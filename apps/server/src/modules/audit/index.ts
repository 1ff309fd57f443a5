export { audit } from './audit';
export { readLastTime } from './last-time';
export { auditRoutes } from './routes';
