import { calls } from '@fairlead/contract';
import { done } from '../../http/answer';
import { holderFileRoute, holderRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { chooseChannels, subscribeDevice, unsubscribeDevice } from '../notifications';
import { readChannels } from './channels';
import { closeAccount } from './close-account';
import { sendContactCode, verifyOwnContact } from './contact-code';
import { editUser } from './edit-user';
import { listHolders } from './list-holders';
import { type OwnData, takeOwnData } from './own-data/own-data';
import { readClosing } from './read-closing';
import { readUserInfo } from './user-info';

/** How a person is reached outside the app. */
const channelRoutes = (services: Services): Route[] => [
  holderRoute(calls.channel.read, async (incoming) => done(await readChannels(services, incoming))),
  holderRoute(calls.channel.choose, async (incoming) => {
    const { caller, request, timeZone } = incoming;
    await chooseChannels(services, caller.holderId, request, timeZone);
    return done(await readChannels(services, incoming));
  }),
  holderRoute(calls.channel.sendCode, (incoming) => sendContactCode(services, incoming)),
  holderRoute(calls.channel.verify, async (incoming) => {
    const verified = await verifyOwnContact(services, incoming.caller.holderId, incoming.request);
    return verified.ok ? done(await readChannels(services, incoming)) : verified;
  }),
  holderRoute(calls.channel.subscribe, ({ caller, request }) => subscribeDevice(services, caller, request)),
  holderRoute(calls.channel.unsubscribe, ({ caller }) => unsubscribeDevice(services, caller)),
];

/** The calls about who a person is, and the way out. `index.ts` does not name them: closing asks most matters, and all ask for holders. */
export const accountRoutes = (services: Services, own: OwnData): Route[] => {
  const route = staffRoutesOf(services);
  return [
    holderRoute(calls.user.info, async ({ caller, lang }) =>
      done(await readUserInfo(services, caller.holderId, lang)),
    ),
    holderRoute(calls.user.edit, (incoming) => editUser(services, incoming)),
    holderFileRoute(calls.user.ownData, (incoming) => takeOwnData(services, incoming, own)),
    holderRoute(calls.account.closing, ({ caller }) => readClosing(services, caller.holderId)),
    holderRoute(calls.account.close, (incoming) => closeAccount(services, incoming)),
    route(calls.consoleHolder.list, listHolders),
    ...channelRoutes(services),
  ];
};
