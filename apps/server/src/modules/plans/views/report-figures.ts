import type { calls, ResponseOf } from '@fairlead/contract';
import { one, type Reader } from '@fairlead/db';
import { divideHalfEven } from '@fairlead/money';
import { DEMO_NETWORK } from '../../products';

type Figures = ResponseOf<typeof calls.statistics.list>['totals'];

/** Sums over accepted reports, as the database gives them. */
export interface Sums {
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly spend: number;
  readonly revenue: number;
}

/** The columns of `Sums` over `delivery_report r`. */
const SUM_COLUMNS = `coalesce(sum(r.impressions), 0)::bigint as impressions, coalesce(sum(r.clicks), 0)::bigint as clicks,
  coalesce(sum(r.conversions), 0)::bigint as conversions, coalesce(sum(r.spend_minor), 0)::bigint as spend,
  coalesce(sum(r.revenue_minor), 0)::bigint as revenue`;

const ratio = (part: number, whole: number): number | null =>
  whole === 0 ? null : divideHalfEven(BigInt(part), BigInt(whole));

/**
 * Adds what follows from the sums: click rate, cost per conversion, net. A cost is rounded up, so that the figure lies above a
 * limit exactly where the limit is reached (docs/domain/plans.md#limits).
 */
export const figuresOf = ({ impressions, clicks, conversions, spend, revenue }: Sums): Figures => ({
  spend,
  impressions,
  clicks,
  click_rate_bp: ratio(clicks * 10_000, impressions),
  conversions,
  cost_per_conversion: conversions === 0 ? null : Math.ceil(spend / conversions),
  revenue,
  net: revenue - spend,
});

/** Until when reports speak: the end of the newest bucket, or its receipt where the bucket was still open. */
const AS_OF = `max(least(r.bucket + interval '15 minutes', r.received_at)) as as_of`;

/** Whose reports: all of a person or of one of their orders, of buckets from one moment up to another (null: all). */
export interface WhichReports {
  readonly holderId: number;
  readonly orderId: number | null;
  readonly from: Date | null;
  readonly to: Date | null;
  /** Of plans on this product alone. */
  readonly productId?: number | null;
  /** Of these plans alone. */
  readonly orderIds?: readonly number[] | null;
  /** Of this hour of the day alone, 0 to 23, in a zone. */
  readonly hour?: { readonly of: number; readonly timeZone: string } | null;
}

/**
 * Reports of plans of which the operator paid some of the spend, each with its part of that (`gift_minor`): coupon and start-up
 * funds are what a plan spends first (docs/domain/reports.md#billing). Of the person $1.
 */
const GIFTS = `(select r.*, (least(gift, spent) - least(gift, spent - spend_minor))::bigint as gift_minor
  from (select r.*, o.gift, sum(r.spend_minor) over (partition by r.order_id order by r.bucket, r.id) as spent
    from delivery_report r
    join (select id, billed_gift_minor + billed_start_up_minor + billed_house_minor as gift
      from put_order where holder_id = $1) o on o.id = r.order_id and o.gift > 0
    where r.holder_id = $1 and r.current) r)`;

/** Accepted reports `r` that were not replaced, of parameters $1 to $8. */
const countedOf = (reports: string): string => `${reports} r
  where r.holder_id = $1 and r.current and ($2::bigint is null or r.order_id = $2)
    and ($3::timestamptz is null or r.bucket >= $3) and ($4::timestamptz is null or r.bucket < $4)
    and ($5::bigint is null or r.order_id in (select id from put_order where holder_id = $1 and product_id = $5))
    and ($6::int is null or extract(hour from r.bucket at time zone $7::text) = $6)
    and ($8::bigint[] is null or r.order_id = any($8))`;
const COUNTED = countedOf('delivery_report');

const valuesOf = (which: WhichReports) => {
  const { holderId, orderId, from, to, productId = null, hour = null, orderIds = null } = which;
  return [holderId, orderId, from, to, productId, hour?.of ?? null, hour?.timeZone ?? null, orderIds];
};

