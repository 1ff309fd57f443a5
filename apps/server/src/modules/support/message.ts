import type { Conversation, Message } from '@fairlead/contract';
import {
  and,
  asc,
  chatFile,
  chatMessage,
  conversation,
  desc,
  eq,
  gt,
  inArray,
  inserted,
  lt,
  type Reader,
  type StoredCard,
  type Tx,
} from '@fairlead/db';
import { readAvailableDeltas } from '@fairlead/ledger';
import type { ChatFileType } from '@fairlead/vocabulary';
import { type Answer, done, refuse } from '../../http/answer';
import type { ConversationRow } from './conversation';
import { tellNodes } from './events';
import { claimChatFiles, type Sender } from './files';

type MessageRow = typeof chatMessage.$inferSelect;

const DEFAULT_LIMIT = 20;
/** As much of a message as a list shows. */
const LINE_MAX = 120;
/** Staff write as the desk, not as persons. */
export const DESK = 'Support';
/** An answer that is not read so long after is told of by a notification. */
const TELL_AFTER_MS = 2 * 60_000;

/** Who reads: where files are fetched, and what the person is called. */
export interface View {
  readonly fileBase: string;
  readonly holderName: string;
}

const cardShape = (card: StoredCard, retired: ReadonlySet<number>): NonNullable<Message['card']> => ({
  payee_id: String(card.payeeId),
  payee_name: card.name,
  method: card.method,
  lines: card.lines.map(({ name, value }) => ({ name, value })),
  reference: card.reference ?? null,
  amount: card.amountMinor,
  approved_by_two: true,
  retired: retired.has(card.payeeId),
});

/** Whose cards these are and who is no longer paid to: a card stays with its holder (docs/domain/topups.md#retired-payees). */
const readRetired = async (reader: Reader, cards: readonly StoredCard[]): Promise<ReadonlySet<number>> => {
  if (cards.length === 0) return new Set();
  const rows = await reader.query<{ id: number }>('select id from retired_payees($1) as r (id)', [
    cards.map(({ payeeId }) => payeeId),
  ]);
  return new Set(rows.map(({ id }) => id));
};

/** Cards as their holder sees them, in the order given. */
export const showCards = async (
  reader: Reader,
  cards: readonly StoredCard[],
): Promise<NonNullable<Message['card']>[]> => {
  const retired = await readRetired(reader, cards);
  return cards.map((card) => cardShape(card, retired));
};

interface CaseRow {
  readonly id: number;
  readonly holder_id: number;
  readonly amount_minor: number;
  readonly state: NonNullable<Message['topup']>['state'];
  readonly transaction_id: number | null;
}

/** Cases as they stand, with what was posted for them. */
const readCases = async (
  reader: Reader,
  ids: readonly number[],
): Promise<NonNullable<Message['topup']>[]> => {
  const rows = await reader.query<CaseRow>('select * from top_ups_of($1)', [ids]);
  const posted = await readAvailableDeltas(
    reader,
    'top_up',
    rows.flatMap(({ id: linkId, holder_id: holderId, transaction_id: id }) =>
      id === null ? [] : [{ id, holderId, linkId }],
    ),
  );
  return rows.map(({ id, amount_minor: amount, state, transaction_id: transactionId }) => ({
    ...{ id: String(id), amount, posted_amount: posted.get(transactionId ?? 0) ?? null, state },
  }));
};

/** Rows as both sides see them, with what they carry. */
export const presentMessages = async (
  reader: Reader,
  rows: readonly MessageRow[],
  { fileBase, holderName }: View,
): Promise<Message[]> => {
  const fileIds = rows.flatMap((row) => row.fileIds);
  const topUpIds = rows.flatMap((row) => row.topUpId ?? []);
  const { id, type, bytes } = chatFile;
  const files =
    fileIds.length === 0
      ? []
      : await reader.orm.select({ id, type, bytes }).from(chatFile).where(inArray(chatFile.id, fileIds));
  const topUps = topUpIds.length === 0 ? [] : await readCases(reader, topUpIds);
  const retired = await readRetired(
    reader,
    rows.flatMap(({ card }) => card ?? []),
  );
  const fileOf = new Map(files.map((file) => [file.id, file]));
  const topUpOf = new Map(topUps.map((shown) => [Number(shown.id), shown]));
  return rows.map((row) => {
    return {
      id: String(row.id),
      sequence: row.sequence,
      client_id: row.clientId,
      from: row.author,
      name: row.author === 'holder' ? holderName : DESK,
      kind: row.kind,
      text: row.text,
      attachments: row.fileIds.flatMap((fileId) => {
        const file = fileOf.get(fileId);
        return file === undefined ? [] : [attachmentShape(file, fileBase)];
      }),
      card: row.card === null ? null : cardShape(row.card, retired),
      topup: (row.topUpId === null ? undefined : topUpOf.get(row.topUpId)) ?? null,
      sent_at: row.sentAt.toISOString(),
    };
  });
};

