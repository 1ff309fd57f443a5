import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { publicRoute, type Route, staffRoute } from '../../http/route';
import type { Job, Services } from '../../http/services';
import {
  issueAuthorizationCodes,
  listAuthorizationCodes,
  revokeAuthorizationCode,
} from './authorization-codes';
import { openTicketDoors } from './doors';
import { forgetTickets } from './forget-tickets';
import { issueLicenseKeys, listLicenseKeys, revokeLicenseKey } from './license-keys';
import { loginWithTicket } from './login-with-ticket';
import { openStore } from './open-store';
import { registerIdentity } from './register-identity';

export { serveSandboxTickets } from './sandbox-tickets';

/** The ways in through the host app, and the keys and codes that staff issue for every way in. */
export const entryRoutes = (services: Services): Route[] => {
  const doors = openTicketDoors(services);
  return [
    publicRoute(calls.auth.lang, async ({ request }) => {
      const read = doors.identityOf(request.ticket);
      return read.ok ? done({ lang: read.data.lang }) : read;
    }),
    publicRoute(calls.auth.loginV2, (incoming) => loginWithTicket(services, doors, incoming)),
    publicRoute(calls.auth.registerV2, (incoming) => registerIdentity(services, doors, incoming)),
    publicRoute(calls.auth.openStore, (incoming) => openStore(services, doors, incoming)),
    staffRoute(calls.consoleKey.authorizationCodes, ({ request }) =>
      listAuthorizationCodes(services, request),
    ),
    staffRoute(calls.consoleKey.issueAuthorizationCodes, ({ caller, request }) =>
      issueAuthorizationCodes(services, caller, request),
    ),
    staffRoute(calls.consoleKey.revokeAuthorizationCode, ({ caller, request }) =>
      revokeAuthorizationCode(services, caller, request),
    ),
    staffRoute(calls.consoleKey.licenseKeys, ({ request }) => listLicenseKeys(services, request)),
    staffRoute(calls.consoleKey.issueLicenseKeys, ({ caller, request }) =>
      issueLicenseKeys(services, caller, request),
    ),
    staffRoute(calls.consoleKey.revokeLicenseKey, ({ caller, request }) =>
      revokeLicenseKey(services, caller, request),
    ),
  ];
};

/** Used tickets are forgotten when they are worth nothing any more. */
export const entryJobs = (services: Services): Job[] => [
  { name: 'used tickets', pauseMs: 3_600_000, run: () => forgetTickets(services) },
];
