export { AuditPage } from './audit';
export { auditColumns } from './columns';
export { actPhrase, looked } from './sentences';
export { auditStrings } from './strings';
