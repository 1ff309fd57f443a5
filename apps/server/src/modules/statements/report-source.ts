import type { Reader } from '@fairlead/db';
import { type PageStart, pageOf } from '../../http/page';
import { AS_OF } from '../statistics';
import type { FigureSource, SourceRow } from './figures';

interface ReportRow {
  readonly value: number;
  readonly id: number;
  readonly order_id: number;
  readonly source: string;
  readonly bucket: Date;
  readonly version: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly spend_minor: number;
  readonly revenue_minor: number;
  readonly received_at: Date;
  readonly hash: string;
  readonly entered_by_hand: boolean;
}

const rowShape = (row: ReportRow): SourceRow => ({
  value: row.value,
  ledger: null,
  report: {
    id: String(row.id),
    order_id: String(row.order_id),
    network: row.source,
    bucket: row.bucket.toISOString(),
    version: row.version,
    impressions: row.impressions,
    clicks: row.clicks,
    conversions: row.conversions,
    spend: row.spend_minor,
    revenue: row.revenue_minor,
    received_at: row.received_at.toISOString(),
    hash: row.hash,
    entered_by_hand: row.entered_by_hand,
    demo: row.source === 'demo',
  },
});

/** Whose reports: all of a person or of one of their orders, of buckets from one moment up to another (null: all). */
export interface WhichReports {
  readonly holderId: number;
  readonly orderId: number | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

const readReports = async (
  reader: Reader,
  value: string,
  { holderId, orderId, from, to }: WhichReports,
  start: PageStart,
): Promise<FigureSource> => {
  const counted = `
    select r.*, ${value} as value, encode(r.raw_hash, 'hex') as hash from delivery_report r
      where r.holder_id = $1 and r.current and ($2::bigint is null or r.order_id = $2)
        and ($3::timestamptz is null or r.bucket >= $3) and ($4::timestamptz is null or r.bucket < $4)`;
  const values = [holderId, orderId, from, to];
  const [sum] = await reader.query<{ value: number; as_of: Date | null }>(
    `select coalesce(sum(r.value), 0)::bigint as value, ${AS_OF} from (${counted}) r`,
    values,
  );
  const rows = await reader.query<ReportRow>(
    `select * from (${counted}) r where r.value <> 0 and ($5::bigint is null or r.id < $5)
      order by r.id desc limit $6`,
    [...values, start.below, start.limit + 1],
  );
  const asOf = sum?.as_of;
  return {
    value: sum?.value ?? 0,
    parts: [],
    ...(asOf ? { as_of: asOf.toISOString() } : {}),
    ...pageOf(rows, start.limit, (row) => row.id, rowShape),
  };
};

/** A sum over reports, newest first. @param column of the report, never from a request */
export const readReportSource = (
  reader: Reader,
  column: string,
  which: WhichReports,
  start: PageStart,
): Promise<FigureSource> => readReports(reader, `r.${column}`, which, start);

/**
 * The progress of an order in basis points: each report adds the step by which the rounded progress grew, so that the
 * steps add up to what is shown.
 */
export const readProgressSource = (
  reader: Reader,
  budgetMinor: number,
  which: WhichReports,
  start: PageStart,
): Promise<FigureSource> => {
  const budget = Math.max(budgetMinor, 1);
  const through = 'sum(r.spend_minor) over (order by r.bucket, r.id)';
  const floor = (spend: string): string => `floor((${spend}) * 10000 / ${budget})::bigint`;
  return readReports(reader, `${floor(through)} - ${floor(`${through} - r.spend_minor`)}`, which, start);
};

/** The sums of two columns of the same reports: what a net is made of. */
export const readNetParts = async (
  reader: Reader,
  { holderId, orderId, from, to }: WhichReports,
): Promise<{ readonly revenue: number; readonly spend: number; readonly asOf: Date | null }> => {
  const [row] = await reader.query<{ revenue: number; spend: number; as_of: Date | null }>(
    `select coalesce(sum(r.revenue_minor), 0)::bigint as revenue, coalesce(sum(r.spend_minor), 0)::bigint as spend, ${AS_OF}
      from delivery_report r
      where r.holder_id = $1 and r.current and ($2::bigint is null or r.order_id = $2)
        and ($3::timestamptz is null or r.bucket >= $3) and ($4::timestamptz is null or r.bucket < $4)`,
    [holderId, orderId, from, to],
  );
  return { revenue: row?.revenue ?? 0, spend: row?.spend ?? 0, asOf: row?.as_of ?? null };
};
