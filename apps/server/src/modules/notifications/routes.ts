import { type CallOf, calls, type ParsedOf, type ResponseOf } from '@fairlead/contract';
import { type Answer, done, refuse } from '../../http/answer';
import { holderRoute, type Route, staffRoutesOf } from '../../http/route';
import type { Services } from '../../http/services';
import { proposalRoutesOf } from '../proposals';
import { listMessages, retryMessage } from './channels/staff-list';
import { createNoticeList } from './own-notices';
import { draftBroadcast } from './propose-broadcast';
import { countUnread, countVisible, markRead } from './queries';
import { countRecipients } from './recipients';
import { listStaffNotices, sendStaffNotice, withdrawStaffNotice } from './staff';
import { listTemplates, removeTemplate, saveTemplate } from './templates';

type Unread = ResponseOf<CallOf<'notification.unreadCount'>>;

const read = (
  { database, clock }: Services,
  holderId: number,
  request: ParsedOf<CallOf<'notification.read'>>,
): Promise<Answer<Unread>> =>
  database.transaction(async (tx) => {
    const { ids, up_to, category } = request;
    if (ids !== undefined) {
      const wanted = [...new Set(ids)];
      if ((await countVisible(tx, holderId, wanted)) < wanted.length) return refuse('no_such_data');
      await markRead(tx, holderId, { ids: wanted }, clock.now());
    } else {
      await markRead(tx, holderId, { upTo: up_to, category }, clock.now());
    }
    return done({ unread_total: await countUnread(tx, holderId) });
  });

/** The notices of a person with the bell's number, and what staff send. */
export const notificationsRoutes = (services: Services): Route[] => {
  const route = staffRoutesOf(services);
  const proposal = proposalRoutesOf(services);
  const { config, database } = services;
  const listOwn = createNoticeList(config.currency);
  return [
    holderRoute(calls.notification.list, ({ caller, request, lang, timeZone }) =>
      listOwn(database, caller.holderId, request, { lang, timeZone }),
    ),
    holderRoute(calls.notification.read, ({ caller, request }) => read(services, caller.holderId, request)),
    holderRoute(calls.notification.unreadCount, async ({ caller }) =>
      done({ unread_total: await countUnread(database, caller.holderId) }),
    ),
    route(calls.consoleNotification.list, listStaffNotices),
    route(calls.consoleNotification.recipients, async () =>
      done({ everyone: await countRecipients(database) }),
    ),
    route(calls.consoleNotification.send, sendStaffNotice),
    route(calls.consoleNotification.withdraw, withdrawStaffNotice),
    route(calls.consoleNotification.templates, listTemplates),
    route(calls.consoleNotification.saveTemplate, saveTemplate),
    route(calls.consoleNotification.removeTemplate, removeTemplate),
    route(calls.consoleMessage.list, listMessages),
    route(calls.consoleMessage.retry, retryMessage),
    proposal(calls.consoleNotification.proposeBroadcast, draftBroadcast),
  ];
};
