import type { Reader } from '@fairlead/db';
import type { MovementKind } from '@fairlead/vocabulary';

/** One entry by which cash came or went. */
export interface BankEntry {
  /** Of the ledger transaction. */
  readonly id: number;
  /** 0 where it is the programme's alone. */
  readonly holderId: number;
  readonly kind: string;
  readonly time: Date;
  readonly remark: string;
  readonly linkKind: string;
  readonly linkId: number;
  /** Above zero where money came in. */
  readonly amountMinor: number;
}

/** Which entries: of one kind, of a time and later, before a time. */
export interface BankEntryBounds {
  readonly kind?: MovementKind | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

/** Every entry that touched the bank, oldest first. */
export const readBankEntries = (
  reader: Reader,
  { kind, since, until }: BankEntryBounds = {},
): Promise<BankEntry[]> =>
  reader.query<BankEntry>(
    `select t.id, t.holder_id as "holderId", t.kind, t.time, t.remark, t.link_kind as "linkKind",
        t.link_id as "linkId",
        sum(case m.from_kind when 'bank' then m.amount_minor else -m.amount_minor end)::bigint as "amountMinor"
      from ledger.move m join ledger.transaction t on t.holder_id = m.holder_id and t.seq = m.seq
      where (m.from_kind = 'bank' or m.to_kind = 'bank') and ($1::text is null or m.kind = $1)
        and ($2::timestamptz is null or t.time >= $2) and ($3::timestamptz is null or t.time < $3)
      group by t.holder_id, t.seq order by t.id`,
    [kind ?? null, since ?? null, until ?? null],
  );

/** All entries that touched the bank: how many, and what came in and went out by them. */
export const sumBankEntries = async (
  reader: Reader,
): Promise<{ count: number; inMinor: number; outMinor: number }> => {
  const [row] = await reader.query<{ count: number; inMinor: number; outMinor: number }>(
    `select count(*) as count, coalesce(sum(minor) filter (where minor > 0), 0)::bigint as "inMinor",
        coalesce(-sum(minor) filter (where minor < 0), 0)::bigint as "outMinor"
      from (
        select sum(case from_kind when 'bank' then amount_minor else -amount_minor end) as minor
          from ledger.move where from_kind = 'bank' or to_kind = 'bank' group by holder_id, seq
      ) entry`,
  );
  return row ?? { count: 0, inMinor: 0, outMinor: 0 };
};
