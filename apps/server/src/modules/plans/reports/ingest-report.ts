import { createHash } from 'node:crypto';
import { and, deliveryReport, eq, type Tx } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import { shareOf } from '@fairlead/money';
import type { Services } from '../../../http/services';
import type { ProductTerms } from '../../products';
import { tellCapReached } from '../life/limits';
import type { Fault } from '../order/fault';
import { changeOrder, holderOf, lockOrder, type OrderRow, orderReason, termsOf } from '../order/order';
import { windowsAt } from '../order/windows';
import { applyReport, findFault, type ReportRow, retire, type When } from './book-report';
import type { Report } from './check-report';
import { reconsiderQuarantine } from './quarantine';

export interface Ingested {
  /** `known`: the same report came before; `superseded`: a higher version of its bucket is here already. */
  readonly outcome: 'accepted' | 'known' | 'superseded' | 'quarantined' | 'no_such_order';
  readonly reportId: number | null;
  readonly hash: string;
  readonly fault: Fault | null;
}

/**
 * Gross, and its two parts: the programme's is rounded half-even per report, the holder gets the rest
 * (docs/domain/money.md#rounding).
 */
export const revenueOf = (report: Report, terms: ProductTerms) => {
  const grossMinor = report.conversions * terms.payoutPerConversionMinor;
  const programmeMinor = shareOf(grossMinor, 10_000 - terms.holderShareBp);
  return { grossMinor, revenueMinor: grossMinor - programmeMinor };
};

/**
 * Takes one report in: stores it with its hash and posts the difference to what its bucket said before. The same
 * report twice, from two nodes, or in any order changes nothing more (docs/domain/reports.md#counting).
 */
export const ingestReport = async (
  { database, clock, config }: Services,
  report: Report,
): Promise<Ingested> => {
  const holderId = await holderOf(database, report.orderId);
  if (holderId === undefined) {
    const hash = createHash('sha256').update(report.raw).digest('hex');
    return { outcome: 'no_such_order', reportId: null, hash, fault: null };
  }
  return database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const order = await lockOrder(tx, holderId, report.orderId);
    if (order === undefined) throw new Error(`order ${report.orderId} is gone`);
    const when = { now: clock.now(), windows: windowsAt(config.sandboxSpeed) };
    const { transactionIds: _posted, ...ingested } = await takeReport(tx, order, report, when);
    return ingested;
  });
};

/**
 * The same within a transaction that has locked the order; with the ledger transactions of the report.
 * @param reason what staff say of a report that they state
 */
export const takeReport = async (
  tx: Tx,
  order: OrderRow,
  report: Report,
  when: When,
  reason: string | null = null,
): Promise<Ingested & { readonly transactionIds: readonly number[] }> => {
  const hash = createHash('sha256').update(report.raw).digest();
  const bucketRows = await bucketReports(tx, order, report);
  const same = bucketRows.find((row) => row.version === report.version);
  if (same !== undefined) return { ...answered('known', same.id, hash), transactionIds: [] };

  const terms = await termsOf(tx, order);
  const before = bucketRows.find((row) => row.current);
  const superseded = before !== undefined && before.version > report.version;
  const fault = superseded ? null : await findFault(tx, order, report, terms, before, when.now);
  const current = fault === null && !superseded;
  if (current && before !== undefined) await retire(tx, before);
  const facts = { hash, now: when.now, fault, current, ...revenueOf(report, terms) };
  const stored = await store(tx, order, report, facts);
  if (fault !== null) await nameQuarantine(tx, order, when.now);
  if (fault === 'above_daily_cap') await tellCapReached(tx, order, report.bucket, when.now);
  const transactionIds = current ? await applyReport(tx, order, stored, before, when, reason) : [];
  if (current) await reconsiderQuarantine(tx, order, terms, when);
  const outcome = superseded ? 'superseded' : fault === null ? 'accepted' : 'quarantined';
  return { ...answered(outcome, stored.id, hash, fault), transactionIds };
};

/** The order says that people look at one of its reports. */
const nameQuarantine = async (tx: Tx, order: OrderRow, now: Date): Promise<void> => {
  if (order.reasons.some(({ reason }) => reason === 'reports_in_quarantine')) return;
  await changeOrder(tx, order, { reasons: [...order.reasons, orderReason('reports_in_quarantine', now)] });
};

const answered = (
  outcome: Ingested['outcome'],
  reportId: number,
  hash: Buffer,
  fault: Fault | null = null,
): Ingested => ({
  outcome,
  reportId,
  hash: hash.toString('hex'),
  fault,
});

const bucketReports = (tx: Tx, order: OrderRow, report: Report): Promise<ReportRow[]> =>
  tx.orm
    .select()
    .from(deliveryReport)
    .where(
      and(
        eq(deliveryReport.holderId, order.holderId),
        eq(deliveryReport.orderId, order.id),
        eq(deliveryReport.source, report.source),
        eq(deliveryReport.bucket, report.bucket),
      ),
    );

const store = async (
  tx: Tx,
  order: OrderRow,
  {
    orderId,
    source,
    bucket,
    version,
    impressions,
    clicks,
    conversions,
    spendMinor,
    raw,
    enteredByHand,
  }: Report,
  facts: {
    hash: Buffer;
    now: Date;
    fault: Fault | null;
    current: boolean;
    grossMinor: number;
    revenueMinor: number;
  },
): Promise<ReportRow> => {
  const { hash, now, fault, current, grossMinor, revenueMinor } = facts;
  const [row] = await tx.orm
    .insert(deliveryReport)
    .values({
      ...{
        holderId: order.holderId,
        orderId,
        source,
        bucket,
        version,
        impressions,
        clicks,
        conversions,
        spendMinor,
      },
      ...{ grossMinor, revenueMinor, raw, rawHash: hash, receivedAt: now, enteredByHand, current },
      state: fault === null ? 'accepted' : 'quarantined',
      quarantineReason: fault,
    })
    .returning();
  if (row === undefined) throw new Error('a report was not stored');
  return row;
};
