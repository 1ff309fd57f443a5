import { and, gte, lt, lte, type SQL, type SQLWrapper, sql } from '@fairlead/db';
import type { SortKey } from './sorted';

/** What a list is narrowed by, beside what is its own. */
interface Bounds {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly amount_min?: number | undefined;
  readonly amount_max?: number | undefined;
}

interface Columns {
  readonly time: SQLWrapper;
  /** Absent where the rows have no amount. */
  readonly amount?: SQLWrapper;
}

/** The bounds of a list as one condition; undefined where none is named. */
export const withinBounds = (bounds: Bounds, { time, amount = sql`0` }: Columns): SQL | undefined => {
  const { from, until, amount_min: least, amount_max: most } = bounds;
  return and(
    from === undefined ? undefined : gte(sql`${time}`, new Date(from)),
    until === undefined ? undefined : lt(sql`${time}`, new Date(until)),
    least === undefined ? undefined : gte(sql`${amount}`, least),
    most === undefined ? undefined : lte(sql`${amount}`, most),
  );
};

/** The same for written SQL, of columns by these names; its four parameters have the numbers from `first`. */
export const boundsSql = (time: string, amount: string, first: number): string =>
  `($${first}::timestamptz is null or ${time} >= $${first})
    and ($${first + 1}::timestamptz is null or ${time} < $${first + 1})
    and ($${first + 2}::bigint is null or ${amount} >= $${first + 2})
    and ($${first + 3}::bigint is null or ${amount} <= $${first + 3})`;

/** The values of those parameters. */
export const boundValues = ({ from, until, amount_min: least, amount_max: most }: Bounds) => [
  from === undefined ? null : new Date(from),
  until === undefined ? null : new Date(until),
  least ?? null,
  most ?? null,
];

/**
 * Newest first is by number, which every list has an index for; within a time it is by the time itself, so that the page
 * is a stretch of the index that knows the bounds.
 */
export const newest = <Row>(
  { from, until }: Bounds,
  byNumber: SortKey<Row>,
  byTime: SortKey<Row>,
): SortKey<Row> => (from === undefined && until === undefined ? byNumber : byTime);
