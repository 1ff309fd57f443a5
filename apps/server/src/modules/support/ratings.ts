import type { CallOf, Conversation, ParsedOf, ResponseOf } from '@fairlead/contract';
import { and, chatRating, desc, eq, type Reader } from '@fairlead/db';
import { SUPPORT_TOPICS } from '@fairlead/vocabulary';
import { type Answer, done, refuse } from '../../http/answer';
import type { StaffUseCase } from '../../http/route';
import type { Services } from '../../http/services';
import { type ConversationRow, lockConversation } from './conversation';

const DAY_MS = 86_400_000;
/** A rating may be changed for so long. */
const CHANGED_FOR_MS = DAY_MS;
const AVERAGED_MS = 90 * DAY_MS;
/** Of one conversation no more are shown. */
const SHOWN = 10;

type RatingRow = typeof chatRating.$inferSelect;

const shape = (row: RatingRow) => ({
  value: row.value,
  words: row.words,
  rated_at: row.ratedAt.toISOString(),
  closed_at: row.closedAt.toISOString(),
});

const endOf = ({ ratedAt }: RatingRow): Date => new Date(ratedAt.getTime() + CHANGED_FOR_MS);

/** The newest ratings of a conversation. */
const listRatings = (
  reader: Reader,
  { holderId, id }: Pick<ConversationRow, 'holderId' | 'id'>,
): Promise<RatingRow[]> =>
  reader.orm
    .select()
    .from(chatRating)
    .where(and(eq(chatRating.holderId, holderId), eq(chatRating.conversationId, id)))
    .orderBy(desc(chatRating.closedAt))
    .limit(SHOWN);

/** What its person gave for the last closing of a conversation; null for nothing. */
export const readOwnRating = async (
  reader: Reader,
  row: ConversationRow,
): Promise<Conversation['rating']> => {
  if (row.closedAt === null) return null;
  const [newest] = await listRatings(reader, row);
  if (newest?.closedAt.getTime() !== row.closedAt.getTime()) return null;
  return { ...shape(newest), until: endOf(newest).toISOString() };
};

/** The same for the desk, which reads them and can do nothing else with them. */
export const readRatings = async (
  reader: Reader,
  conversation: Pick<ConversationRow, 'holderId' | 'id'>,
): Promise<ResponseOf<CallOf<'consoleSupport.messages'>>['ratings']> =>
  (await listRatings(reader, conversation)).map(shape);

/** Keeps what a person gives for the last closing, or changes it while that may be changed. */
export const rateConversation = (
  { database, clock }: Services,
  holderId: number,
  request: ParsedOf<CallOf<'support.rate'>>,
): Promise<Answer<ConversationRow>> =>
  database.transaction(async (tx) => {
    const row = await lockConversation(tx, request.conversation_id, holderId);
    if (row === undefined) return refuse('no_such_data');
    if (row.closedAt === null) return refuse('wrong_state');
    const now = clock.now();
    const [known] = await listRatings(tx, row);
    const given = { value: request.value, words: (request.words ?? '').trim() };
    if (known?.closedAt.getTime() !== row.closedAt.getTime()) {
      const about = { holderId, conversationId: row.id, closedAt: row.closedAt };
      await tx.orm.insert(chatRating).values({ ...about, ...given, ratedAt: now });
      return done(row);
    }
    if (now >= endOf(known)) return refuse('wrong_state');
    await tx.orm
      .update(chatRating)
      .set({ ...given, changedAt: now })
      .where(
        and(
          eq(chatRating.holderId, holderId),
          eq(chatRating.conversationId, row.id),
          eq(chatRating.closedAt, row.closedAt),
        ),
      );
    return done(row);
  });

/** How people rated each desk lately. Of persons there is no such figure. */
export const summarizeRatings: StaffUseCase<'consoleSupport.ratings'> = async ({ database, clock }) => {
  const rows = await database.query<{ topic: string; count: number; average: number }>(
    `select c.topic, count(*) as count, round(avg(r.value) * 100)::bigint as average
       from chat_rating r join conversation c on c.id = r.conversation_id
       where r.rated_at > $1 group by c.topic`,
    [new Date(clock.now().getTime() - AVERAGED_MS)],
  );
  return done({
    items: SUPPORT_TOPICS.map((topic) => {
      const found = rows.find((row) => row.topic === topic);
      return { topic, count: found?.count ?? 0, average_hundredths: found?.average ?? null };
    }),
  });
};
