import { createHash } from 'node:crypto';
import { and, deliveryReport, eq, sql, type Tx } from '@fairlead/db';
import { lockWallet, post, readProgramme } from '@fairlead/ledger';
import { shareOf } from '@fairlead/money';
import type { Services } from '../../http/services';
import { giveStartUpBack } from './effects';
import { type Fault, judgeReport, type Report, type Totals } from './judge-report';
import { moveOrder } from './machine';
import {
  because,
  billedOf,
  changeOrder,
  fundsOf,
  holderOf,
  lockOrder,
  type OrderRow,
  type ProductVersionRow,
  recordEvent,
  termsOf,
} from './order';
import { addBorne, billing, programmeSharing, sharing, unbilling } from './postings';
import { type Windows, windowsAt } from './windows';

export interface Ingested {
  /** `known`: the same report came before; `superseded`: a higher version of its bucket is here already. */
  readonly outcome: 'accepted' | 'known' | 'superseded' | 'quarantined' | 'no_such_order';
  readonly reportId: number | null;
  readonly hash: string;
  readonly fault: Fault | null;
}

type ReportRow = typeof deliveryReport.$inferSelect;

/** Gross, and its two parts: the programme's is rounded half-even per report, the holder gets the rest (domain §2). */
const revenueOf = (report: Report, terms: ProductVersionRow) => {
  const grossMinor = report.conversions * terms.payoutPerConversionMinor;
  const programmeMinor = shareOf(grossMinor, 10_000 - terms.holderShareBp);
  return { grossMinor, revenueMinor: grossMinor - programmeMinor };
};

/**
 * Takes one report in: stores it with its hash and posts the difference to what its bucket said before. The same
 * report twice, from two nodes, or in any order changes nothing more (domain §3).
 */
export const ingestReport = async (
  { database, clock, config }: Services,
  report: Report,
): Promise<Ingested> => {
  const hash = createHash('sha256').update(report.raw).digest();
  const holderId = await holderOf(database, report.orderId);
  if (holderId === undefined) {
    return { outcome: 'no_such_order', reportId: null, hash: hash.toString('hex'), fault: null };
  }
  return database.transaction(async (tx) => {
    await lockWallet(tx, holderId);
    const order = await lockOrder(tx, holderId, report.orderId);
    if (order === undefined) throw new Error(`order ${report.orderId} is gone`);
    const now = clock.now();
    const bucketRows = await bucketReports(tx, order, report);
    const same = bucketRows.find((row) => row.version === report.version);
    if (same !== undefined) return answered('known', same.id, hash);

    const terms = await termsOf(tx, order);
    const before = bucketRows.find((row) => row.current);
    const superseded = before !== undefined && before.version > report.version;
    const fault = superseded ? null : await findFault(tx, order, report, terms, before);
    const current = fault === null && !superseded;
    if (current && before !== undefined) await retire(tx, before);
    const facts = { hash, now, fault, current, ...revenueOf(report, terms) };
    const stored = await store(tx, order, report, facts);
    if (fault !== null) await nameQuarantine(tx, order, now);
    if (current) await apply(tx, order, stored, before, { now, windows: windowsAt(config.sandboxSpeed) });
    const outcome = superseded ? 'superseded' : fault === null ? 'accepted' : 'quarantined';
    return answered(outcome, stored.id, hash, fault);
  });
};

const findFault = async (
  tx: Tx,
  order: OrderRow,
  report: Report,
  terms: ProductVersionRow,
  before: ReportRow | undefined,
): Promise<Fault | null> =>
  judgeReport(report, order, terms, await totalsWith(tx, order, report, before)) ??
  (await houseFault(tx, order, report.spendMinor - (before?.spendMinor ?? 0)));

/** The order says that people look at one of its reports. */
const nameQuarantine = async (tx: Tx, order: OrderRow, now: Date): Promise<void> => {
  if (order.reasons.some(({ reason }) => reason === 'reports_in_quarantine')) return;
  await changeOrder(tx, order, { reasons: [...order.reasons, because('reports_in_quarantine', now)] });
};

/** Posts what an accepted report changes, tells of a restated decrease, and ends a run whose budget is spent. */
const apply = async (
  tx: Tx,
  order: OrderRow,
  stored: ReportRow,
  before: ReportRow | undefined,
  { now, windows }: { readonly now: Date; readonly windows: Windows },
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

const retire = async (tx: Tx, before: ReportRow): Promise<void> => {
  await tx.orm.update(deliveryReport).set({ current: false }).where(eq(deliveryReport.id, before.id));
};

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