/** What reports add up to, until when they speak, and how they came. */
export const sumReports = async (reader: Reader, which: WhichReports) =>
  one(
    await reader.query<
      Sums & { as_of: Date | null; source_count: number; demo: boolean; entered_by_hand: boolean }
    >(
      `select ${SUM_COLUMNS}, ${AS_OF}, count(*) as source_count,
          coalesce(bool_or(r.source = '${DEMO_NETWORK}'), false) as demo,
          coalesce(bool_or(r.entered_by_hand), false) as entered_by_hand
        from ${COUNTED}`,
      valuesOf(which),
    ),
    'a sum has one row',
  );

/** The figures of one order, from its accepted reports alone. */
export const readOrderFigures = async (reader: Reader, holderId: number, orderId: number) => {
  const row = await sumReports(reader, { holderId, orderId, from: null, to: null });
  return { ...figuresOf(row), as_of: row.as_of?.toISOString() ?? null, source_count: row.source_count };
};

/** How far apart the points of a series are. */
export type SeriesStep = 'hour' | 'day' | 'month';

/** Where a point of the series begins. An hour that the clocks repeat is two points: hours are those that pass. */
const pointOf = (step: SeriesStep): string =>
  step === 'hour'
    ? `date_trunc('hour', r.bucket, $9)`
    : `local_beginning(date_trunc('${step}', r.bucket at time zone $9), $9)`;

/** Figures by hours, days or months of a zone, from the first to the last. */
export const readReportSeries = async (
  reader: Reader,
  which: WhichReports,
  step: SeriesStep,
  timeZone: string,
): Promise<(Figures & { start: Date })[]> => {
  const rows = await reader.query<Sums & { start: Date }>(
    `select ${pointOf(step)} as start, ${SUM_COLUMNS} from ${COUNTED} group by 1 order by 1`,
    [...valuesOf(which), timeZone],
  );
  return rows.map((row) => ({ start: row.start, ...figuresOf(row) }));
};

/** What of the spend the operator paid, by hours, days or months of a zone; none where it paid nothing. */
export const readGiftSeries = async (
  reader: Reader,
  which: WhichReports,
  step: SeriesStep,
  timeZone: string,
): Promise<ReadonlyMap<number, number>> => {
  const rows = await reader.query<{ start: Date; gift: number }>(
    `select ${pointOf(step)} as start, sum(r.gift_minor)::bigint as gift from ${countedOf(GIFTS)} group by 1`,
    [...valuesOf(which), timeZone],
  );
  return new Map(rows.map(({ start, gift }) => [start.getTime(), gift]));
};

/** What the reports of a time can be put together by: the day or hour in a zone, or the plan. */
export type ReportGroup = 'day' | 'hour' | 'plan';

const GROUP_KEYS = {
  day: `to_char(r.bucket at time zone $9, 'YYYY-MM-DD')`,
  hour: `extract(hour from r.bucket at time zone $9)::int::text`,
  plan: 'r.order_id::text',
} as const satisfies Record<ReportGroup, string>;

/** Sums by day (`2026-03-01`), by hour of the day (`0` to `23`) or by the number of the plan; none without a report. */
export const readReportGroups = async (
  reader: Reader,
  which: WhichReports,
  group: ReportGroup,
  timeZone: string,
): Promise<Map<string, Sums>> => {
  const rows = await reader.query<Sums & { key: string }>(
    `select ${GROUP_KEYS[group]} as key, ${SUM_COLUMNS} from ${COUNTED} group by 1`,
    [...valuesOf(which), ...(group === 'plan' ? [] : [timeZone])],
  );
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
};

