import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { publicRoute, type Route, staffRoute } from '../../http/route';
import type { Services } from '../../http/services';
import { revokeStaffSession } from '../../plugins/sessions';
import { loginStaff } from './login';

/** Staff's own sign-in. */
export const staffRoutes = (services: Services): Route[] => [
  publicRoute(calls.consoleAuth.login, (incoming) => loginStaff(services, incoming)),
  staffRoute(calls.consoleAuth.logout, async ({ caller }) => {
    const { database, clock } = services;
    await database.transaction((tx) => revokeStaffSession(tx, caller.staffId, caller.tokenHash, clock.now()));
    return done({});
  }),
  staffRoute(calls.consoleAuth.me, async ({ caller: { staffId, username, roles } }) =>
    done({ id: String(staffId), username, roles: [...roles] }),
  ),
];
