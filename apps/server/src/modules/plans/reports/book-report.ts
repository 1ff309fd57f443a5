import { and, deliveryReport, eq, type Reader, sql, type Tx } from '@fairlead/db';
import { type Posting, post, readProgramme } from '@fairlead/ledger';
import type { ProductTerms } from '../../products';
import { giveStartUpBack } from '../life/effects';
import { stopAtLimit } from '../life/limits';
import { moveOrder } from '../life/machine';
import { utcDay } from '../order/control';
import type { Fault } from '../order/fault';
import { billedOf, changeOrder, fundsOf, type OrderRow } from '../order/order';
import { addCostSplit, billing, type Funds, programmeSharing, sharing, unbilling } from '../order/postings';
import type { Windows } from '../order/windows';
import { chargedUnsettled, keptRevenue } from '../settlement/charged-revenue';
import { readHistory } from '../views/record';
import { faultsOf, type Report, type Totals } from './check-report';
import { isAboveHistory } from './history';
import { tellRestated } from './restated';

export type ReportRow = typeof deliveryReport.$inferSelect;

/** What of a report moves money. */
export type Counted = Pick<ReportRow, 'id' | 'spendMinor' | 'conversions' | 'grossMinor' | 'revenueMinor'>;

/** The moment, and the windows that count at it. */
export interface When {
  readonly now: Date;
  readonly windows: Windows;
}

/** Everything that speaks against counting a report, which came at a moment, in the place of the one before it. */
export const findFaults = async (
  reader: Reader,
  order: OrderRow,
  report: Report,
  terms: ProductTerms,
  before: ReportRow | undefined,
  receivedAt: Date,
): Promise<readonly Fault[]> => {
  const totals = totalsWith(await readTotals(reader, order), report, before);
  const days = await readDays(reader, order);
  const faults = faultsOf(report, order, terms, totals, daySpendOf(days, report, before), receivedAt);
  const unpaid = await houseFault(reader, order, report.spendMinor - (before?.spendMinor ?? 0));
  // What two people state is flagged to the second of them instead.
  const isFar =
    !report.enteredByHand && isAboveHistory(await readHistory(reader, order.productId), totals, terms);
  return [...faults, ...(isFar ? (['above_history'] as const) : []), ...(unpaid === null ? [] : [unpaid])];
};

/** The first of them, or null. */
export const findFault = async (...given: Parameters<typeof findFaults>): Promise<Fault | null> =>
  (await findFaults(...given))[0] ?? null;

/** Sums over the reports of an order that count today. */
export const readTotals = async (reader: Reader, order: OrderRow): Promise<Totals> => {
  const whole = (column: 'impressions' | 'clicks' | 'conversions' | 'spendMinor') =>
    sql<number>`coalesce(sum(${deliveryReport[column]}), 0)::bigint`.mapWith(Number);
  const [sums] = await reader.orm
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
  return sums ?? { impressions: 0, clicks: 0, conversions: 0, spendMinor: 0 };
};

/** What the reports that count today spend, by day; nothing where no day is capped. */
export const readDays = async (reader: Reader, order: OrderRow): Promise<ReadonlyMap<string, number>> => {
  if (order.dailyCaps.length === 0) return new Map();
  const rows = await reader.query<{ day: string; spend: number }>(
    `select to_char(bucket at time zone 'UTC', 'YYYY-MM-DD') as day, sum(spend_minor)::bigint as spend
      from delivery_report where holder_id = $1 and order_id = $2 and current group by 1`,
    [order.holderId, order.id],
  );
  return new Map(rows.map(({ day, spend }) => [day, spend]));
};

/** The spend of a report's day as it would stand with it in the place of the one before it. */
export const daySpendOf = (
  days: ReadonlyMap<string, number>,
  report: Pick<Report, 'bucket' | 'spendMinor'>,
  before: Pick<Report, 'spendMinor'> | undefined,
): number => (days.get(utcDay(report.bucket)) ?? 0) + report.spendMinor - (before?.spendMinor ?? 0);

/** The totals as they would stand with this report in the place of the one before it. */
export const totalsWith = (sums: Totals, report: Totals, before: Totals | undefined): Totals => {
  const total = (name: keyof Totals) => sums[name] + report[name] - (before?.[name] ?? 0);
  return {
    impressions: total('impressions'),
    clicks: total('clicks'),
    conversions: total('conversions'),
    spendMinor: total('spendMinor'),
  };
};

/** What the order's own funds no longer cover is the house's to bear; where it cannot, people look at it. */
const houseFault = async (reader: Reader, order: OrderRow, spendMinor: number): Promise<Fault | null> => {
  if (spendMinor <= 0) return null;
  const { split } = billing(order.id, spendMinor, await fundsOf(reader, order));
  return split.house > 0 && split.house > (await readProgramme(reader)).house ? 'house_not_funded' : null;
};

