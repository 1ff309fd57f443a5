import type { calls, ResponseOf } from '@fairlead/contract';
import {
  type MonthPerson,
  type MonthsOf,
  monthValues,
  peopleOfMonths,
  type Reader,
  rowsOfPeriods,
} from '@fairlead/db';

type Period = ResponseOf<typeof calls.statement.figures>['periods'][number];
type Figures = NonNullable<Period['figures']>['objections'];

const ROWS = `
  select holder_id, created_at as began, state, subject_type, decided_by from objection`;

/** Who objected, month by month. */
export const readObjectionPeople = (reader: Reader, timeZone: string): Promise<MonthPerson[]> =>
  reader.query<MonthPerson>(peopleOfMonths(ROWS), [timeZone]);

/** What became of the objections of some months, by period. */
export const readObjectionFigures = async (
  reader: Reader,
  months: MonthsOf,
): Promise<ReadonlyMap<number, Figures>> => {
  const rows = await reader.query<Figures & { period: number }>(
    `select period, count(*) as made, count(*) filter (where subject_type = 'withdrawal') as about_withdrawals,
        count(*) filter (where state = 'upheld') as upheld,
        count(*) filter (where state = 'upheld' and decided_by is null) as upheld_unanswered,
        count(*) filter (where state = 'rejected') as rejected,
        count(*) filter (where state = 'withdrawn') as withdrawn,
        count(*) filter (where state = 'open') as open
      from ${rowsOfPeriods(ROWS)} group by period`,
    monthValues(months),
  );
  return new Map(rows.map(({ period, ...figures }) => [period, figures]));
};
