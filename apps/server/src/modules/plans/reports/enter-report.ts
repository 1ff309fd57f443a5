import { and, deliveryReport, eq, inArray, type Reader, type Tx } from '@fairlead/db';
import { lockWallet, type Posting, readProgramme } from '@fairlead/ledger';
import { type Answer, done, refuse } from '../../../http/answer';
import type { ProductTerms } from '../../products';
import { utcDay } from '../order/control';
import type { Fault } from '../order/fault';
import { fundsOf, lockOrder, type OrderRow, readOrder, termsOf } from '../order/order';
import type { Funds } from '../order/postings';
import { chargedByBucket } from '../settlement/charged-revenue';
import { readHistory } from '../views/record';
import {
  type Counted,
  daySpendOf,
  differenceWith,
  readDays,
  readTotals,
  totalsWith,
  type When,
} from './book-report';
import { faultsOf, type Report, type Totals } from './check-report';
import { isAboveHistory } from './history';
import { revenueOf, takeReport } from './ingest-report';

/** A report that people state in a network's place, and whose order it is of. */
export interface Entered {
  readonly holderId: number;
  /** Its place among those that are stated together, from 0. */
  readonly place: number;
  readonly report: Report;
}

/** Why a stated report cannot count; `not_newer`: its bucket has this version or a higher one. */
export interface EnteredFault {
  readonly place: number;
  readonly fault: Fault | 'not_newer';
}

type Current = Counted & Totals & Pick<Report, 'version'>;

/** One order as it would stand after the reports before. */
interface Standing {
  order: OrderRow;
  funds: Funds;
  totals: Totals;
  /** What is spent on each day, where days are capped. */
  readonly days: Map<string, number>;
  readonly terms: ProductTerms;
  /** The report of each bucket that counts, by the bucket's time. */
  readonly current: Map<number, Current>;
  /** What was charged back of each bucket before it was settled. */
  readonly charged: ReadonlyMap<number, number>;
  /** Every version of a bucket that was stored, also one that waits in quarantine. */
  readonly stored: ReadonlySet<string>;
}

/** Wallets are locked from the smallest number on, by everybody; the reports of an order keep their order. */
const byOrder = (entered: readonly Entered[]): readonly (readonly Entered[])[] => {
  const sorted = entered.toSorted(
    (a, b) => a.holderId - b.holderId || a.report.orderId - b.report.orderId || a.place - b.place,
  );
  const groups = new Map<number, Entered[]>();
  for (const one of sorted) {
    const group = groups.get(one.report.orderId);
    if (group === undefined) groups.set(one.report.orderId, [one]);
    else group.push(one);
  }
  return [...groups.values()];
};

const versionOf = ({ bucket, version }: Pick<Report, 'bucket' | 'version'>): string =>
  `${bucket.getTime()} ${version}`;

const readStanding = async (
  reader: Reader,
  holderId: number,
  reports: readonly Report[],
): Promise<Standing> => {
  const [first] = reports;
  if (first === undefined) throw new Error('no report is of this order');
  const order = await readOrder(reader, holderId, first.orderId);
  const rows = await reader.orm
    .select()
    .from(deliveryReport)
    .where(
      and(
        eq(deliveryReport.holderId, holderId),
        eq(deliveryReport.orderId, order.id),
        eq(deliveryReport.source, first.source),
        inArray(
          deliveryReport.bucket,
          reports.map(({ bucket }) => bucket),
        ),
      ),
    );
  return {
    order,
    funds: await fundsOf(reader, order),
    totals: await readTotals(reader, order),
    days: new Map(await readDays(reader, order)),
    terms: await termsOf(reader, order),
    current: new Map(rows.filter(({ current }) => current).map((row) => [row.bucket.getTime(), row])),
    charged: await chargedByBucket(reader, { holderId, orderId: order.id }, rows),
    stored: new Set(rows.map(versionOf)),
  };
};

/** What a posting adds to an account, or takes from it. */
const flowOf = (postings: readonly Posting[], account: string): number =>
  postings
    .flatMap(({ moves }) => moves)
    .reduce(
      (sum, { from, to, amountMinor }) =>
        sum + (to === account ? amountMinor : 0) - (from === account ? amountMinor : 0),
      0,
    );