/** A higher version takes the place of this one. */
export const retire = async (tx: Tx, before: ReportRow): Promise<void> => {
  await tx.orm.update(deliveryReport).set({ current: false }).where(eq(deliveryReport.id, before.id));
};

/**
 * Posts what an accepted report changes, tells of a restatement, and ends a run whose budget is spent or whose figures have
 * reached a limit of its holder.
 * @param reason why staff count it; null where the network's report counts by itself
 * @returns the ledger transactions of the report itself
 */
export const applyReport = async (
  tx: Tx,
  order: OrderRow,
  stored: ReportRow,
  before: ReportRow | undefined,
  { now, windows }: When,
  reason: string | null,
): Promise<readonly number[]> => {
  const { postings, change, startUpFreed } = await differenceOf(tx, order, stored, before, now);
  const ids: number[] = [];
  for (const posting of postings) ids.push((await post(tx, posting)).id);
  if (order.startUpReturning) await giveStartUpBack(tx, order, startUpFreed, now);
  const changed = await changeOrder(tx, order, change);
  // Whoever made the figures count: what staff typed or let pass is no act of the network.
  const actor = stored.enteredByHand || reason !== null ? 'staff' : 'network';
  if (before !== undefined) await tellRestated(tx, changed, { stored, before, actor, reason }, now);
  if (changed.status !== 'putting') return ids;
  const key = { holderId: order.holderId, orderId: order.id };
  const { moved } = await moveOrder(tx, key, 'budget_spent', { actor, now, windows });
  if (!moved) await stopAtLimit(tx, changed, { now, windows });
  return ids;
};

/** What the spend of a report changes: whose money it takes, or gives back, and what that leaves billed. */
const spendDifference = (order: OrderRow, funds: Funds, spendMinor: number) => {
  const billed = billedOf(order);
  if (spendMinor >= 0) {
    const { moves, split } = billing(order.id, spendMinor, funds);
    return { moves, billed: addCostSplit(billed, split, 1), startUpFreed: 0 };
  }
  const running = order.status === 'putting';
  const { moves, split } = unbilling(order.id, -spendMinor, billed, running);
  return { moves, billed: addCostSplit(billed, split, -1), startUpFreed: running ? 0 : split.startUp };
};

interface Difference {
  readonly postings: readonly Posting[];
  readonly change: Pick<
    OrderRow,
    | `billed${'' | 'Own' | 'Gift' | 'StartUp' | 'House'}Minor`
    | 'conversions'
    | `${'gross' | 'revenue' | 'programme'}Minor`
  >;
  readonly startUpFreed: number;
}

/** What a report changes against the version before, not yet posted: spend, the holder's share, the programme's share. */
export const differenceOf = async (
  reader: Reader,
  order: OrderRow,
  report: Counted,
  before: Counted | undefined,
  time: Date,
): Promise<Difference> => {
  const funds = await fundsOf(reader, order);
  const chargedMinor = before === undefined ? 0 : await chargedUnsettled(reader, before.id);
  return differenceWith({ order, funds, chargedMinor }, report, before, time);
};

/** The state of an order when a report comes: its funds, and what was charged back of the report's bucket unsettled. */
interface ReportedOrder {
  readonly order: OrderRow;
  readonly funds: Funds;
  readonly chargedMinor: number;
}

/** The same, of an order in that state. */
export const differenceWith = (
  { order, funds, chargedMinor }: ReportedOrder,
  report: Counted,
  before: Counted | undefined,
  time: Date,
): Difference => {
  const { holderId } = order;
  const link = { kind: 'report', id: report.id } as const;
  const spend = report.spendMinor - (before?.spendMinor ?? 0);
  const gross = report.grossMinor - (before?.grossMinor ?? 0);
  const revenue = report.revenueMinor - (before?.revenueMinor ?? 0);
  const { moves, billed, startUpFreed } = spendDifference(order, funds, spend);
  const kept = (reportedMinor: number): number => keptRevenue(reportedMinor, chargedMinor);
  const shared = sharing(order.id, kept(report.revenueMinor) - kept(before?.revenueMinor ?? 0));
  const programme = programmeSharing(gross - revenue);
  const postings: Posting[] = [
    { holderId, kind: 'ad_billing', moves, time, link },
    { holderId, kind: 'profit_sharing', moves: shared, time, link },
    { holderId: 0, kind: 'programme_share', moves: programme, time, link },
  ];
  return {
    postings: postings.filter((posting) => posting.moves.length > 0),
    startUpFreed,
    change: {
      billedMinor: order.billedMinor + spend,
      billedOwnMinor: billed.own,
      billedGiftMinor: billed.gift,
      billedStartUpMinor: billed.startUp,
      billedHouseMinor: billed.house,
      conversions: order.conversions + report.conversions - (before?.conversions ?? 0),
      grossMinor: order.grossMinor + gross,
      revenueMinor: order.revenueMinor + revenue,
      programmeMinor: order.programmeMinor + gross - revenue,
    },
  };
};
