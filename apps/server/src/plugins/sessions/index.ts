export { tellHolderChanged, tellStaffChanged } from './changes';
export {
  type NewSession,
  openSession,
  openStaffSession,
  revokeSession,
  revokeSessions,
  revokeStaffSession,
} from './records';
export { createSessions, type Sessions } from './sessions';
export { hashToken } from './tokens';
