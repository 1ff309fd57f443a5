export { AuditPage } from './audit';
export { auditColumns } from './columns';
export { auditStrings } from './strings';
