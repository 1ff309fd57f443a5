import type { Message } from '@fairlead/contract';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  guestCase,
  guestMessage,
  inserted,
  lt,
  type Reader,
  type Tx,
} from '@fairlead/db';
import type { CaseRow } from './key';

type MessageRow = typeof guestMessage.$inferSelect;

const DEFAULT_LIMIT = 20;
/** Staff write as the desk, not as persons. */
const DESK = 'Support';

/** A message as both sides see it; a guest's case carries text alone. */
const messageShape = (row: MessageRow, guestName: string): Message => ({
  id: String(row.id),
  sequence: row.sequence,
  client_id: row.clientId,
  from: row.author,
  name: row.author === 'guest' ? guestName : DESK,
  kind: 'text',
  text: row.text,
  attachments: [],
  card: null,
  topup: null,
  sent_at: row.sentAt.toISOString(),
});

/** What one side writes. */
export interface Written {
  readonly author: 'guest' | 'staff';
  readonly staffId?: number;
  /** Absent where the sender has no way to send the same again. */
  readonly clientId?: string;
  readonly text: string;
  readonly isObjection?: boolean;
  readonly now: Date;
}

const findSent = async (tx: Tx, caseId: number, { author, clientId }: Written) => {
  if (clientId === undefined) return undefined;
  const [row] = await tx.orm
    .select()
    .from(guestMessage)
    .where(
      and(
        eq(guestMessage.caseId, caseId),
        eq(guestMessage.author, author),
        eq(guestMessage.clientId, clientId),
      ),
    );
  return row;
};

/** Adds a message to a case that the caller has locked; the same sent twice is one message. */
export const addMessage = async (tx: Tx, found: CaseRow, written: Written): Promise<Message> => {
  const known = await findSent(tx, found.id, written);
  if (known !== undefined) return messageShape(known, found.name);
  const { author, staffId = null, clientId = null, text, isObjection = false, now } = written;
  const sequence = found.lastSequence + 1;
  const row = inserted(
    await tx.orm
      .insert(guestMessage)
      .values({ caseId: found.id, sequence, author, staffId, clientId, text, sentAt: now })
      .returning(),
  );
  const answered = author === 'staff';
  await tx.orm
    .update(guestCase)
    .set({
      lastSequence: sequence,
      waitingSince: answered ? null : (found.waitingSince ?? now),
      ...(answered ? { answeredUpTo: sequence } : { snoozedUntil: null }),
      ...(isObjection ? { objectionSequence: sequence } : {}),
    })
    .where(eq(guestCase.id, found.id));
  return messageShape(row, found.name);
};

/** Part of a conversation: after the last message known, or backwards before the oldest one known. */
export interface Range {
  readonly after?: number | undefined;
  readonly before?: number | undefined;
  readonly limit?: number | undefined;
}

/** Messages of a case, oldest first but where `before` asks backwards. */
export const readMessages = async (
  reader: Reader,
  { id, name }: Pick<CaseRow, 'id' | 'name'>,
  { after, before, limit = DEFAULT_LIMIT }: Range,
): Promise<{ items: Message[]; more: boolean }> => {
  const rows = await reader.orm
    .select()
    .from(guestMessage)
    .where(
      and(
        eq(guestMessage.caseId, id),
        after === undefined ? undefined : gt(guestMessage.sequence, after),
        before === undefined ? undefined : lt(guestMessage.sequence, before),
      ),
    )
    .orderBy(before === undefined ? asc(guestMessage.sequence) : desc(guestMessage.sequence))
    .limit(limit + 1);
  return {
    items: rows.slice(0, limit).map((row) => messageShape(row, name)),
    more: rows.length > limit,
  };
};
