/** Who began something in a month: enough of them to tell whether they are few. */
export interface MonthPerson {
  /** YYYY-MM in the programme's zone. */
  readonly month: string;
  readonly holderId: number;
}

/** Months that are told together, by their number. */
export interface MonthsOf {
  readonly timeZone: string;
  readonly months: readonly string[];
  /** Of each month, the number of its period. */
  readonly periods: readonly number[];
}

/** So many of each month are looked at, no more: it is asked whether they are fewer. */
export const PEOPLE_MIN = 5;

/**
 * A query for the people of each month.
 * @param rows SQL of rows with `holder_id` and `began`; the zone is its parameter $1
 */
export const peopleOfMonths = (rows: string): string =>
  `select month, holder_id as "holderId" from (
      select month, holder_id, row_number() over (partition by month order by holder_id) as place
        from (select distinct to_char(began at time zone $1, 'YYYY-MM') as month, holder_id from (${rows}) r) d
    ) p where place <= ${PEOPLE_MIN}`;

/** The same rows with their period: parameters $1 zone, $2 months, $3 periods. */
export const rowsOfPeriods = (rows: string): string =>
  `(select r.*, w.period from (${rows}) r
      join unnest($2::text[], $3::int[]) as w (month, period)
        on w.month = to_char(r.began at time zone $1, 'YYYY-MM')) rows`;

export const monthValues = ({ timeZone, months, periods }: MonthsOf): unknown[] => [
  timeZone,
  months,
  periods,
];
