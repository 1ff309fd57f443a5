import type { calls, ParsedOf } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type Answer, done, refuse } from '../../http/answer';
import { isRefusal, type PageStart, pageStart } from '../../http/page';
import { findBudget, sumReports, type WhichReports } from '../plans';
import { isTimeZone, readDaysSpan, readOtherPlans, readPeriodSpan } from '../statistics';
import {
  ACCOUNTS_OF,
  COLUMN_OF,
  type Figure,
  type FigureSource,
  NET_OWN_OF_TIME,
  PARTS_OF,
  type Parts,
  type Source,
} from './figures';
import {
  balanceOf,
  readBalanceSource,
  readNotReceivedSource,
  readOwnSource,
  readRecordSource,
} from './ledger-source';
import { readProgressSource, readReportSource } from './report-source';
import { withSignedDays } from './signed-rows';

type Request = ParsedOf<typeof calls.statement.source>;

/** Everything but the figure's name: who asks, about which order and which time. */
interface Question extends WhichReports {
  readonly start: PageStart;
  readonly recordId: number | null;
  /** Of the order, where one is asked about. */
  readonly budgetMinor: number;
}

const partsOf = (summed: Parts, amountOf: (part: Figure) => number): FigureSource => {
  const parts = summed.map(([part, sign]) => ({ figure: part, value: amountOf(part), sign }));
  const value = parts.reduce((sum, part) => sum + part.sign * part.value, 0);
  return { value, parts, items: [], next_cursor: null };
};

const readTotal = async (reader: Reader, question: Question): Promise<FigureSource> => {
  const balances = new Map<Figure, number>();
  for (const [part] of PARTS_OF.total_assets) {
    balances.set(part, await balanceOf(reader, ACCOUNTS_OF[part] ?? [], question));
  }
  return partsOf(PARTS_OF.total_assets, (part) => balances.get(part) ?? 0);
};

const readNet = async (reader: Reader, question: Question): Promise<FigureSource> => {
  const sums = await sumReports(reader, question);
  return {
    ...partsOf(PARTS_OF.net, (part) => (part === 'revenue' ? sums.revenue : sums.spend)),
    ...(sums.as_of === null ? {} : { as_of: sums.as_of.toISOString() }),
  };
};

/** What became of the holder's own money in a time: nothing is said of gifts where there were none. */
const readNetOwn = async (reader: Reader, question: Question): Promise<FigureSource> => {
  const { revenue, spend, as_of: asOf } = await sumReports(reader, question);
  const { value: gift } = await readReportSource(reader, 'gift_minor', question, question.start);
  const amounts: { readonly [F in Figure]?: number } = { revenue, spend, gift_spend: gift };
  const { parts, ...source } = partsOf(NET_OWN_OF_TIME, (part) => amounts[part] ?? 0);
  return {
    ...source,
    parts: parts.filter((part) => part.figure !== 'gift_spend' || part.value !== 0),
    ...(asOf === null ? {} : { as_of: asOf.toISOString() }),
  };
};

/** What became of a plan's own money, by what was put on it, what came back and what it earned. */
const readOwnResult = async (
  reader: Reader,
  figure: 'billed_own' | 'net_own' | 'got_back',
  question: Question & { readonly orderId: number },
): Promise<FigureSource> => {
  const { start } = question;
  const { revenue } = await sumReports(reader, question);
  const put = (await readOwnSource(reader, 'put_own', question, start)).value;
  const returned = (await readOwnSource(reader, 'returned', question, start)).value;
  const escrow = await balanceOf(reader, ['escrow'], question);
  const amounts: { readonly [F in Figure]?: number } = {
    ...{ revenue, put_own: put, returned, to_be_consumed: escrow },
    billed_own: put - returned - escrow,
  };
  const { parts, ...source } = partsOf(PARTS_OF[figure], (part) => amounts[part] ?? 0);
  // Once the run is over nothing of it is in the plan any more.
  return { ...source, parts: parts.filter((part) => part.figure !== 'to_be_consumed' || part.value !== 0) };
};

