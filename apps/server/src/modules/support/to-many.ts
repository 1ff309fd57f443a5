import type { Tx } from '@fairlead/db';
import { COUNTED_MS, lettersOf, RECIPIENTS_MAX } from '../notifications';
import type { ConversationRow } from './conversation';
import type { Written } from './message';

interface Sent {
  readonly holder_id: number;
  readonly text: string;
  readonly is_card: boolean;
}

/**
 * Whether this member of staff sent the same text, or payment cards, to as many people in a day as one person may write to
 * without a second who agrees. Answers to those who wrote within the day, or wait, are free, and so is the card of a case
 * (docs/domain/support.md#the-same-to-many).
 */
export const goesToMany = async (
  tx: Tx,
  { holderId, id, waitingSince }: ConversationRow,
  { sender, clientId, text = '', card, topUpId, now }: Written,
): Promise<boolean> => {
  const said = lettersOf(text);
  if (waitingSince !== null || topUpId !== undefined || (said === '' && card === undefined)) return false;
  // Of what one sends at once one is counted after the other.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`to_many/${sender.id}`]);
  const since = new Date(now.getTime() - COUNTED_MS);
  const rows = await tx.query<Sent>(
    `select m.holder_id, m.text, m.card is not null as is_card from chat_message m
       where m.staff_id = $1 and m.sent_at > $2 and m.holder_id <> $3 and m.top_up_id is null
         and not exists (select from chat_message k where k.holder_id = $3 and k.conversation_id = $4
           and (k.author = 'holder' and k.sent_at > $2 or k.author = 'staff' and k.client_id = $5))`,
    [sender.id, since, holderId, id, clientId],
  );
  const same = rows.filter((row) => (card === undefined ? lettersOf(row.text) === said : row.is_card));
  return new Set(same.map((row) => row.holder_id)).size >= RECIPIENTS_MAX;
};
