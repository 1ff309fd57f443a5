import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { publicRoute, type Route, recordedRoutesOf, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { revokeStaffSession } from '../../plugins/sessions';
import { confirmChanges, listChanges } from './changes';
import { listMembers } from './list-members';
import { loginStaff } from './login';
import { disableMember } from './members';
import { confirmTotp, enrolTotp, readOwnAccount, updateStaffPassword } from './own-account';
import { addKey, beginKey, makeRecoveryCodes, readSecondSteps, removeKey } from './own-second-steps';
import { listOwnSessions, revokeOwnSession } from './own-sessions';
import { proposeMember, proposePassword, proposeRoles, proposeTotp } from './propose-change';

/** Staff's own sign-in, and what becomes of their accounts. */
export const staffRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const recorded = recordedRoutesOf(services);
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
    recorded(calls.consoleAuth.updatePassword, updateStaffPassword),
    recorded(calls.consoleAuth.enrolTotp, enrolTotp),
    recorded(calls.consoleAuth.confirmTotp, confirmTotp),
    route(calls.consoleAuth.secondSteps, readSecondSteps),
    recorded(calls.consoleAuth.beginKey, beginKey),
    recorded(calls.consoleAuth.addKey, addKey),
    recorded(calls.consoleAuth.removeKey, removeKey),
    recorded(calls.consoleAuth.makeRecoveryCodes, makeRecoveryCodes),
    route(calls.consoleStaff.list, listMembers),
    route(calls.consoleStaff.create, proposeMember),
    route(calls.consoleStaff.setRoles, proposeRoles),
    route(calls.consoleStaff.resetPassword, proposePassword),
    route(calls.consoleStaff.resetTotp, proposeTotp),
    route(calls.consoleStaff.disable, disableMember),
    route(calls.consoleStaff.changes, listChanges),
    route(calls.consoleStaff.confirmChanges, confirmChanges),
  ];
};