const readFigure = async (
  reader: Reader,
  figure: Figure,
  question: Question,
): Promise<FigureSource | undefined> => {
  const { start, holderId, orderId, recordId } = question;
  const accounts = ACCOUNTS_OF[figure];
  if (accounts !== undefined) return readBalanceSource(reader, accounts, question, start);
  const column = COLUMN_OF[figure];
  if (column !== undefined) return readReportSource(reader, column, question, start);
  switch (figure) {
    case 'total_assets':
      return readTotal(reader, question);
    case 'net':
      return readNet(reader, question);
    case 'not_yet_received':
      return readNotReceivedSource(reader, question, start);
    case 'progress':
      return readProgressSource(reader, question.budgetMinor, question, start);
    case 'put_own':
    case 'returned':
      return orderId === null ? undefined : readOwnSource(reader, figure, { holderId, orderId }, start);
    case 'net_own':
      return orderId === null
        ? readNetOwn(reader, question)
        : readOwnResult(reader, figure, { ...question, orderId });
    case 'billed_own':
    case 'got_back':
      return orderId === null ? undefined : readOwnResult(reader, figure, { ...question, orderId });
    default:
      return recordId === null ? undefined : readRecordSource(reader, holderId, recordId);
  }
};

/** Figures of one plan alone. */
const OF_A_PLAN: readonly Figure[] = ['progress', 'returned', 'put_own', 'billed_own', 'got_back'];

/** What a figure cannot be asked about without. */
const missing = (request: Request): string | null => {
  const { figure, order_id, record_id, from, until, days_earlier, others, type = 4, period } = request;
  if ((from === undefined) !== (until === undefined)) return from === undefined ? 'from' : 'until';
  if ((days_earlier !== undefined || others !== undefined) && from === undefined) return 'from';
  // All time has none before.
  if (period !== undefined && type === 4) return 'type';
  if (OF_A_PLAN.includes(figure) && order_id === undefined) return 'order_id';
  return figure === 'flow_record' && record_id === undefined ? 'record_id' : null;
};

interface Seen {
  readonly timeZone: string;
  readonly now: Date;
}

/** From when to when reports count: some days or a period, what either is compared with, or all of a plan. */
const readTime = async (
  reader: Reader,
  { from, until, days_earlier: daysEarlier, type, period, order_id: orderId }: Request,
  { timeZone, now }: Seen,
): Promise<Pick<WhichReports, 'from' | 'to'>> => {
  if (from !== undefined && until !== undefined) {
    const span = await readDaysSpan(reader, { from, until, timeZone, now }, daysEarlier);
    return daysEarlier === undefined
      ? { from: span.from_time, to: span.to_time }
      : { from: span.previous_from, to: span.previous_to };
  }
  const span = await readPeriodSpan(reader, { type: type ?? 4, timeZone, now });
  if (span !== null && period !== undefined) return { from: span.previous_from, to: span.previous_to };
  // A plan's own page counts every report of it; a period ends now.
  return { from: span?.from_time ?? null, to: orderId !== undefined && type === undefined ? null : now };
};

/** Which plans alone: those of the row of all others of a breakdown of these days; null: any. */
const readOthers = async (
  reader: Reader,
  holderId: number,
  { from, until, others }: Request,
  seen: Seen,
): Promise<readonly number[] | null> =>
  others === undefined || from === undefined || until === undefined
    ? null
    : readOtherPlans(reader, holderId, { by: others, from, until, ...seen });

/**
 * What a figure is made of: its parts, or its rows down to the ledger transaction or the delivery report
 * (docs/domain/statements.md#source-of-a-figure). The value is the sum of the rows, read in the same picture
 * of the database; only the caller's own is ever found.
 * @param reader a snapshot
 */
export const readSource = async (
  reader: Reader,
  holderId: number,
  request: Request,
  { timeZone, now }: Seen,
): Promise<Answer<Source>> => {
  const start = pageStart(request);
  if (isRefusal(start)) return start;
  const needed = missing(request);
  if (needed !== null) return refuse('invalid_fields', { fields: { [needed]: 'required' } });
  const zone = request.user_time_zone || timeZone;
  if (!isTimeZone(zone)) return refuse('invalid_fields', { fields: { user_time_zone: 'invalid_format' } });
  const orderId = request.order_id ?? null;
  const budgetMinor = orderId === null ? 0 : await findBudget(reader, holderId, orderId);
  if (budgetMinor === null) return refuse('no_such_data');
  const seen = { timeZone: zone, now };
  const time = await readTime(reader, request, seen);
  const orderIds = await readOthers(reader, holderId, request, seen);
  const { record_id: recordId = null, product_id: productId = null, hour } = request;
  const ofHour = hour === undefined ? null : { of: hour, timeZone: zone };
  const which = { holderId, orderId, orderIds, ...time, productId, hour: ofHour };
  const question = { ...which, start, recordId, budgetMinor };
  const found = await readFigure(reader, request.figure, question);
  if (found === undefined) return refuse('no_such_data');
  const items = await withSignedDays(reader, holderId, found.items);
  return done({ figure: request.figure, as_of: now.toISOString(), ...found, items });
};
