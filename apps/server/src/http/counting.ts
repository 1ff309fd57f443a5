import { type PgTable, type Reader, type SQL, type SQLWrapper, sql } from '@fairlead/db';

/** How many rows fit a list's filters, and what they come to (docs/domain/staff.md#lists). */
interface Total {
  readonly rows: number;
  readonly is_part: boolean;
  readonly amount: number | null;
}

interface Counted {
  readonly rows: number;
  readonly amount: number | null;
}

/** A part of the rows is not summed up: it would be read as the sum of all. */
const totalOf = ({ rows, amount }: Counted, upTo: number): Total =>
  rows > upTo ? { rows: upTo, is_part: true, amount: null } : { rows, is_part: false, amount };

/**
 * Counts the rows of a table that a condition fits, no further than it is asked to: a list of millions is not read whole
 * for its last line. Nothing where nobody asks.
 * @param amount null where the rows have none
 */
export const countRows = async (
  reader: Reader,
  upTo: number | undefined,
  table: PgTable,
  amount: SQLWrapper | null,
  where: SQL | undefined,
): Promise<{ total?: Total }> => {
  if (upTo === undefined) return {};
  const rows = reader.orm
    .select({ amount: sql<number | null>`${amount ?? sql`null::bigint`}`.as('amount') })
    .from(table)
    .where(where)
    .limit(upTo + 1)
    .as('counted');
  const [found] = await reader.orm
    .select({
      rows: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number | null>`sum(${rows.amount})::bigint`,
    })
    .from(rows);
  return { total: totalOf(amounted(found, amount !== null), upTo) };
};

/**
 * The same for a written query.
 * @param amounts `summed`, where it selects `amount`; `none`, where its rows have none
 */
export const countQuery = async (
  reader: Reader,
  upTo: number | undefined,
  query: string,
  values: readonly unknown[],
  amounts: 'summed' | 'none' = 'summed',
): Promise<{ total?: Total }> => {
  const isSummed = amounts === 'summed';
  if (upTo === undefined) return {};
  const [found] = await reader.query<Counted>(
    `select count(*) as rows, ${isSummed ? 'sum(amount)::bigint' : 'null'} as amount
      from (${query} limit ${upTo + 1}) counted`,
    values,
  );
  return { total: totalOf(amounted(found, isSummed), upTo) };
};

/** How many rows of a table a condition fits, counted up to so many. */
export const countUpTo = async (
  reader: Reader,
  upTo: number,
  table: PgTable,
  where: SQL | undefined,
): Promise<number> => (await countRows(reader, upTo, table, null, where)).total?.rows ?? 0;

/** No rows come to nothing, which is an amount; rows without one have none. */
const amounted = (found: Counted | undefined, hasAmount: boolean): Counted => ({
  rows: Number(found?.rows ?? 0),
  amount: hasAmount ? Number(found?.amount ?? 0) : null,
});
