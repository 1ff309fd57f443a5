import { liesInPause, passesCap, stopAtLimit, tellCap } from './control';
import { finish, hasHeld } from './orders';
import {
  BUCKET_MS,
  type Figures,
  type Model,
  type ModelOrder,
  type ModelReport,
  move,
  TERMS,
} from './reference';

/**
 * The programme's part of what a network pays, half to even; the holder gets the rest
 * (docs/domain/money.md#rounding).
 */
const programmePartOf = (gross: number): number => {
  const parts = gross * (10_000 - TERMS.holderShareBp);
  const whole = Math.floor(parts / 10_000);
  const rest = parts % 10_000;
  if (rest === 5_000) return whole + (whole % 2);
  return rest > 5_000 ? whole + 1 : whole;
};

/** The holder's share of what the network pays for so many conversions. */
export const revenueOf = (conversions: number): number =>
  conversions * TERMS.payoutMinor - programmePartOf(conversions * TERMS.payoutMinor);

const FIGURES = ['impressions', 'clicks', 'conversions', 'spendMinor'] as const;

const totalsWith = (order: ModelOrder, report: Figures, before: Figures | undefined): Figures => {
  const totals: Figures = { impressions: 0, clicks: 0, conversions: 0, spendMinor: 0 };
  for (const name of FIGURES) {
    for (const other of order.reports) if (other.current) totals[name] += other[name];
    totals[name] += report[name] - (before?.[name] ?? 0);
  }
  return totals;
};

/** So far a network's clock may be ahead: of a quarter of an hour that begins later nobody has seen anything. */
const CLOCK_AHEAD_MS = 60_000;

const faultOf = (
  model: Model,
  order: ModelOrder,
  report: ModelReport,
  before: ModelReport | undefined,
): string | null => {
  const totals = totalsWith(order, report, before);
  if (order.status === 'settlement_successful') return 'after_settlement';
  if (order.acceptedAt === null || order.runEndsAt === null || order.status === 'put_failed')
    return 'not_running';
  if (report.bucketAt % BUCKET_MS !== 0 || report.bucketAt > model.now + CLOCK_AHEAD_MS)
    return 'bucket_invalid';
  const ends = order.endedAt ?? order.runEndsAt;
  if (report.bucketAt + BUCKET_MS <= order.acceptedAt || report.bucketAt > ends) return 'outside_run';
  if (report.spendMinor > 0 && liesInPause(order, report.bucketAt)) return 'while_paused';
  if (totals.clicks > totals.impressions) return 'clicks_above_impressions';
  if (totals.conversions > totals.clicks) return 'conversions_above_clicks';
  if (totals.spendMinor > Math.ceil((totals.impressions * TERMS.costPerThousandMinor) / 1000))
    return 'above_rate';
  if (totals.spendMinor > order.budget) return 'over_budget';
  return passesCap(order, report, before) ? 'above_daily_cap' : null;
};

/** More spend: gift first, then start-up funds, then cash; the house bears what is left. */
const bill = (model: Model, order: ModelOrder, spend: number): void => {
  const gift = Math.min(spend, order.promo);
  const startUp = Math.min(spend - gift, order.running);
  const own = Math.min(spend - gift - startUp, order.escrow);
  const house = spend - gift - startUp - own;
  move(model, order.holder, 'promo', 'media', gift);
  move(model, order.holder, 'start_up_running', 'media', startUp);
  move(model, order.holder, 'escrow', 'media', own);
  move(model, order.holder, 'house', 'media', house);
  order.promo -= gift;
  order.running -= startUp;
  order.escrow -= own;
  const { billed } = order;
  order.billed = {
    ...{ gift: billed.gift + gift, startUp: billed.startUp + startUp },
    ...{ own: billed.own + own, house: billed.house + house },
  };
};

/** Less spend: cash first, the house last; to the plan while it runs, else to where its rest went. */
const giveBack = (model: Model, order: ModelOrder, less: number): void => {
  const { billed, holder } = order;
  const own = Math.min(less, billed.own);
  const startUp = Math.min(less - own, billed.startUp);
  const gift = Math.min(less - own - startUp, billed.gift);
  const house = less - own - startUp - gift;
  const runs = order.status === 'putting';
  move(model, holder, 'media', runs ? 'escrow' : 'available', own);
  move(model, holder, 'media', runs ? 'start_up_running' : 'start_up', startUp);
  move(model, holder, 'media', runs ? 'promo' : 'house', gift);
  move(model, holder, 'media', 'house', house);
  if (runs) {
    order.escrow += own;
    order.running += startUp;
    order.promo += gift;
  } else if (order.startUpReturning) move(model, holder, 'start_up', 'house', startUp);
  order.billed = {
    ...{ own: billed.own - own, startUp: billed.startUp - startUp },
    ...{ gift: billed.gift - gift, house: billed.house - house },
  };
};

