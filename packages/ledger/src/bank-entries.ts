import type { Reader } from '@fairlead/db';

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
