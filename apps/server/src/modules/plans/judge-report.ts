import type { OrderRow, ProductVersionRow } from './order';
import { later } from './windows';

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
  /** The text that was received; kept with its hash (H3). */
  readonly raw: string;
  readonly enteredByHand: boolean;
}

export const BUCKET_MS = 15 * 60_000;

/** Sums over the accepted reports of one order, with the report in question counted in. */
export interface Totals {
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly spendMinor: number;
}

export type Fault =
  | 'not_running'
  | 'bucket_invalid'
  | 'outside_run'
  | 'clicks_above_impressions'
  | 'conversions_above_clicks'
  | 'above_rate'
  | 'over_budget'
  | 'after_settlement'
  | 'house_not_funded';

/**
 * Why a report cannot be true, or null (domain §3). Totals are judged, not single buckets: a click may be counted in a
 * later bucket than its view.
 */
export const judgeReport = (
  report: Report,
  order: OrderRow,
  terms: Pick<ProductVersionRow, 'costPerThousandMinor'>,
  totals: Totals,
): Fault | null => {
  if (order.status === 'settlement_successful') return 'after_settlement';
  if (order.acceptedAt === null || order.runEndsAt === null || order.status === 'put_failed')
    return 'not_running';
  if (report.bucket.getTime() % BUCKET_MS !== 0) return 'bucket_invalid';
  const runEnd = order.endedAt ?? order.runEndsAt;
  if (later(report.bucket, BUCKET_MS) <= order.acceptedAt || report.bucket > runEnd) return 'outside_run';
  if (totals.clicks > totals.impressions) return 'clicks_above_impressions';
  if (totals.conversions > totals.clicks) return 'conversions_above_clicks';
  if (totals.spendMinor > Math.ceil((totals.impressions * terms.costPerThousandMinor) / 1000))
    return 'above_rate';
  if (totals.spendMinor > order.budgetMinor) return 'over_budget';
  return null;
};
