import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { holderRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { closeAccount } from './close-account';
import { editUser } from './edit-user';
import { listHolders } from './list-holders';
import { readClosing } from './read-closing';
import { readUserInfo } from './user-info';

/** The calls about who a person is, and the way out. `index.ts` does not name them: closing asks most matters, and all ask for holders. */
export const accountRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  return [
    holderRoute(calls.user.info, async ({ caller, lang }) =>
      done(await readUserInfo(services, caller.holderId, lang)),
    ),
    holderRoute(calls.user.edit, (incoming) => editUser(services, incoming)),
    holderRoute(calls.account.closing, ({ caller }) => readClosing(services, caller.holderId)),
    holderRoute(calls.account.close, (incoming) => closeAccount(services, incoming)),
    route(calls.consoleHolder.list, listHolders),
  ];
};
