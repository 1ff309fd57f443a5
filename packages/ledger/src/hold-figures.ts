import {
  type MonthPerson,
  type MonthsOf,
  monthValues,
  peopleOfMonths,
  type Reader,
  rowsOfPeriods,
} from '@fairlead/db';

/** What became of holds. */
export interface HoldFigures {
  readonly opened: number;
  readonly given_back: number;
  readonly taken: number;
  readonly open: number;
}

const ROWS = "select holder_id, opened_at as began, state from ledger.hold where account = 'held'";

/** Whose money was held, month by month. */
export const readHoldPeople = (reader: Reader, timeZone: string): Promise<MonthPerson[]> =>
  reader.query<MonthPerson>(peopleOfMonths(ROWS), [timeZone]);

/** What became of the holds that were opened in some months, by period. */
export const readHoldFigures = async (
  reader: Reader,
  months: MonthsOf,
): Promise<ReadonlyMap<number, HoldFigures>> => {
  const rows = await reader.query<HoldFigures & { period: number }>(
    `select period, count(*) as opened, count(*) filter (where state = 'voided') as given_back,
        count(*) filter (where state = 'posted') as taken, count(*) filter (where state = 'open') as open
      from ${rowsOfPeriods(ROWS)} group by period`,
    monthValues(months),
  );
  return new Map(rows.map(({ period, ...figures }) => [period, figures]));
};
