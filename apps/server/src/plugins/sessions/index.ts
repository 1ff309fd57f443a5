export {
  type NewSession,
  openSession,
  openStaffSession,
  revokeSession,
  revokeSessions,
  revokeStaffSession,
  tellHolderChanged,
  tellStaffChanged,
} from './records';
export { createSessions, type Sessions } from './sessions';
export { hashToken } from './tokens';
