import type { calls, ParsedOf, ResponseOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import type { Breakdown } from '@fairlead/vocabulary';
import {
  figuresOf,
  type OrderRun,
  readFinalUntil,
  readOrderRuns,
  readReportGroups,
  type Sums,
  sumReports,
  type WhichReports,
} from '../plans';
import { changeOf } from './change';
import { countDays, type Days, type DaysSpan, dayAfter, readDaysSpan } from './days';

type Answer = ResponseOf<typeof calls.statistics.breakdown>;
type Row = Answer['rows'][number];
type Asked = Days & Pick<ParsedOf<typeof calls.statistics.breakdown>, 'by' | 'order_id'>;

/** Sums by their key, of the period and of the one before. */
type Pairs = Map<string, { now: Sums; before: Sums }>;

const NOTHING: Sums = { impressions: 0, clicks: 0, conversions: 0, spend: 0, revenue: 0 };
/** Plans or products with a row of their own. */
const ROWS_MAX = 100;

const added = (a: Sums, b: Sums): Sums => ({
  impressions: a.impressions + b.impressions,
  clicks: a.clicks + b.clicks,
  conversions: a.conversions + b.conversions,
  spend: a.spend + b.spend,
  revenue: a.revenue + b.revenue,
});

const pairsOf = (now: ReadonlyMap<string, Sums>, before: ReadonlyMap<string, Sums>): Pairs =>
  new Map(
    [...new Set([...now.keys(), ...before.keys()])].map((key) => [
      key,
      { now: now.get(key) ?? NOTHING, before: before.get(key) ?? NOTHING },
    ]),
  );

/** The same under other keys, what comes under one added up. */
const regrouped = (pairs: Pairs, keyOf: (key: string) => string): Pairs => {
  const groups: Pairs = new Map();
  for (const [key, { now, before }] of pairs) {
    const known = groups.get(keyOf(key)) ?? { now: NOTHING, before: NOTHING };
    groups.set(keyOf(key), { now: added(known.now, now), before: added(known.before, before) });
  }
  return groups;
};

interface Name {
  readonly title: string | null;
  readonly number: string | null;
}

const UNNAMED: Name = { title: null, number: null };

const rowsOf = (pairs: Pairs, nameOf: (key: string) => Name = () => UNNAMED): Row[] =>
  [...pairs].map(([key, { now, before }]) => ({
    key,
    ...nameOf(key),
    ...figuresOf(now),
    before: figuresOf(before),
  }));

const bySpend = (a: Row, b: Row): number =>
  b.spend - a.spend || b.before.spend - a.before.spend || Number(b.key) - Number(a.key);

/** Those that spent most: each has a row of its own. */
const largestKeys = (pairs: Pairs): ReadonlySet<string> =>
  new Set(
    rowsOf(pairs)
      .sort(bySpend)
      .slice(0, ROWS_MAX)
      .map(({ key }) => key),
  );

/** The rows that spent most, and one for all others. */
const largest = (pairs: Pairs, nameOf: (key: string) => Name): Row[] => {
  const shown = largestKeys(pairs);
  const grouped = regrouped(pairs, (key) => (shown.has(key) ? key : 'rest'));
  const rows = rowsOf(grouped, (key) => (key === 'rest' ? UNNAMED : nameOf(key)));
  const rest = rows.filter(({ key }) => key === 'rest');
  return [...rows.filter(({ key }) => key !== 'rest').sort(bySpend), ...rest];
};

interface Periods {
  readonly which: WhichReports;
  readonly before: WhichReports;
}

/** Days and hours in their order; a day beside the one that is as many days earlier as the period is long. */
const readTimeRows = async (
  reader: Reader,
  { which, before }: Periods,
  by: 'day' | 'hour',
  asked: Asked,
): Promise<Row[]> => {
  const now = await readReportGroups(reader, which, by, asked.timeZone);
  const earlier = await readReportGroups(reader, before, by, asked.timeZone);
  const length = countDays(asked);
  const moved = [...earlier].map(
    ([key, sums]) => [by === 'day' ? dayAfter(key, length) : key, sums] as const,
  );
  const rows = rowsOf(pairsOf(now, new Map(moved)));
  return rows.sort((a, b) => (by === 'day' ? (a.key < b.key ? -1 : 1) : Number(a.key) - Number(b.key)));
};

type Runs = ReadonlyMap<number, OrderRun>;

/** Sums by plan, of the period and of the one before, and what is known of these plans. */
interface Plans {
  readonly pairs: Pairs;
  readonly runs: Runs;
}

const planRows = ({ pairs, runs }: Plans): Row[] =>
  largest(pairs, (key) => {
    const run = runs.get(Number(key));
    return { title: run?.title ?? null, number: run?.number ?? null };
  });

/** The product of a plan, by both their keys. */
const productOf =
  (runs: Runs) =>
  (key: string): string =>
    String(runs.get(Number(key))?.productId ?? 'rest');

const productRows = ({ pairs, runs }: Plans): Row[] => {
  // As it was called when the newest of these plans was funded.
  const titles = new Map(
    [...runs.values()].sort((a, b) => a.id - b.id).map(({ productId, title }) => [String(productId), title]),
  );
  const products = regrouped(pairs, productOf(runs));
  return largest(products, (key) => ({ title: titles.get(key) ?? null, number: null }));
};

const rowsBy = (reader: Reader, periods: Periods, asked: Asked, plans: Plans): Row[] | Promise<Row[]> => {
  const of = {
    day: () => readTimeRows(reader, periods, 'day', asked),
    hour: () => readTimeRows(reader, periods, 'hour', asked),
    plan: () => planRows(plans),
    product: () => productRows(plans),
  } as const satisfies Record<Breakdown, () => Row[] | Promise<Row[]>>;
  return of[asked.by]();
};

const spendsOf = ({ pairs, runs }: Plans) =>
  [...pairs].flatMap(([key, { now, before }]) => {
    const run = runs.get(Number(key));
    return run === undefined ? [] : [{ run, spend: now.spend, before: before.spend }];
  });

const periodsOf = (holderId: number, orderId: number | null, span: DaysSpan): Periods => ({
  which: { holderId, orderId, from: span.from_time, to: span.to_time },
  before: { holderId, orderId, from: span.previous_from, to: span.previous_to },
});

const planOf = (runs: Runs, orderId: number | undefined): Answer['plan'] => {
  const run = orderId === undefined ? undefined : runs.get(orderId);
  return run === undefined ? null : { id: String(run.id), number: run.number, title: run.title };
};

/** The sums of each plan, and its run; that of a single plan even where no report of it counts. */
const readPlans = async (
  reader: Reader,
  holderId: number,
  { which, before }: Periods,
  { timeZone, order_id: orderId }: Pick<Asked, 'timeZone' | 'order_id'>,
): Promise<Plans> => {
  const pairs = pairsOf(
    await readReportGroups(reader, which, 'plan', timeZone),
    await readReportGroups(reader, before, 'plan', timeZone),
  );
  const ids = orderId === undefined ? [...pairs.keys()].map(Number) : [orderId];
  return { pairs, runs: await readOrderRuns(reader, holderId, ids) };
};

/**
 * The plans that the row `rest` of a breakdown of these days adds up: its figures lead to their reports.
 * @param reader a snapshot
 */
export const readOtherPlans = async (
  reader: Reader,
  holderId: number,
  { by, ...days }: Days & { readonly by: 'plan' | 'product' },
): Promise<number[]> => {
  const periods = periodsOf(holderId, null, await readDaysSpan(reader, days));
  const { pairs, runs } = await readPlans(reader, holderId, periods, days);
  const keyOf = by === 'plan' ? (key: string) => key : productOf(runs);
  const named = largestKeys(regrouped(pairs, keyOf));
  return [...pairs.keys()].filter((key) => !named.has(keyOf(key))).map(Number);
};

/**
 * Figures of any days beside those of as many days before, told apart by day, hour, plan or product. All of it is of the
 * same accepted reports as the overview and a plan's own page, so that the rows add up to what those say.
 * @param reader a snapshot
 */
export const readBreakdown = async (reader: Reader, holderId: number, asked: Asked): Promise<Answer> => {
  const span = await readDaysSpan(reader, asked);
  const periods = periodsOf(holderId, asked.order_id ?? null, span);
  const sums = await sumReports(reader, periods.which);
  const before = await sumReports(reader, periods.before);
  const plans = await readPlans(reader, holderId, periods, asked);
  const { order_id: orderId } = asked;
  const finalUntil = await readFinalUntil(reader, holderId);
  return {
    by: asked.by,
    time_zone: asked.timeZone,
    days: { from: asked.from, until: asked.until },
    plan: planOf(plans.runs, orderId),
    from: span.from_time.toISOString(),
    to: span.to_time.toISOString(),
    as_of: sums.as_of?.toISOString() ?? null,
    final_until: finalUntil?.toISOString() ?? null,
    source_count: sums.source_count,
    demo: sums.demo,
    entered_by_hand: sums.entered_by_hand,
    totals: figuresOf(sums),
    previous: {
      from: span.previous_from.toISOString(),
      to: span.previous_to.toISOString(),
      totals: figuresOf(before),
    },
    rows: await rowsBy(reader, periods, asked, plans),
    // Of one plan alone its own page says what became of it.
    change: orderId === undefined ? changeOf(spendsOf(plans), span) : null,
  };
};
