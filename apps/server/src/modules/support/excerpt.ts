import type { ProposalHolder } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { readHolderName } from '../account';
import { readStaffNames } from '../staff';

type Said = NonNullable<ProposalHolder['said']>;

const MOST = 5;
/** As much of a message as whoever decides needs to know what it is about; the chat has all of it. */
const LENGTH_MAX = 300;

interface Row {
  readonly author: Said[number]['from'];
  readonly staff_id: number | null;
  readonly kind: Said[number]['kind'];
  readonly text: string;
  readonly sent_at: Date;
}

/** What was said last in a holder's chat, oldest first (docs/domain/proposals.md#what-a-checker-sees). */
export const readLastSaid = async (
  reader: Reader,
  holderId: number,
  conversationId: number,
): Promise<Said> => {
  const rows = await reader.query<Row>(
    `select author, staff_id, kind, left(text, ${LENGTH_MAX}) as text, sent_at from chat_message
       where holder_id = $1 and conversation_id = $2 order by sequence desc limit ${MOST}`,
    [holderId, conversationId],
  );
  const { username } = await readHolderName(reader, holderId);
  const staffOf = await readStaffNames(
    reader,
    rows.map((row) => row.staff_id),
  );
  return rows.toReversed().map(({ author, staff_id: staffId, kind, text, sent_at: sentAt }) => ({
    ...{ from: author, kind, text, sent_at: sentAt.toISOString() },
    by: author === 'holder' ? username : (staffOf(staffId) ?? ''),
  }));
};
