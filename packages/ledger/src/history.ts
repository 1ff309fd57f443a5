import type { Reader } from '@fairlead/db';

/** What one record took from its holder's total, and what it belongs to. */
export interface Taken {
  readonly takenMinor: number;
  readonly linkKind: string;
  readonly linkId: number;
  /** The order whose escrow it came out of. */
  readonly orderId: number | null;
}

export const readTaken = async (reader: Reader, holderId: number, id: number): Promise<Taken | undefined> => {
  const [row] = await reader.query<Taken>(
    `select -t.total_delta as "takenMinor", t.link_kind as "linkKind", t.link_id as "linkId",
        (select m.from_ref from ledger.move m
          where m.holder_id = t.holder_id and m.seq = t.seq and m.from_kind = 'escrow' limit 1) as "orderId"
       from ledger.transaction t where t.holder_id = $1 and t.id = $2`,
    [holderId, id],
  );
  return row;
};

/** What a holder ever paid in by top-ups, and was paid by withdrawals less what came back. */
export const readInOut = async (
  reader: Reader,
  holderId: number,
): Promise<{ readonly inMinor: number; readonly outMinor: number }> => {
  const [row] = await reader.query<{ inMinor: number; outMinor: number }>(
    `select coalesce(sum(amount_minor) filter (where kind = 'system_topup'), 0)::bigint as "inMinor",
        coalesce(sum(case when to_kind = 'bank' then amount_minor else -amount_minor end)
          filter (where kind = 'manual_withdrawal'), 0)::bigint as "outMinor"
       from ledger.move where holder_id = $1 and 'bank' in (from_kind, to_kind)`,
    [holderId],
  );
  return row ?? { inMinor: 0, outMinor: 0 };
};
