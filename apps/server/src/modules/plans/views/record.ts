import type { Spread } from '@fairlead/contract';
import { and, desc, eq, gt, inArray, type Reader, settledRecord } from '@fairlead/db';
import { SHARES_FROM_PLANS } from '@fairlead/vocabulary';

type Middle = Pick<typeof settledRecord.$inferSelect, 'lowerMiddleBp' | 'upperMiddleBp'>;

/** Of an even number of results the middle is half way between two. */
const medianOf = ({ lowerMiddleBp = null, upperMiddleBp = null }: Partial<Middle>): number | null =>
  lowerMiddleBp === null || upperMiddleBp === null
    ? null
    : Math.floor(lowerMiddleBp + (upperMiddleBp - lowerMiddleBp) / 2 + 0.5);

/** What is said in shares; of fewer orders one more would turn each of them over (docs/domain/products.md#record). */
const sharesOf = ({ settled, lost, ...middle }: { settled: number; lost: number } & Partial<Middle>) =>
  settled < SHARES_FROM_PLANS
    ? { median_net_bp: null, lost_share_bp: null }
    : { median_net_bp: medianOf(middle), lost_share_bp: Math.round((lost * 10_000) / settled) };

/** All settled orders of everyone, losing ones too: the records of all products together. */
export const readSettledInAll = async (
  reader: Reader,
): Promise<{ settled: number; lost: number; lost_share_bp: number | null }> => {
  const [row] = await reader.query<{ settled: number; lost: number }>(
    `select coalesce(sum(settled), 0)::bigint as settled, coalesce(sum(lost), 0)::bigint as lost
      from settled_record where subject = 'product'`,
  );
  const sums = row ?? { settled: 0, lost: 0 };
  return { ...sums, lost_share_bp: sharesOf(sums).lost_share_bp };
};

/** What became of the plans of one product. */
interface ProductRecord {
  readonly productId: number;
  readonly settled: number;
  readonly lost: number;
  readonly medianNetBp: number | null;
  readonly lostShareBp: number | null;
  readonly billedMinor: number;
  readonly revenueMinor: number;
}

/** The products with the most settled orders. */
export const listMostSettled = async (reader: Reader, limit: number): Promise<ProductRecord[]> => {
  const rows = await reader.orm
    .select()
    .from(settledRecord)
    .where(and(eq(settledRecord.subject, 'product'), gt(settledRecord.settled, 0)))
    .orderBy(desc(settledRecord.settled), settledRecord.subjectId)
    .limit(limit);
  return rows.map((row) => {
    const { median_net_bp: medianNetBp, lost_share_bp: lostShareBp } = sharesOf(row);
    const { settled, lost, billedMinor, revenueMinor } = row;
    return { productId: row.subjectId, settled, lost, medianNetBp, lostShareBp, billedMinor, revenueMinor };
  });
};

/** What all settled orders of a product were delivered, billed and earned, together. */
export interface History {
  readonly settled: number;
  readonly views: number;
  readonly billedMinor: number;
  /** The holders' share. */
  readonly revenueMinor: number;
}

/** The history of a product; all 0 where no order of it is settled. */
export const readHistory = async (reader: Reader, productId: number): Promise<History> => {
  const { settled, views, billedMinor, revenueMinor } = settledRecord;
  const [row] = await reader.orm
    .select({ settled, views, billedMinor, revenueMinor })
    .from(settledRecord)
    .where(and(eq(settledRecord.subject, 'product'), eq(settledRecord.subjectId, productId)));
  return row ?? { settled: 0, views: 0, billedMinor: 0, revenueMinor: 0 };
};

/**
 * What became of all settled orders of some products or leads: how many, how many lost, and where they are enough to say
 * shares, the median of net ÷ billed and the share that lost. Losing ones count like all others, and none is left out
 * (docs/promises.md#no-promise-of-profit). Kept with each settlement by the database, so nothing is counted here,
 * however many there are.
 */
export const readSettled = async (
  reader: Reader,
  subject: 'product' | 'lead',
  subjectIds: readonly number[],
) => {
  const rows = await reader.orm
    .select()
    .from(settledRecord)
    .where(and(eq(settledRecord.subject, subject), inArray(settledRecord.subjectId, [...subjectIds])));
  return (subjectId: number) => {
    const { settled = 0, lost = 0, ...row } = rows.find((found) => found.subjectId === subjectId) ?? {};
    return { settled, lost, ...sharesOf({ settled, lost, ...row }) };
  };
};

/**
 * The lowest and the highest result of all settled orders on some products, each from one end of an index; null where they
 * are too few to say shares.
 */
export const readRanges = async (reader: Reader, productIds: readonly number[]) => {
  const rows = await reader.query<{ id: number; least: number; most: number }>(
    `select r.subject_id as id,
        (select min(net_bp) from settled_result s where s.subject = 'product' and s.subject_id = r.subject_id) as least,
        (select max(net_bp) from settled_result s where s.subject = 'product' and s.subject_id = r.subject_id) as most
      from settled_record r
      where r.subject = 'product' and r.subject_id = any($1::bigint[]) and r.settled >= ${SHARES_FROM_PLANS}`,
    [productIds],
  );
  const ranges = new Map(
    rows.map(({ id, least, most }) => [id, { least_bp: Math.round(least), most_bp: Math.round(most) }]),
  );
  return (productId: number) => ranges.get(productId) ?? null;
};

/** Results from one of these up to the next stand in one band; below 0 is a loss. */
const EDGES_BP = [-5_000, -2_500, -1_000, 0, 1_000, 2_500, 5_000] as const;

/** The quarter and its mirror are counted from both ends alike, so at least half of all lie between them. */
const SPREAD = `
  with result as (
    select net_bp, orders, sum(orders) over (order by net_bp) as through, sum(orders) over () as settled
      from settled_result where subject = 'product' and subject_id = $1
  )
  select coalesce(max(settled), 0)::bigint as settled, min(net_bp) as least, max(net_bp) as most,
      min(net_bp) filter (where through >= ceil(settled / 4)) as lower,
      min(net_bp) filter (where through > settled - ceil(settled / 4)) as upper,
      array(
        select coalesce(sum(r.orders), 0)::float8
          from generate_series(0, cardinality($2::float8[])) band
            left join result r on width_bucket(r.net_bp, $2::float8[]) = band
          group by band order by band
      ) as plans
    from result`;

interface SpreadRow {
  readonly settled: number;
  readonly least: number;
  readonly lower: number;
  readonly upper: number;
  readonly most: number;
  readonly plans: readonly number[];
}

/**
 * How far the results of all settled orders on a product lie apart; null where they are too few to say shares. It is read
 * from what is kept of each result, for one product at a time.
 */
export const readSpread = async (reader: Reader, productId: number): Promise<Spread | null> => {
  const [row] = await reader.query<SpreadRow>(SPREAD, [productId, EDGES_BP]);
  if (row === undefined || row.settled < SHARES_FROM_PLANS) return null;
  return {
    settled: row.settled,
    least_bp: Math.round(row.least),
    lower_bp: Math.round(row.lower),
    upper_bp: Math.round(row.upper),
    most_bp: Math.round(row.most),
    bands: row.plans.map((plans, place) => ({
      from_bp: EDGES_BP[place - 1] ?? null,
      until_bp: EDGES_BP[place] ?? null,
      plans,
    })),
  };
};
