import { and, deliveryReport, eq, sql, type Tx } from '@fairlead/db';
import { post, readProgramme } from '@fairlead/ledger';
import { giveStartUpBack } from './effects';
import { type Fault, judgeReport, type Report, type Totals } from './judge-report';
import { moveOrder } from './machine';
import { billedOf, changeOrder, fundsOf, type OrderRow, type ProductVersionRow, recordEvent } from './order';
import { addBorne, billing, programmeSharing, sharing, unbilling } from './postings';
import type { Windows } from './windows';

export type ReportRow = typeof deliveryReport.$inferSelect;

/** The moment, and the windows that count at it. */
export interface When {
  readonly now: Date;
  readonly windows: Windows;
}

/** Why a report cannot count in the place of the one before it, or null. */
export const findFault = async (
  tx: Tx,
  order: OrderRow,
  report: Report,
  terms: ProductVersionRow,
  before: ReportRow | undefined,
): Promise<Fault | null> =>
  judgeReport(report, order, terms, await totalsWith(tx, order, report, before)) ??
  (await houseFault(tx, order, report.spendMinor - (before?.spendMinor ?? 0)));

/** The order's totals as they would stand with this report in the place of the one before it. */
const totalsWith = async (
  tx: Tx,
  order: OrderRow,
  report: Report,
  before: ReportRow | undefined,
): Promise<Totals> => {
  const whole = (column: 'impressions' | 'clicks' | 'conversions' | 'spendMinor') =>
    sql<number>`coalesce(sum(${deliveryReport[column]}), 0)::bigint`.mapWith(Number);
  const [sums] = await tx.orm
    .select({
      impressions: whole('impressions'),
      clicks: whole('clicks'),
      conversions: whole('conversions'),
      spendMinor: whole('spendMinor'),
    })
    .from(deliveryReport)
    .where(
      and(
        eq(deliveryReport.holderId, order.holderId),
        eq(deliveryReport.orderId, order.id),
        eq(deliveryReport.current, true),
      ),
    );
  const total = (name: keyof Totals) => (sums?.[name] ?? 0) + report[name] - (before?.[name] ?? 0);
  return {
    impressions: total('impressions'),
    clicks: total('clicks'),
    conversions: total('conversions'),
    spendMinor: total('spendMinor'),
  };
};

/** What the order's own funds no longer cover is the house's to bear; where it cannot, people look at it. */
const houseFault = async (tx: Tx, order: OrderRow, spendMinor: number): Promise<Fault | null> => {
  if (spendMinor <= 0) return null;
  const { borne } = billing(order.id, spendMinor, await fundsOf(tx, order));
  return borne.house > 0 && borne.house > (await readProgramme(tx)).house ? 'house_not_funded' : null;
};

/** A higher version takes the place of this one. */
export const retire = async (tx: Tx, before: ReportRow): Promise<void> => {
  await tx.orm.update(deliveryReport).set({ current: false }).where(eq(deliveryReport.id, before.id));
};

/** Posts what an accepted report changes, tells of a restated decrease, and ends a run whose budget is spent. */
export const applyReport = async (
  tx: Tx,
  order: OrderRow,
  stored: ReportRow,
  before: ReportRow | undefined,
  { now, windows }: When,
): Promise<void> => {
  const changed = await postDifference(tx, order, stored, before, now);
  if (before !== undefined && stored.spendMinor < before.spendMinor) {
    const detail = { bucket: stored.bucket.toISOString(), old: before.spendMinor, new: stored.spendMinor };
    await recordEvent(tx, changed, { time: now, cause: 'report_restated', actor: 'network', detail });
  }
  if (changed.status !== 'putting') return;
  const key = { holderId: order.holderId, orderId: order.id };
  await moveOrder(tx, key, 'budget_spent', { actor: 'network', now, windows });
};

/** Posts what changed against the version before: spend, the holder's share, the programme's share. */
const postDifference = async (
  tx: Tx,
  order: OrderRow,
  report: ReportRow,
  before: ReportRow | undefined,
  now: Date,
) => {
  const { holderId } = order;
  const link = { kind: 'report', id: report.id } as const;
  const spend = report.spendMinor - (before?.spendMinor ?? 0);
  const gross = report.grossMinor - (before?.grossMinor ?? 0);
  const revenue = report.revenueMinor - (before?.revenueMinor ?? 0);
  const running = order.status === 'putting';
  let billed = billedOf(order);
  if (spend > 0) {
    const { moves, borne } = billing(order.id, spend, await fundsOf(tx, order));
    await post(tx, { holderId, kind: 'ad_billing', moves, time: now, link });
    billed = addBorne(billed, borne, 1);
  } else if (spend < 0) {
    const { moves, borne } = unbilling(order.id, -spend, billed, running);
    await post(tx, { holderId, kind: 'ad_billing', moves, time: now, link });
    billed = addBorne(billed, borne, -1);
    if (!running && order.startUpReturning) await giveStartUpBack(tx, order, borne.startUp, now);
  }
  const shared = sharing(order.id, revenue);
  if (shared.length > 0) await post(tx, { holderId, kind: 'profit_sharing', moves: shared, time: now, link });
  const programme = programmeSharing(gross - revenue);
  if (programme.length > 0)
    await post(tx, { holderId: 0, kind: 'programme_share', moves: programme, time: now, link });
  return changeOrder(tx, order, {
    billedMinor: order.billedMinor + spend,
    billedOwnMinor: billed.own,
    billedGiftMinor: billed.gift,
    billedStartUpMinor: billed.startUp,
    billedHouseMinor: billed.house,
    conversions: order.conversions + report.conversions - (before?.conversions ?? 0),
    grossMinor: order.grossMinor + gross,
    revenueMinor: order.revenueMinor + revenue,
    programmeMinor: order.programmeMinor + gross - revenue,
  });
};
