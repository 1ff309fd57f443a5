import type { ProductTerms } from '../../products';
import { capOn, isPausedFrom, utcDay } from '../order/control';
import type { Fault } from '../order/fault';
import type { OrderRow } from '../order/order';
import { later } from '../order/windows';

/** A network's delivery report of one 15-minute UTC bucket, as it came. */
export interface Report {
  readonly source: string;
  readonly orderId: number;
  readonly bucket: Date;
  readonly version: number;
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly spendMinor: number;
  /** The text that was received; kept with its hash. */
  readonly raw: string;
  readonly enteredByHand: boolean;
}

export const BUCKET_MS = 15 * 60_000;

/** How far the clock of a network may be ahead. */
const CLOCK_AHEAD_MS = 60_000;

/** Sums over the accepted reports of one order, with the report in question counted in. */
export interface Totals {
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly spendMinor: number;
}

/**
 * Why a report cannot be true: everything that stands against it (docs/domain/reports.md#quarantine). Totals
 * are checked, not single buckets: a click may be counted in a later bucket than its view.
 * @param daySpendMinor spend of the report's day, with it counted in
 * @param receivedAt when it came: nobody has seen anything of a bucket that had not begun then
 */
export const faultsOf = (
  report: Report,
  order: OrderRow,
  terms: Pick<ProductTerms, 'costPerThousandMinor'>,
  totals: Totals,
  daySpendMinor: number,
  receivedAt: Date,
): readonly Fault[] => {
  if (order.status === 'settlement_successful') return ['after_settlement'];
  if (order.acceptedAt === null || order.runEndsAt === null || order.status === 'put_failed')
    return ['not_running'];
  const runEnd = order.endedAt ?? order.runEndsAt;
  const bucketEnd = later(report.bucket, BUCKET_MS);
  const isOutside = bucketEnd <= order.acceptedAt || report.bucket > runEnd;
  const isInvalid =
    report.bucket.getTime() % BUCKET_MS !== 0 || report.bucket > later(receivedAt, CLOCK_AHEAD_MS);
  const capMinor = capOn(order, utcDay(report.bucket));
  const billableMinor = Math.ceil((totals.impressions * terms.costPerThousandMinor) / 1000);
  const checks: readonly (readonly [Fault, boolean])[] = [
    ['bucket_invalid', isInvalid],
    ['outside_run', isOutside],
    ['while_paused', report.spendMinor > 0 && isPausedFrom(order, report.bucket, bucketEnd)],
    ['clicks_above_impressions', totals.clicks > totals.impressions],
    ['conversions_above_clicks', totals.conversions > totals.clicks],
    ['above_rate', totals.spendMinor > billableMinor],
    ['over_budget', totals.spendMinor > order.budgetMinor],
    ['above_daily_cap', capMinor !== null && daySpendMinor > capMinor],
  ];
  return checks.filter(([, stands]) => stands).map(([fault]) => fault);
};