/** A file's name is ours: what a sender called it says nothing true, and may carry what no text may. */
export const attachmentShape = (
  file: { readonly id: number; readonly type: ChatFileType; readonly bytes: number },
  fileBase: string,
): Message['attachments'][number] => ({
  file_id: String(file.id),
  name: file.type === 'image' ? `image-${file.id}.webp` : `document-${file.id}.pdf`,
  type: file.type,
  bytes: file.bytes,
  url: `${fileBase}?file_id=${file.id}`,
});

/** What one side writes. */
export interface Written {
  readonly sender: Sender;
  readonly clientId: string | null;
  readonly text?: string | undefined;
  readonly fileIds?: readonly number[] | undefined;
  readonly card?: StoredCard;
  readonly topUpId?: number;
  readonly now: Date;
}

const findSent = async (tx: Tx, row: ConversationRow, { sender, clientId }: Written) => {
  if (clientId === null) return undefined;
  const [sent] = await tx.orm
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.holderId, row.holderId),
        eq(chatMessage.conversationId, row.id),
        eq(chatMessage.author, sender.kind),
        eq(chatMessage.clientId, clientId),
      ),
    );
  return sent;
};

const kindOf = ({ card, topUpId }: Written, types: readonly ChatFileType[]): MessageRow['kind'] => {
  if (card !== undefined) return 'payment_card';
  if (topUpId !== undefined) return 'topup_case';
  if (types.length === 0) return 'text';
  return types.includes('pdf') ? 'pdf' : 'image';
};

/** What a message changes in its conversation: whoever wrote waits until staff answer, a new top-up case is no exception. */
const afterMessage = (row: ConversationRow, { sender, now }: Written) => {
  if (sender.kind === 'holder') {
    return { state: 'open' as const, waitingSince: row.waitingSince ?? now, snoozedUntil: null };
  }
  return { waitingSince: null, tellAt: row.tellAt ?? new Date(now.getTime() + TELL_AFTER_MS) };
};

/**
 * Adds a message to a conversation that the caller has locked, and tells every node.
 * The same sent twice is one message; files that are not the sender's or in use already: `no_such_data`.
 */
export const addMessage = async (
  tx: Tx,
  row: ConversationRow,
  written: Written,
): Promise<Answer<MessageRow>> => {
  const known = await findSent(tx, row, written);
  if (known !== undefined) return done(known);
  const { sender, clientId, text = '', fileIds = [], card = null, topUpId = null, now } = written;
  const types = await claimChatFiles(tx, sender, fileIds, row.id);
  if (types === null) return refuse('no_such_data');
  const sequence = row.lastSequence + 1;
  const message = inserted(
    await tx.orm
      .insert(chatMessage)
      .values({
        ...{ holderId: row.holderId, conversationId: row.id, sequence, author: sender.kind, clientId },
        ...{ staffId: sender.kind === 'staff' ? sender.id : null, kind: kindOf(written, types) },
        ...{ text: text.trim(), fileIds: [...new Set(fileIds)], card, topUpId, sentAt: now },
      })
      .returning(),
  );
  await tx.orm
    .update(conversation)
    .set({ lastSequence: sequence, ...afterMessage(row, written) })
    .where(eq(conversation.id, row.id));
  const { holderId, id: conversationId } = row;
  await tellNodes(tx, { type: 'message', holderId, conversationId, sequence });
  return done(message);
};

/** Part of a conversation: after the last message known, or backwards before the oldest one known. */
export interface Range {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** Oldest first after `after`; newest first before `before`, and where neither is given. */
export const readMessages = async (
  reader: Reader,
  row: Pick<ConversationRow, 'holderId' | 'id'>,
  { after, before, limit = DEFAULT_LIMIT }: Range,
  view: View,
): Promise<{ items: Message[]; more: boolean }> => {
  const { sequence } = chatMessage;
  const rows = await reader.orm
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.holderId, row.holderId),
        eq(chatMessage.conversationId, row.id),
        after === undefined ? undefined : gt(sequence, after),
        before === undefined ? undefined : lt(sequence, before),
      ),
    )
    .orderBy(after === undefined ? desc(sequence) : asc(sequence))
    .limit(limit + 1);
  return {
    items: await presentMessages(reader, rows.slice(0, limit), view),
    more: rows.length > limit,
  };
};

/** The newest message of some conversations, short enough for one line. */
export const readLastMessages = async (
  reader: Reader,
  conversations: readonly Pick<ConversationRow, 'holderId' | 'id' | 'lastSequence'>[],
): Promise<(conversationId: number) => Conversation['last_message']> => {
  const rows = await Promise.all(
    conversations.map(({ holderId, id, lastSequence }) => {
      const { author, kind, text, sentAt, conversationId, sequence } = chatMessage;
      return reader.orm
        .select({ author, kind, text, sentAt, conversationId })
        .from(chatMessage)
        .where(and(eq(chatMessage.holderId, holderId), eq(conversationId, id), eq(sequence, lastSequence)));
    }),
  );
  const found = new Map(rows.flat().map((row) => [row.conversationId, row]));
  return (conversationId) => {
    const row = found.get(conversationId);
    return row === undefined
      ? null
      : {
          from: row.author,
          kind: row.kind,
          text: row.text.slice(0, LINE_MAX),
          sent_at: row.sentAt.toISOString(),
        };
  };
};
