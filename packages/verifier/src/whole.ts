import type { ChainFault } from './chain';
import { dayWithin, knownFrom, sortedDays } from './days';
import { type Detail, detail } from './details';
import { monthRange } from './month';
import { RECORD_CHAINS } from './record-chains';
import type { ProvenRoot } from './root';
import type { Published } from './root-faults';
import { datedOf, type Statement } from './statement';
import { andMore, subjectOf } from './words';

/** Whether a place is where the statement begins: all of its chains stood there. */
const isOpening = ({ opening, records }: Statement, { leaf }: ProvenRoot, sequence: number): boolean =>
  leaf.sequence === sequence &&
  // A chain without an entry begins with its account's own hash, which is held against the place elsewhere.
  (opening.head === null || leaf.head === opening.head) &&
  RECORD_CHAINS.every((chain) => {
    const before = records?.[chain].before ?? { sequence: 0, head: '' };
    const held = leaf.records?.[chain] ?? { sequence: 0, head: before.head };
    return held.sequence === before.sequence && held.head === before.head;
  });

/** Whether a signed day of before the month shows that nothing of it was taken to before its beginning. */
const isBegun = (statement: Statement, from: string): boolean => {
  const { opening, entries, records, roots } = statement;
  const before = entries[0] === undefined ? (roots[0]?.leaf.sequence ?? 0) : entries[0].sequence - 1;
  const sequence = opening.head === null ? 0 : before;
  const isFirst =
    sequence === 0 && RECORD_CHAINS.every((chain) => (records?.[chain].before.sequence ?? 0) === 0);
  return isFirst || roots.some((root) => root.until <= from && isOpening(statement, root, sequence));
};

/** Days that begin within the month, that a list holds and the statement does not reach. */
const laterDays = ([newest]: readonly ProvenRoot[], lists: readonly Published[], to: string): string[] => {
  const later = sortedDays(lists.flatMap(({ roots }) => roots)).filter(
    ({ day }) => newest !== undefined && day > newest.day,
  );
  // A day begins where the one before it ends; in another zone than the programme's, the month ends within one.
  return later.filter((_, place) => ((later[place - 1] ?? newest)?.until ?? '') < to).map(({ day }) => day);
};

/** What is dated within a day that is known and that the statement does not show to hold it. */
const notShown = (statement: Statement, lists: readonly Published[], from: string) => {
  const { roots, days = [] } = statement;
  const all = sortedDays([...lists.flatMap((list) => list.roots), ...days, ...roots]);
  const since = knownFrom(all);
  const ofMonth = all.filter(({ until }) => until > from);
  const shown = new Set(roots.map(({ day }) => day));
  return datedOf(statement).filter(({ time }) => {
    const within = dayWithin(time, ofMonth);
    return within !== undefined && (time < since || !shown.has(within.day));
  });
};

const DAY_MS = 86_400_000;

/** What is dated outside the month, by so much at least. */
const outside = (statement: Statement, [from, to]: readonly [string, string], byMs: number) => {
  const first = new Date(Date.parse(from) - byMs).toISOString();
  const end = new Date(Date.parse(to) + byMs).toISOString();
  return datedOf(statement).filter(({ time }) => time < first || time >= end);
};

/**
 * What keeps a statement from being all of its month: its end and its beginning are shown by signed days, and so are its
 * balances. @returns empty where nothing is missing
 */
export const gapsOf = (statement: Statement, lists: readonly Published[]): Detail[] => {
  const { roots } = statement;
  const [newest] = roots;
  if (newest === undefined) return [];
  const [from, to] = monthRange(statement.month ?? '', statement.time_zone);
  const later = laterDays(roots, lists, to);
  const [first, last] = [later[0], later.at(-1)];
  const [early] = outside(statement, [from, to], 0);
  const [stray, ...strays] = notShown(statement, lists, from);
  return [
    ...(first === undefined || last === undefined
      ? []
      : [
          detail('laterDays', {
            shown: newest.day,
            days: first === last ? first : detail('range', { from: first, to: last }),
          }),
        ]),
    ...(stray === undefined
      ? []
      : [detail('dayNotShown', { subject: andMore(subjectOf(stray), strays.length) })]),
    ...(early === undefined ? [] : [detail('otherZone', { subject: subjectOf(early) })]),
    ...(roots.every(({ until }) => until <= from) ? [detail('monthNotSigned')] : []),
    ...(isBegun(statement, from) ? [] : [detail('notBegun')]),
    ...(roots.some(({ leaf }) => leaf.records !== undefined) ? [] : [detail('noBalances')]),
  ];
};

/**
 * What is dated outside the month that the file names. Not what is so by hours: where a month begins in a zone is what a
 * table says, and that of the programme and the one here can be of different years.
 */
export const monthFaults = (statement: Statement): ChainFault[] =>
  outside(statement, monthRange(statement.month ?? '', statement.time_zone), DAY_MS).map(
    ({ time: _, ...of }) => ({ kind: 'other_month', ...of }),
  );
