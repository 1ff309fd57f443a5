export { tellHolderChanged, tellStaffChanged } from './changes';
export {
  openSession,
  openStaffSession,
  revokeSession,
  revokeSessions,
  revokeStaffSession,
  revokeStaffSessions,
} from './records';
export { createSessions } from './sessions';
export { shownSession } from './shown';
export { beginningOf, hashToken, newServiceKey } from './tokens';
