export { tellHolderChanged } from './changes';
export {
  openSession,
  openStaffSession,
  revokeSession,
  revokeSessions,
  revokeStaffSession,
} from './records';
export { createSessions } from './sessions';
