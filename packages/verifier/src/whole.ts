import type { ChainFault } from './chain';
import { monthRange } from './month';
import { RECORD_CHAINS } from './record-chains';
import type { ProvenRoot } from './root';
import type { Published } from './root-faults';
import type { Statement } from './statement';

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
  const days = new Map(lists.flatMap(({ roots }) => roots.map((root) => [root.day, root])));
  const later = [...days.values()]
    .filter(({ day }) => newest !== undefined && day > newest.day)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
  // A day begins where the one before it ends; in another zone than the programme's, the month ends within one.
  return later.filter((_, place) => ((later[place - 1] ?? newest)?.until ?? '') < to).map(({ day }) => day);
};

const NOT_BEGUN =
  'No signed day of before the month shows where the statement begins: entries, messages or acts of the month can stand before it.';
const NOT_SIGNED =
  'No signed day of the month is in the statement: all that it says of the month, and that nothing more happened, is covered by none.';
const NO_BALANCES =
  'No signed day here holds balances: those of the opening and the closing are what the file says, no more.';

/**
 * What keeps a statement from being all of its month: its end and its beginning are shown by signed days, and so are its
 * balances. @returns in words; empty where nothing is missing
 */
export const gapsOf = (statement: Statement, lists: readonly Published[]): string[] => {
  const { roots } = statement;
  if (roots.length === 0) return [];
  const [from, to] = monthRange(statement.month ?? '', statement.time_zone);
  const later = laterDays(roots, lists, to);
  const [first, last] = [later[0], later.at(-1)];
  return [
    ...(first === undefined
      ? []
      : [
          `A list that you gave holds signed days of the month after ${roots[0]?.day}, where the statement ends: ${first === last ? first : `${first} to ${last}`}. Save the statement again; should that change nothing, ask what was left out.`,
        ]),
    ...(roots.every(({ until }) => until <= from) ? [NOT_SIGNED] : []),
    ...(isBegun(statement, from) ? [] : [NOT_BEGUN]),
    ...(roots.some(({ leaf }) => leaf.records !== undefined) ? [] : [NO_BALANCES]),
  ];
};

/** What is dated outside the month that the file names. */
export const monthFaults = (statement: Statement): ChainFault[] => {
  const [from, to] = monthRange(statement.month ?? '', statement.time_zone);
  const isOutside = (time: string): boolean => time < from || time >= to;
  return [
    ...statement.entries
      .filter(({ record }) => isOutside(record.time))
      .map(({ sequence }) => ({ kind: 'other_month', seq: sequence }) as const),
    ...RECORD_CHAINS.flatMap((chain) =>
      (statement.records?.[chain].links ?? [])
        .filter(({ time }) => isOutside(time))
        .map(({ sequence }) => ({ kind: 'other_month', seq: sequence, record: chain }) as const),
    ),
  ];
};
