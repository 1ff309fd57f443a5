import { one, type Reader } from '@fairlead/db';

/** Which days, both whole, in whose zone, seen when. */
export interface Days {
  /** `2026-03-01` */
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** The moments of some days and of those they are compared with. */
export interface DaysSpan {
  readonly from_time: Date;
  readonly to_time: Date;
  readonly previous_from: Date;
  readonly previous_to: Date;
}

const DAY_MS = 86_400_000;

/** How many days they are. */
export const countDays = ({ from, until }: Pick<Days, 'from' | 'until'>): number =>
  (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Where these days begin and end in the reader's zone, through every change of its clocks, and where the days do that they are
 * compared with: by default as many just before, and of a last day that still goes on as much as has passed.
 */
export const readDaysSpan = async (
  reader: Reader,
  days: Days,
  daysEarlier = countDays(days),
): Promise<DaysSpan> =>
  one(
    await reader.query<DaysSpan>(
      `select begins as from_time, least(ends, $5::timestamptz) as to_time,
          local_beginning(first - length, $4) as previous_from,
          least((($5::timestamptz at time zone $4) - length) at time zone $4,
            local_beginning(last - length, $4)) as previous_to
        from (select $1::date::timestamp as first, make_interval(days => $3::int) as length,
          $2::date::timestamp + interval '1 day' as last, local_beginning($1::date::timestamp, $4) as begins,
          local_beginning($2::date::timestamp + interval '1 day', $4) as ends) t`,
      [days.from, days.until, daysEarlier, days.timeZone, days.now],
    ),
    'a span has one row',
  );
