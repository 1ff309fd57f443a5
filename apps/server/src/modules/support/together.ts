import type { FieldReason } from '@fairlead/contract';
import { and, chatMessage, desc, eq, guestMessage, isNull, ne, or, type Tx } from '@fairlead/db';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { carriesPaymentDetails, plain } from '../../http/words';
import type { ConversationRow } from './conversation';

/** So many messages of staff are read together with a new one. */
const LAST = 8;

/**
 * What is wrong with a message when it is read after those before it: an account number in three messages is one.
 * @param before newest first
 */
export const faultTogether = (before: readonly string[], text: string): FieldReason | null => {
  let read = '';
  for (const earlier of before) {
    read = `${plain(earlier)}\n${read}`;
    // What was sent before this was looked for is no fault of the new one.
    if (carriesPaymentDetails(read)) return null;
    if (carriesPaymentDetails(`${read}${plain(text)}`)) return 'payment_details';
  }
  return null;
};

/** The same message sent again is not read together with itself. */
const isAnother = (column: PgColumn, clientId: string | null) =>
  clientId === null ? undefined : or(isNull(column), ne(column, clientId));

/** The last texts of staff in a conversation, newest first. */
export const lastWords = async (
  tx: Tx,
  { holderId, id }: ConversationRow,
  clientId: string | null,
): Promise<string[]> => {
  const { author, text, sequence } = chatMessage;
  const rows = await tx.orm
    .select({ text })
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.holderId, holderId),
        eq(chatMessage.conversationId, id),
        eq(author, 'staff'),
        isAnother(chatMessage.clientId, clientId),
      ),
    )
    .orderBy(desc(sequence))
    .limit(LAST);
  return rows.map((row) => row.text);
};

/** The same of a guest's case. */
export const lastWordsToGuest = async (
  tx: Tx,
  caseId: number,
  clientId: string | null,
): Promise<string[]> => {
  const { author, text, sequence } = guestMessage;
  const rows = await tx.orm
    .select({ text })
    .from(guestMessage)
    .where(
      and(eq(guestMessage.caseId, caseId), eq(author, 'staff'), isAnother(guestMessage.clientId, clientId)),
    )
    .orderBy(desc(sequence))
    .limit(LAST);
  return rows.map((row) => row.text);
};
