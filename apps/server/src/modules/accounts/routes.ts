import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { holderRoute, type Route } from '../../http/route';
import type { Services } from '../../http/services';
import { editUser } from './edit-user';
import { readUserInfo } from './user-info';

/** The calls about who a person is. */
export const accountsRoutes = (services: Services): Route[] => [
  holderRoute(calls.user.info, async ({ caller, lang }) =>
    done(await readUserInfo(services, caller.holderId, lang)),
  ),
  holderRoute(calls.user.edit, (incoming) => editUser(services, incoming)),
];
