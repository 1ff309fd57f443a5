import type { calls, ResponseOf } from '@fairlead/contract';
import { one, type Reader } from '@fairlead/db';
import {
  figuresOf,
  readFinalUntil,
  readGiftSeries,
  readReportSeries,
  type SeriesStep,
  sumReports,
} from '../plans';

type Overview = ResponseOf<typeof calls.statistics.list>;

interface Period {
  /** PostgreSQL's name of the unit that the period begins with; null for all time. */
  readonly unit: 'day' | 'week' | 'month' | null;
  readonly step: SeriesStep;
}

/** `type` 1 today, 2 week, 3 month, 4 all (docs/domain/plans.md#statistics). */
const PERIODS: Readonly<Record<number, Period>> = {
  1: { unit: 'day', step: 'hour' },
  2: { unit: 'week', step: 'day' },
  3: { unit: 'month', step: 'day' },
  4: { unit: null, step: 'month' },
};

const periodOf = (type: number): Period => {
  const period = PERIODS[type];
  if (period === undefined) throw new RangeError(`no period ${type}`);
  return period;
};

/** Which period, in whose zone, seen when. */
interface Asked {
  readonly type: number;
  readonly timeZone: string;
  readonly now: Date;
}

interface Span {
  readonly from_time: Date;
  readonly previous_from: Date;
  readonly previous_to: Date;
}

/**
 * Where this period and the one before begin, in the reader's zone, through every change of its clocks. The period
 * before is as long as this one has lasted, so that the two compare.
 */
const readSpan = async (reader: Reader, unit: string, timeZone: string, now: Date): Promise<Span> => {
  const span = one(
    await reader.query<Span>(
      `select local_beginning(begun, $2) as from_time, local_beginning(begun - step, $2) as previous_from,
        least((local_now - step) at time zone $2, local_beginning(begun, $2)) as previous_to
      from (select date_trunc($1, $3::timestamptz at time zone $2) as begun, ('1 ' || $1)::interval as step,
        $3::timestamptz at time zone $2 as local_now) t`,
      [unit, timeZone, now],
    ),
    'a span has one row',
  );
  return span;
};

/**
 * Where a period of the statistics lies for this reader, and the one that it is compared with; null: it is all time.
 * @param type 1 today, 2 week, 3 month, 4 all
 */
export const readPeriodSpan = async (
  reader: Reader,
  { type, timeZone, now }: Asked,
): Promise<Span | null> => {
  const { unit } = periodOf(type);
  return unit === null ? null : readSpan(reader, unit, timeZone, now);
};

/** The ad centre's overview: sums over accepted reports, this period and the one before, and a series. */
export const readOverview = async (reader: Reader, holderId: number, asked: Asked): Promise<Overview> => {
  const { type, timeZone, now } = asked;
  const span = await readPeriodSpan(reader, asked);
  const from = span?.from_time ?? null;
  const own = { holderId, orderId: null } as const;
  const sums = await sumReports(reader, { ...own, from, to: now });
  const before =
    span === null
      ? null
      : await sumReports(reader, { ...own, from: span.previous_from, to: span.previous_to });
  const { step } = periodOf(type);
  const series = await readReportSeries(reader, { ...own, from, to: null }, step, timeZone);
  const gifts = await readGiftSeries(reader, { ...own, from, to: now }, step, timeZone);
  const finalUntil = await readFinalUntil(reader, holderId);
  return {
    type,
    time_zone: timeZone,
    from: from?.toISOString() ?? null,
    to: now.toISOString(),
    as_of: sums.as_of?.toISOString() ?? null,
    final_until: finalUntil?.toISOString() ?? null,
    source_count: sums.source_count,
    demo: sums.demo,
    entered_by_hand: sums.entered_by_hand,
    totals: figuresOf(sums),
    gift_spend: [...gifts.values()].reduce((sum, gift) => sum + gift, 0),
    previous: before === null ? null : figuresOf(before),
    series: series.map((point) => ({
      ...point,
      start: point.start.toISOString(),
      gift_spend: gifts.get(point.start.getTime()) ?? 0,
    })),
  };
};
