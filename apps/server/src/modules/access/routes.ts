import { calls } from '@fairlead/contract';
import { done, refuse } from '../../http/answer';
import { holderRoute, publicRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Job, Services } from '../../http/services';
import { revokeSession } from '../../plugins/sessions';
import {
  issueAuthorizationCodes,
  listAuthorizationCodes,
  revokeAuthorizationCode,
} from './authorization-codes';
import { forgetChallenges } from './factors/challenges';
import { factorRoutes } from './factors/routes';
import { forgetTickets } from './forget-tickets';
import { listHolderSessions, signHolderOut } from './holder-sessions';
import { issueLicenseKeys, listLicenseKeys, revokeLicenseKey } from './license-keys';
import { listSessions } from './list-sessions';
import { login } from './login';
import { loginWithTicket } from './login-with-ticket';
import { openStore } from './open-store';
import { recoveryRoutes } from './recovery/routes';
import { recoveryJobs } from './recovery/send-links';
import { register } from './register';
import { registerIdentity } from './register-identity';
import { setPin } from './set-pin';
import type { CheckTerms } from './terms';
import { openTicketReader } from './ticket-reader';
import { updatePassword } from './update-password';
import { verifyPin } from './verify-pin';

/** Signing in and out with a name and a password, and where a person is signed in. */
const sessionRoutes = (services: Services, checkTerms: CheckTerms): Route[] => {
  const route = staffRoutesOf(services);
  const { database, clock } = services;
  const endSession = (holderId: number, sessionId: number) =>
    database.transaction((tx) => revokeSession(tx, holderId, sessionId, clock.now()));
  return [
    publicRoute(calls.auth.register, (incoming) => register(services, checkTerms, incoming)),
    publicRoute(calls.auth.login, (incoming) => login(services, incoming)),
    holderRoute(calls.auth.logout, async ({ caller }) => {
      await endSession(caller.holderId, caller.sessionId);
      return done({});
    }),
    holderRoute(calls.user.sessions, ({ caller, request }) => listSessions(services, caller, request)),
    holderRoute(calls.user.revokeSession, async ({ caller, request }) => {
      const isEnded = await endSession(caller.holderId, request.session_id);
      return isEnded ? done({}) : refuse('no_such_data');
    }),
    route(calls.consoleHolder.sessions, listHolderSessions),
    route(calls.consoleHolder.revokeSessions, signHolderOut),
  ];
};

/** The login password and the transaction password. */
const passwordRoutes = (services: Services): Route[] => [
  holderRoute(calls.user.updatePassword, ({ caller, request }) =>
    updatePassword(services, caller.holderId, request),
  ),
  holderRoute(calls.wallet.setPassword, ({ caller, request }) => setPin(services, caller, request)),
  holderRoute(calls.wallet.checkPassword, async ({ caller, request }) => {
    const checked = await verifyPin(services, caller.holderId, request.password);
    return checked.ok ? done({}) : checked;
  }),
];

/** The ways in through the host app. */
const shellRoutes = (services: Services, checkTerms: CheckTerms): Route[] => {
  const tickets = openTicketReader(services);
  return [
    publicRoute(calls.auth.lang, async ({ request }) => {
      const read = tickets.identityOf(request.ticket);
      return read.ok ? done({ lang: read.data.lang }) : read;
    }),
    publicRoute(calls.auth.loginV2, (incoming) => loginWithTicket(services, tickets, incoming)),
    publicRoute(calls.auth.registerV2, (incoming) =>
      registerIdentity(services, { tickets, checkTerms }, incoming),
    ),
    publicRoute(calls.auth.openStore, (incoming) => openStore(services, tickets, incoming)),
  ];
};

/** The keys and codes that staff issue for every way in. */
const keyRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  return [
    route(calls.consoleKey.authorizationCodes, listAuthorizationCodes),
    route(calls.consoleKey.issueAuthorizationCodes, issueAuthorizationCodes),
    route(calls.consoleKey.revokeAuthorizationCode, revokeAuthorizationCode),
    route(calls.consoleKey.licenseKeys, listLicenseKeys),
    route(calls.consoleKey.issueLicenseKeys, issueLicenseKeys),
    route(calls.consoleKey.revokeLicenseKey, revokeLicenseKey),
  ];
};

/**
 * Every way in, and what secures it.
 * @param checkTerms that who registers agrees to
 */
export const accessRoutes = (services: Services, checkTerms: CheckTerms): Route[] => [
  ...sessionRoutes(services, checkTerms),
  ...passwordRoutes(services),
  ...factorRoutes(services),
  ...shellRoutes(services, checkTerms),
  ...keyRoutes(services),
  ...recoveryRoutes(services),
];

/** Used tickets, and what passkeys were asked to sign, are forgotten when they are worth nothing any more. */
export const accessJobs = (services: Services): Job[] => [
  { name: 'used tickets', pauseMs: 3_600_000, run: () => forgetTickets(services) },
  ...recoveryJobs(services),
  { name: 'passkey challenges', pauseMs: 3_600_000, run: () => forgetChallenges(services) },
];
