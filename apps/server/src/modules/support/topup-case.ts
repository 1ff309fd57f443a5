import type { Message } from '@fairlead/contract';
import {
  and,
  chatMessage,
  conversation,
  desc,
  eq,
  isNotNull,
  type Reader,
  type StoredCard,
  sql,
  type Tx,
} from '@fairlead/db';
import { type Answer, done } from '../../http/answer';
import type { Services } from '../../http/services';
import { type ConversationRow, ensureConversations, lockConversation } from './conversation';
import { type SupportEvent, tellNodes } from './events';
import { addMessage, showCards } from './message';
import { writeAsStaff } from './staff-side';

/** Which case of whom. */
interface Case {
  readonly holderId: number;
  readonly topUpId: number;
  readonly now: Date;
}

const lockRecharge = async (tx: Tx, { holderId, now }: Case): Promise<ConversationRow> => {
  const rows = await ensureConversations(tx, holderId, now);
  const id = rows.find(({ topic }) => topic === 'recharge')?.id;
  const row = id === undefined ? undefined : await lockConversation(tx, id);
  if (row === undefined) throw new Error(`holder ${holderId} has no recharge conversation`);
  return row;
};

/**
 * Puts a new top-up case into the person's recharge conversation (docs/domain/topups.md#request), in the
 * transaction that opens it.
 */
export const openCaseInChat = async (tx: Tx, which: Case, text: string): Promise<void> => {
  const { holderId, topUpId, now } = which;
  const added = await addMessage(tx, await lockRecharge(tx, which), {
    ...{ sender: { kind: 'holder', id: holderId }, clientId: null, text, topUpId, now },
  });
  if (!added.ok) throw new Error(`top-up ${topUpId} did not reach the chat`);
};

/** How a case stands after a change. */
type ChangedCase = Omit<Extract<SupportEvent, { readonly type: 'topup' }>, 'type' | 'conversationId'>;

/** Staff decided these: whoever asked for nothing else waits for no answer any more. */
const DECIDED: readonly ChangedCase['state'][] = ['posted', 'refused', 'cancelled'];

/** A decided case is an answer; anything else that the person wrote since the last one waits on. */
const endWait = async (
  tx: Tx,
  conversationId: number,
  { holderId, topUpId }: Omit<Case, 'now'>,
): Promise<void> => {
  await tx.query(
    `update conversation c set waiting_since = null where c.id = $1 and c.waiting_since is not null and not exists (
        select from chat_message m where m.holder_id = $2 and m.conversation_id = $1 and m.author = 'holder'
          and m.top_up_id is distinct from $3 and m.sequence > coalesce((
            select max(s.sequence) from chat_message s
              where s.holder_id = $2 and s.conversation_id = $1 and s.author = 'staff'), 0))`,
    [conversationId, holderId, topUpId],
  );
};

/** Tells open chats, on every node, how a case stands now; without a conversation there is nobody to tell. */
export const tellCase = async (tx: Tx, { holderId, ...changed }: ChangedCase): Promise<void> => {
  const [row] = await tx.orm
    .select({ conversationId: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.holderId, holderId), eq(conversation.topic, 'recharge')));
  if (row === undefined) return;
  const { topUpId, state } = changed;
  if (DECIDED.includes(state)) await endWait(tx, row.conversationId, { holderId, topUpId });
  await tellNodes(tx, { type: 'topup', holderId, ...row, ...changed });
};

/** Sends the finished card of a case: the same payee for the same case is one card, however often it is sent. */
export const sendCaseCard = async (
  services: Services,
  tx: Tx,
  which: Case & { readonly staffId: number; readonly card: StoredCard },
): Promise<Answer<null>> => {
  const { staffId, topUpId, card, now } = which;
  const row = await lockRecharge(tx, which);
  const clientId = `topup-${topUpId}-payee-${card.payeeId}`;
  const sender = { kind: 'staff', id: staffId } as const;
  const sent = await writeAsStaff(services, tx, 'consoleTopup.sendCard', row, {
    ...{ sender, clientId, card, topUpId, now },
  });
  return sent.ok ? done(null) : sent;
};

/** Whether a person was ever sent a card of this payee: it stays with them, and so does the way to pay by it. */
export const wasSentCard = async (
  reader: Reader,
  { holderId, payeeId }: { readonly holderId: number; readonly payeeId: number },
): Promise<boolean> => {
  const [row] = await reader.orm
    .select({ id: chatMessage.id })
    .from(chatMessage)
    .where(
      and(eq(chatMessage.holderId, holderId), sql`${chatMessage.card} ->> 'payeeId' = ${String(payeeId)}`),
    )
    .limit(1);
  return row !== undefined;
};

/** The newest payment card that a case's holder was sent for it. */
export const readCaseCard = async (
  reader: Reader,
  { holderId, topUpId }: Omit<Case, 'now'>,
): Promise<StoredCard | undefined> => {
  const [row] = await reader.orm
    .select({ card: chatMessage.card })
    .from(chatMessage)
    .where(
      and(eq(chatMessage.holderId, holderId), eq(chatMessage.topUpId, topUpId), isNotNull(chatMessage.card)),
    )
    .orderBy(desc(chatMessage.id))
    .limit(1);
  return row?.card ?? undefined;
};

/** The newest payment card of each of some cases, whosever they are, as it was sent; undefined where none was. */
export const readCasesCards = async (
  reader: Reader,
  cases: readonly Omit<Case, 'now'>[],
): Promise<(topUpId: number) => StoredCard | undefined> => {
  const rows =
    cases.length === 0
      ? []
      : await reader.query<{ id: number; card: StoredCard }>(
          `select distinct on (m.top_up_id) m.top_up_id as id, m.card
             from unnest($1::bigint[], $2::bigint[]) as c (holder_id, top_up_id)
               join chat_message m on m.holder_id = c.holder_id and m.top_up_id = c.top_up_id
             where m.card is not null order by m.top_up_id, m.id desc`,
          [cases.map(({ holderId }) => holderId), cases.map(({ topUpId }) => topUpId)],
        );
  const cards = new Map(rows.map(({ id, card }) => [id, card]));
  return (topUpId) => cards.get(topUpId);
};

/** The newest payment card of each of a person's cases that has one, as they see it. */
export const readCaseCards = async (
  reader: Reader,
  holderId: number,
  topUpIds: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<Message['card']>>> => {
  if (topUpIds.length === 0) return new Map();
  const rows = await reader.query<{ id: number; card: StoredCard }>(
    `select distinct on (top_up_id) top_up_id as id, card from chat_message
       where holder_id = $1 and top_up_id = any($2::bigint[]) and card is not null
       order by top_up_id, id desc`,
    [holderId, topUpIds],
  );
  const shown = await showCards(
    reader,
    rows.map(({ card }) => card),
  );
  return new Map(rows.flatMap(({ id }, index) => (shown[index] ? [[id, shown[index]] as const] : [])));
};
