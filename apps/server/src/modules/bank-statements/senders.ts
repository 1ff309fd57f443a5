import type { Reader } from '@fairlead/db';

/** Whom a sender's money was for so long ago says nothing any more. */
const REMEMBERED_MS = 400 * 24 * 3_600_000;

/** What a sender is known by: as the bank writes it, but for its case. */
const senderOf = (counterparty: string): string => counterparty.toLowerCase();

/**
 * For whom money that came from some senders was posted before, by the lines that answer those top-ups.
 * @returns the holders of a sender, as a line names it; none of one who is not named
 */
export const readSenders = async (
  reader: Reader,
  counterparties: readonly string[],
  now: Date,
): Promise<(counterparty: string) => readonly number[]> => {
  const senders = [...new Set(counterparties.map(senderOf))].filter((sender) => sender !== '');
  const rows =
    senders.length === 0
      ? []
      : await reader.query<{ sender: string; holderIds: number[] }>(
          `select lower(l.counterparty) as sender, jsonb_agg(distinct e.holder_id) as "holderIds"
             from bank_line l
               join bank_match m on m.line_id = l.id
               join ledger.bank_entries() e on e.id = m.transaction_id
             where lower(l.counterparty) = any($1) and l.amount_minor > 0 and l.booked_on >= $2::date
               and e.kind = 'system_topup'
             group by 1`,
          [senders, new Date(now.getTime() - REMEMBERED_MS)],
        );
  const known = new Map(rows.map(({ sender, holderIds }) => [sender, holderIds]));
  return (counterparty) => known.get(senderOf(counterparty)) ?? [];
};