/** Everything before the run of the oldest order whose reports are still open is final. */
export const readFinalUntil = async (reader: Reader, holderId: number): Promise<Date | null> => {
  const [row] = await reader.query<{ open_since: Date | null; newest: Date | null }>(
    `select min(accepted_at) filter (where status in ('putting', 'put_finished', 'waiting_for_settlement')) as open_since,
        max(settled_at) as newest
      from put_order where holder_id = $1 and accepted_at is not null`,
    [holderId],
  );
  return row?.open_since ?? row?.newest ?? null;
};

/** A figure of each report; of its spend, `gift_minor` is what the operator paid. */
export type ReportColumn =
  | 'impressions'
  | 'clicks'
  | 'conversions'
  | 'spend_minor'
  | 'revenue_minor'
  | 'gift_minor';

/**
 * What each report adds to a figure: one of its columns, or to the progress of an order in basis points of its budget
 * the step by which the rounded progress grew, so that the steps add up to what is shown.
 */
export type ReportShare = ReportColumn | { readonly progressOfMinor: number };

const shareSql = (share: ReportShare): string => {
  if (typeof share === 'string') return `r.${share}`;
  const budget = Math.max(share.progressOfMinor, 1);
  const through = 'sum(r.spend_minor) over (order by r.bucket, r.id)';
  const floor = (spend: string): string => `floor((${spend}) * 10000 / ${budget})::bigint`;
  return `${floor(through)} - ${floor(`${through} - r.spend_minor`)}`;
};

/** A report with what it adds to a figure. */
export interface SharingReport {
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
  /** The report as it is kept. */
  readonly raw: string;
  readonly entered_by_hand: boolean;
}

/** A figure over reports, and those that it is the sum of, newest first and one more than the page holds. */
export const readReportShares = async (
  reader: Reader,
  share: ReportShare,
  which: WhichReports,
  { below, limit }: { readonly below: number | null; readonly limit: number },
): Promise<{ value: number; asOf: Date | null; rows: SharingReport[] }> => {
  const from = share === 'gift_minor' ? countedOf(GIFTS) : COUNTED;
  const counted = `select r.*, ${shareSql(share)} as value, encode(r.raw_hash, 'hex') as hash from ${from}`;
  const sum = one(
    await reader.query<{ value: number; as_of: Date | null }>(
      `select coalesce(sum(r.value), 0)::bigint as value, ${AS_OF} from (${counted}) r`,
      valuesOf(which),
    ),
    'a sum has one row',
  );
  const rows = await reader.query<SharingReport>(
    `select * from (${counted}) r where r.value <> 0 and ($9::bigint is null or r.id < $9)
      order by r.id desc limit $10`,
    [...valuesOf(which), below, limit + 1],
  );
  return { value: sum.value, asOf: sum.as_of, rows };
};

/** What a report belongs to, and whether staff entered it. */
interface ReportLink {
  readonly orderId: number;
  readonly enteredByHand: boolean;
}

/** Which orders reports belong to, by the reports' numbers; undefined where there is no such report. */
export const readReportLinks = async (
  reader: Reader,
  reportIds: readonly number[],
): Promise<(reportId: number) => ReportLink | undefined> => {
  const rows =
    reportIds.length === 0
      ? []
      : await reader.query<ReportLink & { id: number }>(
          `select id, order_id as "orderId", entered_by_hand as "enteredByHand"
             from delivery_report where id = any($1::bigint[])`,
          [[...new Set(reportIds)]],
          'report_links',
        );
  const links = new Map(rows.map((row) => [row.id, row]));
  return (reportId) => links.get(reportId);
};

/** Every report of some orders, replaced ones too: each may have moved money. */
export const listReportIds = (
  reader: Reader,
  holderId: number,
  orderIds: readonly number[],
): Promise<{ orderId: number; reportId: number }[]> =>
  reader.query<{ orderId: number; reportId: number }>(
    `select order_id as "orderId", id as "reportId" from delivery_report
       where holder_id = $1 and order_id = any($2::bigint[])`,
    [holderId, orderIds],
  );
