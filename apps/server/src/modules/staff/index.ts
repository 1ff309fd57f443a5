import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { publicRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { revokeStaffSession } from '../../plugins/sessions';
import { listMembers } from './list-members';
import { loginStaff } from './login';
import { createMember, disableMember, resetTotp, setRoles } from './members';
import { confirmTotp, enrolTotp, readOwnAccount, updateStaffPassword } from './own-account';
import { listOwnSessions, revokeOwnSession } from './own-sessions';

export { readLastStaffChange } from './last-change';
export { listAllMembers, type Member } from './list-members';
export {
  type CommandLine,
  createMember,
  disableMember,
  renewFirstPassword,
  resetTotp,
  setRoles,
} from './members';
export { findAnswering, findStaff, listAnswering, readStaffNames, readStaffRoles } from './queries';

/** Staff's own sign-in. */
export const staffRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  return [
    publicRoute(calls.consoleAuth.login, (incoming) => loginStaff(services, incoming)),
    route(calls.consoleAuth.logout, async ({ database, clock }, caller) => {
      await database.transaction((tx) =>
        revokeStaffSession(tx, caller.staffId, caller.tokenHash, clock.now()),
      );
      return done({});
    }),
    route(calls.consoleAuth.me, readOwnAccount),
    route(calls.consoleAuth.sessions, listOwnSessions),
    route(calls.consoleAuth.revokeSession, revokeOwnSession),
    route(calls.consoleAuth.updatePassword, updateStaffPassword),
    route(calls.consoleAuth.enrolTotp, enrolTotp),
    route(calls.consoleAuth.confirmTotp, confirmTotp),
    route(calls.consoleStaff.list, listMembers),
    route(calls.consoleStaff.create, createMember),
    route(calls.consoleStaff.setRoles, setRoles),
    route(calls.consoleStaff.disable, disableMember),
    route(calls.consoleStaff.resetTotp, resetTotp),
  ];
};
