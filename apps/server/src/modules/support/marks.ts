import { one, type Tx } from '@fairlead/db';
import type { ConversationRow } from './conversation';
import { tellNodes } from './events';

/** Which side has come how far. */
export interface Mark {
  readonly by: 'holder' | 'staff';
  readonly how: 'delivered' | 'read';
  readonly upTo: number;
}

const COLUMNS = {
  holder: { delivered: 'delivered_up_to', read: 'read_up_to' },
  staff: { delivered: 'delivered_to_staff', read: 'read_by_staff' },
} as const;

interface Marked {
  readonly delivered: number;
  readonly read: number;
}

/**
 * Sets a mark and tells the other side on every node; a mark never goes back nor beyond the last message, and what is
 * read is delivered. A person who has read everything needs no notification any more.
 */
export const setMark = async (
  tx: Tx,
  { holderId, id: conversationId }: Pick<ConversationRow, 'holderId' | 'id'>,
  { by, how, upTo }: Mark,
): Promise<void> => {
  const { delivered, read } = COLUMNS[by];
  const isRead = how === 'read';
  const readTo = isRead ? `greatest(${read}, least($2, last_sequence))` : read;
  const tellAt =
    by === 'holder' && isRead ? 'case when $2 >= last_sequence then null else tell_at end' : 'tell_at';
  const marked = one(
    await tx.query<Marked>(
      `update conversation
        set ${delivered} = greatest(${delivered}, least($2, last_sequence)), ${read} = ${readTo}, tell_at = ${tellAt}
      where id = $1 returning ${delivered} as delivered, ${read} as read`,
      [conversationId, upTo],
    ),
    `conversation ${conversationId} is gone`,
  );
  const { delivered: deliveredUpTo, read: readUpTo } = marked;
  await tellNodes(tx, { type: 'progress', holderId, conversationId, by, deliveredUpTo, readUpTo });
};
