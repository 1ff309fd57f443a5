import type { calls, ResponseOf } from '@fairlead/contract';
import { type MonthPerson, PEOPLE_MIN, type Reader } from '@fairlead/db';
import { readHoldFigures, readHoldPeople } from '@fairlead/ledger';
import type { Config } from '../../config';
import { readObjectionFigures, readObjectionPeople } from '../objections';
import { readDeciders } from '../staff';
import { readOldestOpen, readWithdrawalFigures, readWithdrawalPeople } from '../withdrawals';

type Figures = ResponseOf<typeof calls.statement.figures>;
type OfPeriod = NonNullable<Figures['periods'][number]['figures']>;

/** Months that are told together. */
interface Period {
  readonly from: string;
  readonly until: string;
  readonly months: readonly string[];
  readonly isTold: boolean;
}

/**
 * Months in their order, each told by itself where enough people began something in it, else with those after it until
 * they are enough. What is too few so far is told later: a single withdrawal must not be read off a month's figures.
 */
export const groupMonths = (people: readonly MonthPerson[]): readonly Period[] => {
  const months = [...new Set(people.map(({ month }) => month))].toSorted();
  const periods: Period[] = [];
  let open: string[] = [];
  const close = (isTold: boolean) => {
    const [from = '', until = from] = [open[0], open.at(-1)];
    periods.push({ from, until, months: open, isTold });
    open = [];
  };
  for (const month of months) {
    open.push(month);
    const ids = new Set(people.filter((one) => open.includes(one.month)).map(({ holderId }) => holderId));
    if (ids.size >= PEOPLE_MIN) close(true);
  }
  if (open.length > 0) close(false);
  return periods;
};

const DAY_MS = 24 * 3_600_000;

const NOTHING: OfPeriod = {
  withdrawals: {
    ...{ asked: 0, paid: 0, refused: 0, lapsed: 0, taken_back: 0, bounced: 0, open: 0 },
    ...{ median_hours: null, slowest_hours: null },
    shares: { paid: 0, refused: 0, lapsed: 0, taken_back: 0, bounced: 0, open: 0 },
  },
  holds: { opened: 0, given_back: 0, taken: 0, open: 0 },
  objections: {
    ...{ made: 0, about_withdrawals: 0, upheld: 0, upheld_unanswered: 0, rejected: 0, withdrawn: 0, open: 0 },
  },
};

/**
 * What a cheat cannot make look good (docs/domain/statements.md#public-figures), from the rows themselves.
 * @param reader a snapshot
 */
export const readPublicFigures = async (
  reader: Reader,
  { programmeTimeZone: timeZone }: Pick<Config, 'programmeTimeZone'>,
  now: Date,
): Promise<Figures> => {
  const people = [
    ...(await readWithdrawalPeople(reader, timeZone)),
    ...(await readHoldPeople(reader, timeZone)),
    ...(await readObjectionPeople(reader, timeZone)),
  ];
  const periods = groupMonths(people);
  const numbered = periods.flatMap(({ months }, period) => months.map((month) => ({ month, period })));
  const months = {
    timeZone,
    months: numbered.map(({ month }) => month),
    periods: numbered.map(({ period }) => period),
  };
  const withdrawals = await readWithdrawalFigures(reader, months);
  const holds = await readHoldFigures(reader, months);
  const objections = await readObjectionFigures(reader, months);
  const slowest = periods.flatMap(({ isTold }, period) =>
    isTold ? (withdrawals.get(period)?.slowest_hours ?? []) : [],
  );
  const oldest = await readOldestOpen(reader);
  const { lastChangedAt, makers, checkers, admins, byCommandLine } = await readDeciders(reader, now);
  return {
    as_of: now.toISOString(),
    people_min: PEOPLE_MIN,
    periods: periods
      .map(({ from, until, isTold }, period) => ({
        ...{ from, until },
        figures: isTold
          ? {
              withdrawals: withdrawals.get(period) ?? NOTHING.withdrawals,
              holds: holds.get(period) ?? NOTHING.holds,
              objections: objections.get(period) ?? NOTHING.objections,
            }
          : null,
      }))
      .toReversed(),
    slowest_hours_ever: slowest.length === 0 ? null : Math.max(...slowest),
    oldest_open_days: oldest && Math.floor((now.getTime() - oldest.getTime()) / DAY_MS),
    deciders_changed_at: lastChangedAt?.toISOString() ?? null,
    ...{ makers, checkers, admins, command_line_acts: byCommandLine },
  };
};
