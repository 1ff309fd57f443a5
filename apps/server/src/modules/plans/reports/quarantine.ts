import { and, deliveryReport, eq, type Reader, reportDecision, type Tx } from '@fairlead/db';
import type { ProductTerms } from '../../products';
import { type Fault, mayStillCount } from '../order/fault';
import { changeOrder, lockOrder, type OrderRow } from '../order/order';
import { listWaiting, type Waiting } from '../order/quarantined';
import { applyReport, findFault, type ReportRow, retire, type When } from './book-report';

/** Faults of the totals: another report can take them away. The others stay what they are. */
const OF_TOTALS: readonly Fault[] = [
  'clicks_above_impressions',
  'conversions_above_clicks',
  'above_rate',
  'over_budget',
  'above_daily_cap',
  'above_history',
  'house_not_funded',
];

const readRow = async (tx: Tx, id: number | null): Promise<ReportRow | undefined> => {
  if (id === null) return undefined;
  const [row] = await tx.orm.select().from(deliveryReport).where(eq(deliveryReport.id, id));
  return row;
};

/** The version of a report's bucket that counts today. */
export const readCurrent = async (
  reader: Reader,
  { holderId, orderId, source, bucket }: Pick<ReportRow, 'holderId' | 'orderId' | 'source' | 'bucket'>,
): Promise<ReportRow | undefined> => {
  const [row] = await reader.orm
    .select()
    .from(deliveryReport)
    .where(
      and(
        eq(deliveryReport.holderId, holderId),
        eq(deliveryReport.orderId, orderId),
        eq(deliveryReport.source, source),
        eq(deliveryReport.bucket, bucket),
        eq(deliveryReport.current, true),
      ),
    );
  return row;
};

/**
 * Counts a report that stood in quarantine, in the place of the version before it, by itself or as two people
 * decided. The order is locked. Answers the ledger transactions.
 */
export const release = async (
  tx: Tx,
  order: OrderRow,
  row: ReportRow,
  before: ReportRow | undefined,
  when: When,
  decision: { readonly proposalId: number; readonly reason: string } | null,
): Promise<readonly number[]> => {
  if (before !== undefined) await retire(tx, before);
  await tx.orm.update(deliveryReport).set({ current: true }).where(eq(deliveryReport.id, row.id));
  await tx.orm.insert(reportDecision).values({
    reportId: row.id,
    accepted: true,
    proposalId: decision?.proposalId ?? null,
    decidedAt: when.now,
  });
  return applyReport(tx, order, { ...row, current: true }, before, when, decision?.reason ?? null);
};

/** The first waiting report that nothing stands against any more, counted. */
const releaseOne = async (
  tx: Tx,
  order: OrderRow,
  terms: ProductTerms,
  waiting: readonly Waiting[],
  when: When,
): Promise<boolean> => {
  for (const { id, before_id: beforeId, fault } of waiting) {
    if (!OF_TOTALS.includes(fault)) continue;
    const row = await readRow(tx, id);
    if (row === undefined) throw new Error(`report ${id} is gone`);
    const before = await readRow(tx, beforeId);
    if ((await findFault(tx, order, row, terms, before, row.receivedAt)) !== null) continue;
    await release(tx, order, row, before, when, null);
    return true;
  }
  return false;
};

/** No report keeps the order waiting any more: the order does not name it either, and a settlement that waited for it is looked at again. */
const forgetReason = async (tx: Tx, order: OrderRow, now: Date): Promise<void> => {
  const reasons = order.reasons.filter(({ reason }) => reason !== 'reports_in_quarantine');
  if (reasons.length === order.reasons.length) return;
  const waited = order.status === 'waiting_for_settlement' && reasons.length === 0;
  await changeOrder(tx, order, waited ? { reasons, dueAt: now } : { reasons });
};

/**
 * Checks again what waits in quarantine, after another report of the order was counted: reports come in any order, and
 * clicks may be told before their views (docs/domain/reports.md#quarantine). The wallet is locked.
 */
export const reconsiderQuarantine = async (
  tx: Tx,
  { holderId, id }: OrderRow,
  terms: ProductTerms,
  when: When,
): Promise<void> => {
  for (;;) {
    const waiting = await listWaiting(tx, { holderId, id });
    const order = await lockOrder(tx, holderId, id);
    if (order === undefined) throw new Error(`order ${id} is gone`);
    if (waiting.length > 0 && (await releaseOne(tx, order, terms, waiting, when))) continue;
    const keepsIt = ({ fault }: Waiting): boolean =>
      order.status !== 'waiting_for_settlement' || mayStillCount(fault);
    return waiting.some(keepsIt) ? undefined : forgetReason(tx, order, when.now);
  }
};
