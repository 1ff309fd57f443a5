import type { Reader } from '@fairlead/db';

/** So many puts within an hour are told. */
const MANY_PUTS = 10;
/** What a plan brought, beside what its product usually brings: told from so many times on. */
const OUTLIER_TIMES = 3;
/** With less behind them two shares say nothing of each other. */
const SETTLED_LEAST = 5;
const CONVERSIONS_LEAST = 10;

/** A plan that stands out, or the newest of several. */
export interface PlanStandingOut {
  readonly id: number;
  readonly holderId: number;
  readonly number: string;
  readonly status: string;
  readonly time: Date;
}

const SHOWN = `id, holder_id as "holderId", number, status, put_at as "time"`;

/** Holders who put many plans within an hour: of each the last of the most, with their number and sum. */
export const listManyPuts = (
  reader: Reader,
  since: Date,
  most: number,
): Promise<(PlanStandingOut & { readonly many: number; readonly sumMinor: number })[]> =>
  reader.query(
    `select ${SHOWN}, many, sum as "sumMinor" from (
         select distinct on (holder_id) * from (
           select id, holder_id, number, status, put_at, count(*) over hour as many,
               (sum(amount_minor) over hour)::bigint as sum
             from put_order where put_at >= $1
             window hour as (partition by holder_id order by put_at
               range between interval '1 hour' preceding and current row)
         ) counted where many >= ${MANY_PUTS} order by holder_id, many desc, id desc
       ) most_each order by put_at desc, id desc limit $2`,
    [since, most],
  );

/**
 * Plans that bring many times as much for what was billed as all settled plans of their product together; the furthest
 * first.
 */
export const listOutliers = (
  reader: Reader,
  since: Date,
  most: number,
): Promise<
  (PlanStandingOut & {
    readonly revenueMinor: number;
    readonly conversions: number;
    readonly timesBp: number;
  })[]
> =>
  reader.query(
    `select ${SHOWN}, revenue_minor as "revenueMinor", conversions, least(times_bp, 1000000000)::bigint as "timesBp" from (
         select o.*, 10000 * o.revenue_minor::numeric * r.billed_minor / (o.billed_minor * r.revenue_minor::numeric)
             as times_bp
           from put_order o join settled_record r on r.subject = 'product' and r.subject_id = o.product_id
           where o.put_at >= $1 and o.conversions >= ${CONVERSIONS_LEAST} and o.billed_minor > 0
             and r.settled >= ${SETTLED_LEAST} and r.billed_minor > 0 and r.revenue_minor > 0
       ) compared where times_bp >= ${OUTLIER_TIMES * 10_000} order by times_bp desc, id desc limit $2`,
    [since, most],
  );
