import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { publicRoute, type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { revokeStaffSession } from '../../plugins/sessions';
import { listMembers } from './list-members';
import { loginStaff } from './login';
import { createMember, disableMember, resetTotp, setRoles } from './members';
import { confirmTotp, enrolTotp, readOwnAccount, updateStaffPassword } from './own-account';
import { listOwnSessions, revokeOwnSession } from './own-sessions';

export { listAllMembers, type Member } from './list-members';
export {
  type CommandLine,
  createMember,
  disableMember,
  renewFirstPassword,
  resetTotp,
  setRoles,
} from './members';
export { findAnswering, listAnswering, readStaffNames } from './queries';

/** Staff's own sign-in. */
export const staffRoutes = (services: Services): Route[] => [
  publicRoute(calls.consoleAuth.login, (incoming) => loginStaff(services, incoming)),
  staffRoute(calls.consoleAuth.logout, async ({ caller }) => {
    const { database, clock } = services;
    await database.transaction((tx) => revokeStaffSession(tx, caller.staffId, caller.tokenHash, clock.now()));
    return done({});
  }),
  staffRoute(calls.consoleAuth.me, ({ caller }) => readOwnAccount(services, caller)),
  staffRoute(calls.consoleAuth.sessions, ({ caller, request }) => listOwnSessions(services, caller, request)),
  staffRoute(calls.consoleAuth.revokeSession, ({ caller, request }) =>
    revokeOwnSession(services, caller, request),
  ),
  staffRoute(calls.consoleAuth.updatePassword, ({ caller, request }) =>
    updateStaffPassword(services, caller, request),
  ),
  staffRoute(calls.consoleAuth.enrolTotp, ({ caller, request }) => enrolTotp(services, caller, request)),
  staffRoute(calls.consoleAuth.confirmTotp, ({ caller, request }) => confirmTotp(services, caller, request)),
  staffRoute(calls.consoleStaff.list, ({ request }) => listMembers(services.database, request)),
  staffRoute(calls.consoleStaff.create, ({ caller, request }) => createMember(services, caller, request)),
  staffRoute(calls.consoleStaff.setRoles, ({ caller, request }) => setRoles(services, caller, request)),
  staffRoute(calls.consoleStaff.disable, ({ caller, request }) => disableMember(services, caller, request)),
  staffRoute(calls.consoleStaff.resetTotp, ({ caller, request }) => resetTotp(services, caller, request)),
];
