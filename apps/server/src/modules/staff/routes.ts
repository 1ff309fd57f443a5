import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { ownRoutesOf, publicRoute, type Route, staffRoutesOf } from '../../http/route';
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
  const ownRoute = ownRoutesOf(services);
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
    ownRoute(calls.consoleAuth.updatePassword, updateStaffPassword),
    ownRoute(calls.consoleAuth.enrolTotp, enrolTotp),
    ownRoute(calls.consoleAuth.confirmTotp, confirmTotp),
    route(calls.consoleAuth.secondSteps, readSecondSteps),
    ownRoute(calls.consoleAuth.beginKey, beginKey),
    ownRoute(calls.consoleAuth.addKey, addKey),
    ownRoute(calls.consoleAuth.removeKey, removeKey),
    ownRoute(calls.consoleAuth.makeRecoveryCodes, makeRecoveryCodes),
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
