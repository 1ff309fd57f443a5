import type { Reader } from '@fairlead/db';

/** A day that two statements of one account end with different balances. */
export interface DifferingDay {
  readonly account: string;
  readonly day: string;
}

/** A pair is judged by what was imported until its later one: nothing that comes afterwards makes it fit. */
const KNOWN_THEN = 'greatest(s.id, o.id)';

/**
 * Whether a statement is but a part of its last day: a later one goes on from it there, with what it closes with and with
 * other lines. A statement without lines says that nothing was booked that day, so that none of that day goes on from it.
 */
const isPart = (statement: string): string => `exists (
    select from bank_statement n
      where n.account = ${statement}.account and n.id > ${statement}.id and n.id <= ${KNOWN_THEN}
        and n.from_day = ${statement}.until_day and n.until_day = ${statement}.until_day
        and n.opening_minor = ${statement}.closing_minor and ${statement}.lines > 0
        and ${statement}.lines + n.lines <= (select count(*) from bank_line l
          where l.account = n.account and l.booked_on between ${statement}.from_day and n.until_day
            and l.statement_id <= ${KNOWN_THEN}))`;

/**
 * The days on which a statement ends and another one that covers them states a different balance, by its closing less the
 * lines booked after that day: one of the two is not the bank's. Such a day stays, because statements and lines do
 * (docs/domain/bank-statements.md#statements-that-differ). One that begins on that day with what the other closes with, and
 * ends later, fits: some banks begin each statement on the day on which the last one ended.
 */
export const listDifferingDays = (reader: Reader): Promise<DifferingDay[]> =>
  reader.query<DifferingDay>(
    `select distinct s.account, s.until_day::text as day
      from bank_statement s
        join bank_statement o on o.account = s.account and o.id <> s.id
          and o.from_day <= s.until_day and o.until_day >= s.until_day
      where s.closing_minor <> o.closing_minor - (
          select coalesce(sum(l.amount_minor), 0) from bank_line l
            where l.account = s.account and l.booked_on > s.until_day and l.booked_on <= o.until_day
              and l.statement_id <= ${KNOWN_THEN})
        and not (o.until_day > s.until_day and o.from_day = s.until_day and o.opening_minor = s.closing_minor)
        and not ${isPart('s')} and not ${isPart('o')}
      order by 1, 2`,
  );
