export { AuditPage } from './audit';
export { auditStrings } from './strings';
