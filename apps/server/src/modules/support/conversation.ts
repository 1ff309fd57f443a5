import type { Conversation } from '@fairlead/contract';
import { and, asc, conversation, eq, gt, inArray, type Reader, type Tx } from '@fairlead/db';
import { SUPPORT_TOPICS } from '@fairlead/vocabulary';
import { countUpTo } from '../../http/counting';

export type ConversationRow = typeof conversation.$inferSelect;

const listRows = (reader: Reader, holderId: number): Promise<ConversationRow[]> =>
  reader.orm
    .select()
    .from(conversation)
    .where(eq(conversation.holderId, holderId))
    .orderBy(asc(conversation.topic));

/** The person's conversations, one with each desk; made when first asked for, also at the same moment. */
export const ensureConversations = async (
  reader: Reader,
  holderId: number,
  now: Date,
): Promise<ConversationRow[]> => {
  const known = await listRows(reader, holderId);
  const missing = SUPPORT_TOPICS.filter((topic) => known.every((row) => row.topic !== topic));
  if (missing.length === 0) return known;
  await reader.orm
    .insert(conversation)
    .values(missing.map((topic) => ({ holderId, topic, createdAt: now })))
    .onConflictDoNothing();
  return listRows(reader, holderId);
};

/** In how many of a holder's conversations something was written, counted up to so many. */
export const countConversations = (reader: Reader, holderId: number, upTo: number): Promise<number> =>
  countUpTo(
    reader,
    upTo,
    conversation,
    and(eq(conversation.holderId, holderId), gt(conversation.lastSequence, 0)),
  );

/** A person’s conversation with a desk, or the one with the newest message; null where nothing was written there. */
export const readNewestConversation = async (
  reader: Reader,
  holderId: number,
  topic: ConversationRow['topic'] | null,
): Promise<number | null> => {
  const [row] = await reader.query<{ id: number }>(
    `select c.id from conversation c
       join chat_message m
         on m.holder_id = c.holder_id and m.conversation_id = c.id and m.sequence = c.last_sequence
      where c.holder_id = $1 and ($2::text is null or c.topic = $2) order by m.sent_at desc, c.id limit 1`,
    [holderId, topic],
  );
  return row?.id ?? null;
};

/** A person's own conversation; undefined for another's as for none. */
export const readOwn = async (
  reader: Reader,
  holderId: number,
  id: number,
): Promise<ConversationRow | undefined> => {
  const [row] = await reader.orm
    .select()
    .from(conversation)
    .where(and(eq(conversation.holderId, holderId), eq(conversation.id, id)));
  return row;
};

/** Any conversation of an account holder; for staff. */
export const readAny = async (reader: Reader, id: number): Promise<ConversationRow | undefined> => {
  const [row] = await reader.orm.select().from(conversation).where(eq(conversation.id, id));
  return row;
};

/** Those of the conversations that there are; for what is not limited to one person. */
export const readSome = (reader: Reader, ids: readonly number[]): Promise<ConversationRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : reader.orm
        .select()
        .from(conversation)
        .where(inArray(conversation.id, [...ids]));

/** Reads it for changing it: messages get their numbers one after the other. */
export const lockConversation = async (
  tx: Tx,
  id: number,
  holderId?: number,
): Promise<ConversationRow | undefined> => {
  const [row] = await tx.orm
    .select()
    .from(conversation)
    .where(
      and(eq(conversation.id, id), holderId === undefined ? undefined : eq(conversation.holderId, holderId)),
    )
    .for('update');
  return row;
};

interface Unread {
  readonly conversation_id: number;
  readonly unread: number;
}

/** Of one conversation no more than this are counted, among no more messages than these after what was read. */
const COUNTED = 100;
const LOOKED_AT = 500;

/** How many messages of the other side a person has not read, by conversation; 100 stand for any more. */
export const countUnread = async (
  reader: Reader,
  holderId: number,
): Promise<{ readonly total: number; of(conversationId: number): number }> => {
  const rows = await reader.query<Unread>(
    `select c.id as conversation_id, least(${COUNTED}, count(*)) as unread from conversation c, lateral (
         select m.author from chat_message m
           where m.holder_id = c.holder_id and m.conversation_id = c.id and m.sequence > c.read_up_to
           order by m.sequence limit ${LOOKED_AT}
       ) m
      where c.holder_id = $1 and m.author <> 'holder' group by 1`,
    [holderId],
    'chat_unread',
  );
  const byId = new Map(rows.map((row) => [row.conversation_id, row.unread]));
  return {
    total: rows.reduce((sum, row) => sum + row.unread, 0),
    of: (conversationId) => byId.get(conversationId) ?? 0,
  };
};

/** The same in all, for many at once; absent are those who have read everything. */
export const countUnreadOfMany = async (
  reader: Reader,
  holderIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const rows = await reader.query<{ readonly holder_id: number; readonly unread: number }>(
    `select c.holder_id, count(*) as unread from conversation c
       join chat_message m on m.holder_id = c.holder_id and m.conversation_id = c.id and m.sequence > c.read_up_to
      where c.holder_id = any($1) and m.author <> 'holder' group by 1`,
    [holderIds],
  );
  return new Map(rows.map((row) => [row.holder_id, row.unread]));
};

/** What a conversation is shown with besides its row. */
export interface Frame {
  readonly hours: Conversation['opening_hours'];
  readonly notice: string;
  readonly unread: number;
  readonly waitSeconds: number | null;
  readonly last: Conversation['last_message'];
  readonly rating: Conversation['rating'];
}

/** A conversation as its person sees it. */
export const conversationShape = (row: ConversationRow, frame: Frame): Conversation => ({
  id: String(row.id),
  topic: row.topic,
  state: row.state,
  last_sequence: row.lastSequence,
  read_up_to: row.readUpTo,
  delivered_to_staff: row.deliveredToStaff,
  read_by_staff: row.readByStaff,
  unread: frame.unread,
  opening_hours: frame.hours,
  expected_wait_seconds: frame.waitSeconds,
  last_message: frame.last,
  closed_at: row.closedAt?.toISOString() ?? null,
  rating: frame.rating,
  notice: frame.notice,
});
