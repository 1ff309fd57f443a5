export { audit } from './audit';
export { auditRoutes } from './routes';
