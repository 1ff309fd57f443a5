import type { Actor } from '@fairlead/contract';
import type { deliveryReport, Tx } from '@fairlead/db';
import { notify } from '../../notifications';
import { type OrderRow, recordEvent } from '../order/order';
import { FIGURES, type Restated } from '../order/restated';
import { BUCKET_MS } from './check-report';

type ReportRow = typeof deliveryReport.$inferSelect;

const figuresOf = (report: ReportRow): Restated['before'] => ({
  impressions: report.impressions,
  clicks: report.clicks,
  conversions: report.conversions,
  spend: report.spendMinor,
  revenue: report.revenueMinor,
});

/** A quarter of an hour that still went on when it was reported has grown since, no figure of it was restated. */
const hasGrown = (before: ReportRow, old: Restated['before'], now: Restated['before']): boolean =>
  before.receivedAt.getTime() < before.bucket.getTime() + BUCKET_MS &&
  FIGURES.every((name) => old[name] <= now[name]);

/**
 * Tells the holder of each figure that a report changed, whichever way: a row of the timeline with the old and the new
 * figures, who made the new ones count and why, and a notice (docs/domain/reports.md#restatement).
 */
export const tellRestated = async (
  tx: Tx,
  order: OrderRow,
  {
    stored,
    before,
    actor,
    reason,
  }: { stored: ReportRow; before: ReportRow; actor: Actor; reason: string | null },
  time: Date,
): Promise<void> => {
  const [old, now] = [figuresOf(before), figuresOf(stored)];
  if (FIGURES.every((name) => old[name] === now[name]) || hasGrown(before, old, now)) return;
  const bucket = stored.bucket.toISOString();
  await recordEvent(tx, order, {
    ...{ time, cause: 'report_restated', actor },
    detail: { bucket, before: old, after: now, reason } satisfies Restated,
  });
  await notify(tx, {
    holderId: order.holderId,
    key: actor === 'staff' ? 'order.restatedByStaff' : 'order.restated',
    parameters: {
      ...{ number: order.number, bucket, spendBefore: old.spend, spendAfter: now.spend },
      ...{ revenueBefore: old.revenue, revenueAfter: now.revenue },
    },
    link: `/plan/detail?id=${order.id}`,
    time,
  });
};
