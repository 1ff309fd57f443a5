import type { calls, ResponseOf } from '@fairlead/contract';
import { one, type Reader } from '@fairlead/db';
import { divideHalfEven } from '@fairlead/money';

export type Figures = ResponseOf<typeof calls.statistics.list>['totals'];

/** Sums over accepted reports, as the database gives them. */
export interface Sums {
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly spend: number;
  readonly revenue: number;
}

/** The columns of `Sums` over `delivery_report r`. */
export const SUM_COLUMNS = `coalesce(sum(r.impressions), 0)::bigint as impressions, coalesce(sum(r.clicks), 0)::bigint as clicks,
  coalesce(sum(r.conversions), 0)::bigint as conversions, coalesce(sum(r.spend_minor), 0)::bigint as spend,
  coalesce(sum(r.revenue_minor), 0)::bigint as revenue`;

const ratio = (part: number, whole: number): number | null =>
  whole === 0 ? null : divideHalfEven(BigInt(part), BigInt(whole));

/** Adds what follows from the sums: click rate, cost per conversion, net. */
export const figuresOf = ({ impressions, clicks, conversions, spend, revenue }: Sums): Figures => ({
  spend,
  impressions,
  clicks,
  click_rate_bp: ratio(clicks * 10_000, impressions),
  conversions,
  cost_per_conversion: ratio(spend, conversions),
  revenue,
  net: revenue - spend,
});

/** Until when reports speak: the end of the newest bucket, or its receipt where the bucket was still open. */
export const AS_OF = `max(least(r.bucket + interval '15 minutes', r.received_at)) as as_of`;

/** The figures of one order, from its accepted reports alone. */
export const readOrderFigures = async (reader: Reader, holderId: number, orderId: number) => {
  const row = one(
    await reader.query<Sums & { as_of: Date | null; source_count: number }>(
      `select ${SUM_COLUMNS}, ${AS_OF}, count(*) as source_count
      from delivery_report r where r.holder_id = $1 and r.order_id = $2 and r.current`,
      [holderId, orderId],
    ),
    'a sum has one row',
  );
  return { ...figuresOf(row), as_of: row.as_of?.toISOString() ?? null, source_count: row.source_count };
};
