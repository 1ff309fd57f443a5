import { and, desc, eq, gt, inArray, type Reader, settledRecord } from '@fairlead/db';

/** Of an even number of results the middle is half way between two. */
const medianOf = ({ lowerMiddleBp, upperMiddleBp }: typeof settledRecord.$inferSelect): number | null =>
  lowerMiddleBp === null || upperMiddleBp === null
    ? null
    : Math.floor(lowerMiddleBp + (upperMiddleBp - lowerMiddleBp) / 2 + 0.5);

const shareOf = ({ settled, lost }: typeof settledRecord.$inferSelect): number | null =>
  settled === 0 ? null : Math.round((lost * 10_000) / settled);

/** All settled orders of everyone, losing ones too: the records of all products together. */
export const readSettledInAll = async (
  reader: Reader,
): Promise<{ settled: number; lost_share_bp: number | null }> => {
  const [row] = await reader.query<{ settled: number; lost_share_bp: number | null }>(
    `select coalesce(sum(settled), 0)::bigint as settled,
        round(sum(lost) * 10000 / nullif(sum(settled), 0))::bigint as lost_share_bp
      from settled_record where subject = 'product'`,
  );
  return row ?? { settled: 0, lost_share_bp: null };
};

/** What became of the plans of one product. */
interface ProductRecord {
  readonly productId: number;
  readonly settled: number;
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
  return rows.map((row) => ({
    productId: row.subjectId,
    settled: row.settled,
    medianNetBp: medianOf(row),
    lostShareBp: shareOf(row),
    billedMinor: row.billedMinor,
    revenueMinor: row.revenueMinor,
  }));
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
 * What became of all settled orders of some products or leads: count, median of net ÷ billed, share that lost. Losing
 * ones count like all others, and none is left out (docs/promises.md#no-promise-of-profit). Kept with each
 * settlement by the database, so nothing is counted here, however many there are.
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
    const row = rows.find((found) => found.subjectId === subjectId);
    return {
      settled: row?.settled ?? 0,
      median_net_bp: row === undefined ? null : medianOf(row),
      lost_share_bp: row === undefined ? null : shareOf(row),
    };
  };
};
