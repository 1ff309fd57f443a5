import type { Call, CallOf, Conversation, Message, ParsedOf, ResponseOf } from '@fairlead/contract';
import { one, type Reader } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import type { HolderCaller, Incoming } from '../../http/route';
import type { Services } from '../../http/services';
import { translateFor } from '../../http/translate';
import { readOpeningHours } from './contacts/opening-hours';
import {
  type ConversationRow,
  conversationShape,
  countUnread,
  ensureConversations,
  lockConversation,
  readOwn,
} from './conversation';
import { setMark } from './marks';
import { addMessage, presentMessages, readLastMessages, readMessages } from './message';
import { rateConversation, readOwnRating } from './ratings';
import { viewFor } from './view';
import type { Waits } from './waits';

type WaitsReader = () => Promise<Waits>;

/** Shows a person's conversations, with the line that stands in every chat. */
const shapes = async (
  services: Services,
  reader: Reader,
  waits: WaitsReader,
  { lang, caller }: Pick<Incoming<Call, HolderCaller>, 'lang' | 'caller'>,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> => {
  const translate = await translateFor(lang);
  const unread = await countUnread(reader, caller.holderId);
  const notice = translate('service.never');
  const hoursOf = await readOpeningHours(reader, services, 'signed_in');
  const waitOf = await waits();
  const lastOf = await readLastMessages(reader, rows);
  return Promise.all(
    rows.map(async (row) =>
      conversationShape(row, {
        hours: hoursOf(row.topic, services.clock.now()),
        notice,
        unread: unread.of(row.id),
        waitSeconds: waitOf.get(row.topic) ?? null,
        last: lastOf(row.id),
        rating: await readOwnRating(reader, row),
      }),
    ),
  );
};

/** Keeps what the person thought of a conversation that staff closed. */
export const rate = async (
  services: Services,
  waits: WaitsReader,
  incoming: Incoming<CallOf<'support.rate'>, HolderCaller>,
): Promise<Answer<ResponseOf<CallOf<'support.rate'>>>> => {
  const rated = await rateConversation(services, incoming.caller.holderId, incoming.request);
  if (!rated.ok) return rated;
  const shown = await shapes(services, services.database, waits, incoming, [rated.data]);
  return done({ conversation: one(shown, 'a conversation was not shown') });
};

export const listConversations = async (
  services: Services,
  waits: WaitsReader,
  incoming: Incoming<CallOf<'support.conversations'>, HolderCaller>,
): Promise<Answer<ResponseOf<CallOf<'support.conversations'>>>> => {
  const { database, clock } = services;
  const rows = await ensureConversations(database, incoming.caller.holderId, clock.now());
  return done({ items: await shapes(services, database, waits, incoming, rows) });
};

export const listMessages = async (
  services: Services,
  waits: WaitsReader,
  incoming: Incoming<CallOf<'support.messages'>, HolderCaller>,
): Promise<Answer<ResponseOf<CallOf<'support.messages'>>>> => {
  const { database, config } = services;
  const { request, caller } = incoming;
  const row = await readOwn(database, caller.holderId, request.conversation_id);
  if (row === undefined) return refuse('no_such_data');
  const view = await viewFor(config, database, caller.holderId, 'holder');
  const page = await readMessages(database, row, request, view);
  const [shown] = await shapes(services, database, waits, incoming, [row]);
  return shown === undefined ? refuse('no_such_data') : done({ conversation: shown, ...page });
};

/** Sends a message; the same client_id again answers with the message that was made first. */
export const sendMessage = (
  { database, config, clock }: Services,
  { holderId }: HolderCaller,
  request: ParsedOf<CallOf<'support.send'>>,
): Promise<Answer<{ message: Message }>> =>
  database.transaction(async (tx) => {
    const row = await lockConversation(tx, request.conversation_id, holderId);
    if (row === undefined) return refuse('no_such_data');
    const added = await addMessage(tx, row, {
      sender: { kind: 'holder', id: holderId },
      clientId: request.client_id,
      text: request.text,
      fileIds: request.file_ids,
      now: clock.now(),
    });
    if (!added.ok) return added;
    const view = await viewFor(config, tx, holderId, 'holder');
    const message = one(await presentMessages(tx, [added.data], view), 'a message was not shown');
    return done({ message });
  });

export const readMessagesUpTo = (
  { database }: Services,
  { holderId }: HolderCaller,
  request: ParsedOf<CallOf<'support.read'>>,
): Promise<Answer<{ unread_total: number }>> =>
  database.transaction(async (tx) => {
    const row = await readOwn(tx, holderId, request.conversation_id);
    if (row === undefined) return refuse('no_such_data');
    await setMark(tx, row, { by: 'holder', how: 'read', upTo: request.up_to });
    return done({ unread_total: (await countUnread(tx, holderId)).total });
  });
