import { calls } from '@fairlead/contract';
import { done, refuse } from '../../http/answer';
import { holderRoute, publicRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { revokeSession } from '../../plugins/sessions';
import { editUser } from './edit-user';
import { listSessions } from './list-sessions';
import { login } from './login';
import { register } from './register';
import { updatePassword } from './update-password';
import { readUserInfo } from './user-info';

/** The calls about who a person is and where they are signed in. */
export const accountsRoutes = (services: Services): Route[] => {
  const { database, clock } = services;
  const endSession = (holderId: number, sessionId: number) =>
    database.transaction((tx) => revokeSession(tx, holderId, sessionId, clock.now()));
  return [
    publicRoute(calls.auth.register, (incoming) => register(services, incoming)),
    publicRoute(calls.auth.login, (incoming) => login(services, incoming)),
    holderRoute(calls.auth.logout, async ({ caller }) => {
      await endSession(caller.holderId, caller.sessionId);
      return done({});
    }),
    holderRoute(calls.user.info, async ({ caller, lang }) =>
      done(await readUserInfo(services, caller.holderId, lang)),
    ),
    holderRoute(calls.user.edit, (incoming) => editUser(services, incoming)),
    holderRoute(calls.user.sessions, ({ caller, request }) => listSessions(services, caller, request)),
    holderRoute(calls.user.revokeSession, async ({ caller, request }) => {
      const isEnded = await endSession(caller.holderId, Number(request.session_id));
      return isEnded ? done({}) : refuse('no_such_data');
    }),
    holderRoute(calls.user.updatePassword, ({ caller, request }) =>
      updatePassword(services, caller.holderId, request),
    ),
  ];
};
