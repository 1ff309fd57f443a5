import type { calls, ResponseOf } from '@fairlead/contract';
import {
  type MonthPerson,
  type MonthsOf,
  monthValues,
  peopleOfMonths,
  type Reader,
  rowsOfPeriods,
} from '@fairlead/db';
import { LAPSED } from './lapse-withdrawals';

type Period = ResponseOf<typeof calls.statement.figures>['periods'][number];
type Figures = NonNullable<Period['figures']>['withdrawals'];

const ROWS = `
  select holder_id, created_at as began, state, reason, amount_minor as amount,
      (select min((step ->> 'time')::timestamptz) from jsonb_array_elements(steps) step
        where step ->> 'state' = 'paid') as paid_at
    from withdrawal`;

/** Who asked for withdrawals, month by month. */
export const readWithdrawalPeople = (reader: Reader, timeZone: string): Promise<MonthPerson[]> =>
  reader.query<MonthPerson>(peopleOfMonths(ROWS), [timeZone]);

/** Of the money asked for, in basis points of whole percents. */
const share = (condition: string): string =>
  `100 * round(100 * coalesce(sum(amount) filter (where ${condition}), 0) / sum(amount))`;

/** What became of the withdrawals that were asked for in some months, by period. */
export const readWithdrawalFigures = async (
  reader: Reader,
  months: MonthsOf,
): Promise<ReadonlyMap<number, Figures>> => {
  const rows = await reader.query<Figures & { period: number }>(
    `select period, count(*) as asked, count(paid_at) as paid,
        count(*) filter (where state = 'refused') as refused,
        count(*) filter (where state = 'cancelled' and reason = $4) as lapsed,
        count(*) filter (where state = 'cancelled' and reason is distinct from $4) as taken_back,
        count(*) filter (where state = 'bounced') as bounced,
        count(*) filter (where state in ('requested', 'approved')) as open,
        ceil(percentile_cont(0.5) within group (order by extract(epoch from paid_at - began)) / 3600)::bigint
          as median_hours,
        ceil(max(extract(epoch from paid_at - began)) / 3600)::bigint as slowest_hours,
        jsonb_build_object('paid', ${share('paid_at is not null')}, 'refused', ${share("state = 'refused'")},
          'lapsed', ${share("state = 'cancelled' and reason = $4")},
          'taken_back', ${share("state = 'cancelled' and reason is distinct from $4")},
          'bounced', ${share("state = 'bounced'")}, 'open', ${share("state in ('requested', 'approved')")}) as shares
      from ${rowsOfPeriods(ROWS)} group by period`,
    [...monthValues(months), LAPSED],
  );
  return new Map(rows.map(({ period, ...figures }) => [period, figures]));
};

/** When the withdrawal was asked for that waits longest; null where none does. */
export const readOldestOpen = async (reader: Reader): Promise<Date | null> => {
  const [row] = await reader.query<{ began: Date | null }>(
    "select min(created_at) as began from withdrawal where state in ('requested', 'approved')",
  );
  return row?.began ?? null;
};
