import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { publicRoute, type Route, recordedRoutesOf, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { openProvider } from '../../plugins/oidc';
import { revokeStaffSession } from '../../plugins/sessions';
import { confirmChanges, listChanges } from './changes';
import { listMembers } from './list-members';
import { loginStaff } from './login';
import { disableMember } from './members';
import { confirmTotp, enrolTotp, readOwnAccount, updateStaffPassword } from './own-account';
import { beginOwnIdentity, connectOwnIdentity, disconnectOwnIdentity } from './own-identity';
import { addKey, beginKey, makeRecoveryCodes, readSecondSteps, removeKey } from './own-second-steps';
import { isOfProvider, listOwnSessions, revokeOwnSession } from './own-sessions';
import { proposeMember, proposePassword, proposeRoles, proposeService, proposeTotp } from './propose-change';
import { beginProvider, loginByProvider } from './provider-login';

/** Staff's own sign-in, and what becomes of their accounts. */
export const staffRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const recorded = recordedRoutesOf(services);
  const provider = openProvider(services.config);
  return [
    publicRoute(calls.consoleAuth.login, (incoming) => loginStaff(services, incoming)),
    publicRoute(calls.consoleAuth.beginProvider, (incoming) => beginProvider(services, provider, incoming)),
    publicRoute(calls.consoleAuth.loginByProvider, (incoming) =>
      loginByProvider(services, provider, incoming),
    ),
    route(calls.consoleAuth.logout, async ({ database, clock }, { staffId, tokenHash }) => {
      const byProvider = await isOfProvider(database, tokenHash);
      await database.transaction((tx) => revokeStaffSession(tx, staffId, tokenHash, clock.now()));
      return done({ provider_url: byProvider ? ((await provider?.endUrl()) ?? null) : null });
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
    recorded(calls.consoleAuth.beginIdentity, (means, incoming) =>
      beginOwnIdentity(means, provider, incoming),
    ),
    recorded(calls.consoleAuth.connectIdentity, (means, incoming) =>
      connectOwnIdentity(means, provider, incoming),
    ),
    recorded(calls.consoleAuth.disconnectIdentity, disconnectOwnIdentity),
    route(calls.consoleStaff.list, listMembers),
    route(calls.consoleStaff.create, proposeMember),
    route(calls.consoleStaff.createService, proposeService),
    route(calls.consoleStaff.setRoles, proposeRoles),
    route(calls.consoleStaff.resetPassword, proposePassword),
    route(calls.consoleStaff.resetTotp, proposeTotp),
    route(calls.consoleStaff.disable, disableMember),
    route(calls.consoleStaff.changes, listChanges),
    route(calls.consoleStaff.confirmChanges, confirmChanges),
  ];
};
