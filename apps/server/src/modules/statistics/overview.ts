import type { calls, ResponseOf } from '@fairlead/contract';
import { one, type Reader } from '@fairlead/db';
import { AS_OF, figuresOf, SUM_COLUMNS, type Sums } from './figures';

type Overview = ResponseOf<typeof calls.statistics.list>;

interface Period {
  /** PostgreSQL's name of the unit that the period begins with; null for all time. */
  readonly unit: 'day' | 'week' | 'month' | null;
  readonly step: 'hour' | 'day' | 'month';
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
 * The moment at which a local day, week or month begins, of `timestamp` as SQL text. Where clocks go back over
 * midnight it comes twice, and the first counts: the hour between belongs to the day that has begun.
 */
const beginningOf = (local: string, zone: string): string => {
  const last = `(${local} at time zone ${zone})`;
  const first = `(${last} - interval '1 hour')`;
  return `case when ${first} at time zone ${zone} >= ${local} then ${first} else ${last} end`;
};

/**
 * Where this period and the one before begin, in the reader's zone, through every change of its clocks. The period
 * before is as long as this one has lasted, so that the two compare.
 */
const readSpan = async (reader: Reader, unit: string, timeZone: string, now: Date): Promise<Span> => {
  const span = one(
    await reader.query<Span>(
      `select ${beginningOf('begun', '$2')} as from_time, ${beginningOf('(begun - step)', '$2')} as previous_from,
        least((local_now - step) at time zone $2, ${beginningOf('begun', '$2')}) as previous_to
      from (select date_trunc($1, $3::timestamptz at time zone $2) as begun, ('1 ' || $1)::interval as step,
        $3::timestamptz at time zone $2 as local_now) t`,
      [unit, timeZone, now],
    ),
    'a span has one row',
  );
  return span;
};

const readSums = async (reader: Reader, holderId: number, from: Date | null, to: Date) => {
  const row = one(
    await reader.query<
      Sums & { as_of: Date | null; source_count: number; demo: boolean; entered_by_hand: boolean }
    >(
      `select ${SUM_COLUMNS}, ${AS_OF}, count(*) as source_count,
        coalesce(bool_or(r.source = 'demo'), false) as demo, coalesce(bool_or(r.entered_by_hand), false) as entered_by_hand
      from delivery_report r
      where r.holder_id = $1 and r.current and r.bucket < $3 and ($2::timestamptz is null or r.bucket >= $2)`,
      [holderId, from, to],
    ),
    'a sum has one row',
  );
  return row;
};

/** Where a point of the series begins. An hour that the clocks repeat is two points: hours are those that pass. */
const pointOf = (step: Period['step']): string =>
  step === 'hour'
    ? `date_trunc('hour', r.bucket, $3)`
    : beginningOf(`date_trunc('${step}', r.bucket at time zone $3)`, '$3');

const readSeries = (
  reader: Reader,
  holderId: number,
  from: Date | null,
  step: Period['step'],
  timeZone: string,
) =>
  reader.query<Sums & { start: Date }>(
    `select ${pointOf(step)} as start, ${SUM_COLUMNS}
      from delivery_report r
      where r.holder_id = $1 and r.current and ($2::timestamptz is null or r.bucket >= $2)
      group by 1 order by 1`,
    [holderId, from, timeZone],
  );

/** Everything before the run of the oldest order whose reports are still open is final. */
const readFinalUntil = async (reader: Reader, holderId: number): Promise<Date | null> => {
  const [row] = await reader.query<{ open_since: Date | null; newest: Date | null }>(
    `select min(accepted_at) filter (where status in ('putting', 'put_finished', 'waiting_for_settlement')) as open_since,
        max(settled_at) as newest
      from put_order where holder_id = $1 and accepted_at is not null`,
    [holderId],
  );
  return row?.open_since ?? row?.newest ?? null;
};

/**
 * Where a period of the statistics begins for this reader; null: at the beginning of time.
 * @param type 1 today, 2 week, 3 month, 4 all
 */
export const readPeriodStart = async (
  reader: Reader,
  { type, timeZone, now }: Asked,
): Promise<Date | null> => {
  const unit = periodOf(type).unit;
  return unit === null ? null : (await readSpan(reader, unit, timeZone, now)).from_time;
};

/** The ad centre's overview: sums over accepted reports, this period and the one before, and a series. */
export const readOverview = async (
  reader: Reader,
  holderId: number,
  { type, timeZone, now }: Asked,
): Promise<Overview> => {
  const period = periodOf(type);
  const span = period.unit === null ? null : await readSpan(reader, period.unit, timeZone, now);
  const from = span?.from_time ?? null;
  const sums = await readSums(reader, holderId, from, now);
  const before =
    span === null ? null : await readSums(reader, holderId, span.previous_from, span.previous_to);
  const series = await readSeries(reader, holderId, from, period.step, timeZone);
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
    previous: before === null ? null : figuresOf(before),
    series: series.map((row) => ({ start: row.start.toISOString(), ...figuresOf(row) })),
  };
};