/** Checks one report and, where nothing stands against it, counts it in what is to come. */
const planOne = (
  standing: Standing,
  report: Report,
  houseMinor: number,
  time: Date,
): Fault | 'not_newer' | readonly Posting[] => {
  const { order, funds, terms, current } = standing;
  const bucket = report.bucket.getTime();
  const before = current.get(bucket);
  const chargedMinor = standing.charged.get(bucket) ?? 0;
  const isOlder = before !== undefined && before.version >= report.version;
  if (isOlder || standing.stored.has(versionOf(report))) return 'not_newer';
  const totals = totalsWith(standing.totals, report, before);
  const daySpendMinor = daySpendOf(standing.days, report, before);
  const [fault] = faultsOf(report, order, terms, totals, daySpendMinor, time);
  if (fault !== undefined) return fault;
  // It has no number before it is stored.
  const counted: Current = { ...report, id: 0, ...revenueOf(report, terms) };
  const { postings, change } = differenceWith({ order, funds, chargedMinor }, counted, before, time);
  const houseSpends = flowOf(postings, 'house') < 0;
  if (houseSpends && houseMinor + flowOf(postings, 'house') < 0) return 'house_not_funded';
  const changed = { ...order, ...change };
  const isSpent = changed.status === 'putting' && changed.billedMinor >= changed.budgetMinor;
  standing.order = isSpent ? { ...changed, status: 'put_finished', endedAt: time } : changed;
  standing.funds = {
    promo: funds.promo + flowOf(postings, 'promo'),
    startUpRunning: funds.startUpRunning + flowOf(postings, 'start_up_running'),
    escrow: funds.escrow + flowOf(postings, 'escrow'),
  };
  standing.totals = totals;
  standing.days.set(utcDay(report.bucket), daySpendMinor);
  current.set(bucket, counted);
  return postings;
};

/**
 * What counting reports entered by hand would post now, and everything that cannot be true among them, or says nothing
 * newer of its bucket. People who can write a better report need no quarantine.
 */
export const planEntered = async (
  reader: Reader,
  entered: readonly Entered[],
  time: Date,
): Promise<{ readonly postings: readonly Posting[]; readonly faults: readonly EnteredFault[] }> => {
  const postings: Posting[] = [];
  const faults: EnteredFault[] = [];
  let { house } = await readProgramme(reader);
  for (const ofOrder of byOrder(entered)) {
    const holderId = ofOrder[0]?.holderId ?? 0;
    const standing = await readStanding(
      reader,
      holderId,
      ofOrder.map(({ report }) => report),
    );
    for (const { place, report } of ofOrder) {
      const planned = planOne(standing, report, house, time);
      if (typeof planned === 'string') faults.push({ place, fault: planned });
      else {
        postings.push(...planned);
        house += flowOf(planned, 'house');
      }
    }
  }
  return { postings, faults: faults.toSorted((a, b) => a.place - b.place) };
};

/**
 * Counts reports entered by hand, all of them or none; they stay marked so.
 * @returns the ledger transactions; `wrong_state` where one of them can no longer count
 */
export const enterReports = async (
  tx: Tx,
  entered: readonly Entered[],
  when: When,
  reason: string,
): Promise<Answer<readonly number[]>> => {
  const orders = byOrder(entered);
  for (const [first] of orders) if (first !== undefined) await lockWallet(tx, first.holderId);
  const { faults } = await planEntered(tx, entered, when.now);
  if (faults.length > 0) return refuse('wrong_state');
  const ids: number[] = [];
  for (const { holderId, report } of orders.flat()) {
    const order = await lockOrder(tx, holderId, report.orderId);
    if (order === undefined) throw new Error(`order ${report.orderId} is gone`);
    const { outcome, transactionIds } = await takeReport(tx, order, report, when, reason);
    if (outcome !== 'accepted')
      throw new Error(`a report of order ${order.id} is ${outcome} against its plan`);
    ids.push(...transactionIds);
  }
  return done(ids);
};

/** What reports of one order say together. */
export interface EnteredSums extends Totals {
  readonly order: OrderRow;
  readonly reports: number;
  readonly revenueMinor: number;
  /** With them counted, the order is far from what its product delivered before. */
  readonly isAboveHistory: boolean;
}

/** The totals of an order with these reports in the places of those before them. */
const totalsAfter = (standing: Standing, reports: readonly Report[]): Totals => {
  let { totals } = standing;
  const current = new Map<number, Totals>(standing.current);
  for (const report of reports) {
    totals = totalsWith(totals, report, current.get(report.bucket.getTime()));
    current.set(report.bucket.getTime(), report);
  }
  return totals;
};

/** The sums of what is stated, order by order; revenue is the holder's share. */
export const sumEntered = async (
  reader: Reader,
  entered: readonly Entered[],
): Promise<readonly EnteredSums[]> => {
  const sums: EnteredSums[] = [];
  for (const ofOrder of byOrder(entered)) {
    const reports = ofOrder.map(({ report }) => report);
    const standing = await readStanding(reader, ofOrder[0]?.holderId ?? 0, reports);
    const { order, terms } = standing;
    const history = await readHistory(reader, order.productId);
    const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
    sums.push({
      order,
      reports: reports.length,
      impressions: sum(({ impressions }) => impressions),
      clicks: sum(({ clicks }) => clicks),
      conversions: sum(({ conversions }) => conversions),
      spendMinor: sum(({ spendMinor }) => spendMinor),
      revenueMinor: sum((report) => revenueOf(report, terms).revenueMinor),
      isAboveHistory: isAboveHistory(history, totalsAfter(standing, reports), terms),
    });
  }
  return sums;
};