/** What the house would have to bear of a report, when gift, start-up funds and cash are spent. */
const houseNeedOf = (order: ModelOrder, spend: number): number =>
  spend - order.promo - order.running - order.escrow;

/** The version of its bucket that counts. */
const currentOf = (order: ModelOrder, { bucketAt }: ModelReport): ModelReport | undefined =>
  order.reports.find((other) => other.bucketAt === bucketAt && other.current);

const faultIn = (model: Model, order: ModelOrder, report: ModelReport, before: ModelReport | undefined) => {
  const short = houseNeedOf(order, report.spendMinor - (before?.spendMinor ?? 0)) > model.programme.house;
  return faultOf(model, order, report, before) ?? (short ? 'house_not_funded' : null);
};

export interface CheckedReport {
  readonly outcome: 'accepted' | 'known' | 'superseded' | 'quarantined';
  readonly fault: string | null;
}

/** What becomes of a report, without taking it in. */
export const checkReport = (model: Model, order: ModelOrder, report: ModelReport): CheckedReport => {
  const ofBucket = order.reports.filter((other) => other.bucketAt === report.bucketAt);
  if (ofBucket.some((other) => other.version === report.version)) return { outcome: 'known', fault: null };
  const before = currentOf(order, report);
  if (before !== undefined && before.version > report.version) return { outcome: 'superseded', fault: null };
  const fault = faultIn(model, order, report, before);
  return { outcome: fault === null ? 'accepted' : 'quarantined', fault };
};

/** Faults of the totals: another report can take them away. */
const OF_TOTALS = [
  ...['clicks_above_impressions', 'conversions_above_clicks', 'above_rate'],
  ...['over_budget', 'above_daily_cap', 'house_not_funded'],
];

/** Faults that nothing takes away: no settlement waits for such a report. */
const FINAL = ['not_running', 'bucket_invalid', 'while_paused', 'after_settlement'];

/** Counts a report in the place of the version before it. */
const count = (model: Model, order: ModelOrder, report: ModelReport): void => {
  const before = currentOf(order, report);
  if (before !== undefined) before.current = false;
  report.current = true;
  report.waits = false;
  report.held = false;
  const spend = report.spendMinor - (before?.spendMinor ?? 0);
  if (spend >= 0) bill(model, order, spend);
  else giveBack(model, order, -spend);
  const [gross, grossBefore] = [report.conversions, before?.conversions ?? 0].map(
    (n) => n * TERMS.payoutMinor,
  ) as [number, number];
  const programme = programmePartOf(gross) - programmePartOf(grossBefore);
  const revenue = gross - grossBefore - programme;
  // What was charged back of the bucket before it was settled is not taken again.
  const charged = order.holder.accruals
    .filter((accrual) => accrual.order === order && accrual.bucketAt === report.bucketAt)
    .reduce((sum, accrual) => sum + accrual.chargedBackMinor, 0);
  const kept = (conversions: number): number => Math.max(revenueOf(conversions), charged);
  const change = kept(report.conversions) - kept(before?.conversions ?? 0);
  if (change >= 0) move(model, order.holder, 'network_receivable', 'settling', change);
  else move(model, order.holder, 'settling', 'network_receivable', -change);
  if (programme >= 0) move(model, null, 'network_receivable', 'revenue', programme);
  else move(model, null, 'revenue', 'network_receivable', -programme);
  order.settling += change;
  order.revenue += revenue;
  order.gross += gross - grossBefore;
  order.conversions += report.conversions - (before?.conversions ?? 0);
  const billed = order.billed.own + order.billed.gift + order.billed.startUp + order.billed.house;
  if (order.status !== 'putting') return;
  if (billed >= order.budget) finish(model, order);
  else stopAtLimit(model, order);
};

/** The first report in quarantine, by bucket and highest version, that nothing stands against any more. */
const nextWaiting = (model: Model, order: ModelOrder): ModelReport | undefined =>
  order.reports
    .filter((report) => report.waits && report.version > (currentOf(order, report)?.version ?? 0))
    .sort((one, other) => one.bucketAt - other.bucketAt || other.version - one.version)
    .find((report) => faultIn(model, order, report, currentOf(order, report)) === null);

/** Takes a report in: the highest true version of a bucket counts, once; what waited for it is checked again. */
export const ingest = (model: Model, order: ModelOrder, report: ModelReport): void => {
  const { outcome, fault } = checkReport(model, order, report);
  if (outcome === 'known') return;
  const taken = {
    ...report,
    current: false,
    held: fault !== null && !FINAL.includes(fault),
    waits: fault !== null && OF_TOTALS.includes(fault),
  };
  order.reports.push(taken);
  if (fault === 'above_daily_cap') tellCap(order, report);
  if (outcome !== 'accepted') return;
  for (let next: ModelReport | undefined = taken; next !== undefined; next = nextWaiting(model, order)) {
    count(model, order, next);
  }
  if (order.waitsForReports && !hasHeld(order)) {
    order.waitsForReports = false;
    order.dueAt = model.now;
  }
};
