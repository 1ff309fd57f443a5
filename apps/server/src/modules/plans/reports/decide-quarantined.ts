import { deliveryReport, eq, type Reader, reportDecision, type Tx } from '@fairlead/db';
import type { Posting } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../../http/answer';
import type { Fault } from '../order/fault';
import { lockOrder, type OrderRow, readOrder, termsOf } from '../order/order';
import { differenceOf, findFaults, type ReportRow, type When } from './book-report';
import { readCurrent, reconsiderQuarantine, release } from './quarantine';

/**
 * What two people may look past: the counts of a network may lie apart, a conversion may be told after the run, and a plan
 * may do far better than others did.
 * Rate, budget and the house's own money are agreed with the holder, so nobody can decide them away.
 */
const LOOKED_PAST: readonly Fault[] = [
  ...(['clicks_above_impressions', 'conversions_above_clicks'] as const),
  ...(['outside_run', 'above_history'] as const),
];

/** A report that stands in quarantine, its order, and the version of its bucket that counts today. */
export interface Quarantined {
  readonly order: OrderRow;
  readonly report: ReportRow;
  readonly before: ReportRow | undefined;
}

/** A report that still waits for a decision; `wrong_state` where it is decided, counted or overtaken. */
export const findQuarantined = async (reader: Reader, reportId: number): Promise<Answer<Quarantined>> => {
  const [report] = await reader.orm.select().from(deliveryReport).where(eq(deliveryReport.id, reportId));
  if (report === undefined) return refuse('no_such_data');
  const decided = await reader.orm
    .select({ reportId: reportDecision.reportId })
    .from(reportDecision)
    .where(eq(reportDecision.reportId, reportId));
  const before = await readCurrent(reader, report);
  const isOvertaken = before !== undefined && before.version > report.version;
  if (report.state !== 'quarantined' || decided.length > 0 || isOvertaken) return refuse('wrong_state');
  return done({ order: await readOrder(reader, report.holderId, report.orderId), report, before });
};

/** Whether two people may count a report: outside the run nothing more may be billed. */
export const isCountable = async (
  reader: Reader,
  { order, report, before }: Quarantined,
): Promise<boolean> => {
  const terms = await termsOf(reader, order);
  const faults = await findFaults(reader, order, report, terms, before, report.receivedAt);
  const bills = report.spendMinor > (before?.spendMinor ?? 0);
  return faults.every((fault) => LOOKED_PAST.includes(fault) && !(fault === 'outside_run' && bills));
};

/** The transactions that counting a report would post now. */
export const planCount = async (
  reader: Reader,
  { order, report, before }: Quarantined,
  time: Date,
): Promise<readonly Posting[]> => (await differenceOf(reader, order, report, before, time)).postings;

/**
 * Counts a report in quarantine, or sets it aside for good, as two people decided. The wallet is locked.
 * @returns the ledger transactions of the report
 */
export const decideQuarantined = async (
  tx: Tx,
  {
    reportId,
    accept,
    proposalId,
    reason,
  }: { reportId: number; accept: boolean; proposalId: number; reason: string },
  when: When,
): Promise<Answer<readonly number[]>> => {
  const found = await findQuarantined(tx, reportId);
  if (!found.ok) return found;
  const { order, report, before } = found.data;
  await lockOrder(tx, order.holderId, order.id);
  if (accept && !(await isCountable(tx, found.data))) return refuse('wrong_state');
  const ids = accept ? await release(tx, order, report, before, when, { proposalId, reason }) : [];
  if (!accept) {
    await tx.orm
      .insert(reportDecision)
      .values({ reportId, accepted: false, proposalId, decidedAt: when.now });
  }
  await reconsiderQuarantine(tx, order, await termsOf(tx, order), when);
  return done(ids);
};
