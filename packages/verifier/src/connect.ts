import { RECORD_CHAINS } from './record-chains';
import { isSame, rootDigest, type SignedRoot } from './root';
import type { Published } from './root-faults';
import type { Statement } from './statement';

const DAY_MS = 86_400_000;

/** What one list that somebody kept says of a statement. */
export interface ListCheck {
  /** The newest day that it holds; null where it holds none. */
  readonly reach: string | null;
  /** First and last of the signed days that lie between the list and the statement and are in neither. */
  readonly missing: readonly [string, string] | null;
  /** The last entry that a day in the list holds as it is; null where the statement begins after the list ends. */
  readonly holdsTo: number | null;
  /** Entries of before the list's end that no day in the list is shown to hold. */
  readonly uncovered: readonly number[];
  /** Something here is in no signed day that the list holds: of that the list says nothing. */
  readonly isOlder: boolean;
}

/** How a statement and the lists that somebody kept fit together. */
export interface Connection {
  /** Days that two files hold differently, oldest first. */
  readonly differing: readonly string[];
  readonly lists: readonly ListCheck[];
  /** Days newer than every list and signed by a key that none of them knows. */
  readonly strangers: readonly string[];
}

const dayBeside = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Every day that any file holds, once; and those of which two files say different things. */
const merge = async (
  sources: readonly (readonly SignedRoot[])[],
): Promise<{ known: ReadonlyMap<string, SignedRoot>; differing: ReadonlySet<string> }> => {
  const known = new Map<string, SignedRoot>();
  const differing = new Set<string>();
  for (const root of sources.flat()) {
    const other = known.get(root.day);
    if (other === undefined) known.set(root.day, root);
    else if (!(await isSame(root, other))) differing.add(root.day);
  }
  for (const { day, previous } of known.values()) {
    const before = known.get(dayBeside(day, -1));
    if (before !== undefined && previous !== (await rootDigest(before))) differing.add(before.day);
  }
  return { known, differing };
};

/** From a day on, as far as no day is missing. A day is signed every day, so that only a missing one breaks the way. */
const walk = (known: ReadonlyMap<string, SignedRoot>, from: string, step: 1 | -1): string => {
  let day = from;
  while (known.has(dayBeside(day, step))) day = dayBeside(day, step);
  return day;
};

/** Whether something stands in a statement that its newest signed day does not hold. */
const hasUnsigned = ({ entries, records, roots: [root] }: Statement): boolean => {
  if (root === undefined) return true;
  const { sequence, records: held } = root.leaf;
  return (
    entries.some((entry) => entry.sequence > sequence) ||
    RECORD_CHAINS.some((chain) =>
      records?.[chain].links.some((link) => link.sequence > (held?.[chain].sequence ?? 0)),
    )
  );
};

const checkList = (
  { roots: listed }: Published,
  statement: Statement,
  [first, last]: readonly [string, string],
): ListCheck => {
  const { entries, roots } = statement;
  const days = listed.map(({ day }) => day).sort();
  const [oldest, reach] = [days[0], days.at(-1)];
  if (oldest === undefined || reach === undefined) {
    return { reach: null, missing: null, holdsTo: null, uncovered: [], isOlder: true };
  }
  const missing: ListCheck['missing'] =
    reach < first
      ? [dayBeside(reach, 1), dayBeside(first, -1)]
      : oldest > last
        ? [dayBeside(last, 1), dayBeside(oldest, -1)]
        : null;
  const held = roots.filter(({ day }) => day <= reach).map(({ leaf }) => leaf.sequence);
  const holdsTo = held.length === 0 ? null : Math.max(...held);
  const until = listed.find(({ day }) => day === reach)?.until ?? '';
  // What came after the newest day of the statement is said to be unsigned; it is no matter of the list.
  const isBefore = (time: string): boolean => time < until && roots.some((root) => time < root.until);
  const uncovered = entries
    .filter(({ sequence, record }) => isBefore(record.time) && sequence > (holdsTo ?? 0))
    .map(({ sequence }) => sequence);
  const isOlder = reach < (roots[0]?.day ?? '') || hasUnsigned(statement);
  return { reach, missing, holdsTo, uncovered, isOlder };
};

/**
 * Holds the signed days of a statement against lists that somebody kept. Each day names the digest of the day before:
 * where no day is missing between two that are known, the later one vouches for the earlier.
 */
export const connect = async (
  statement: Statement,
  lists: readonly Published[],
  publicKey: string | undefined,
): Promise<Connection> => {
  const own = [...statement.roots, ...(statement.days ?? [])];
  const { known, differing } = await merge([...lists.map(({ roots }) => roots), own]);
  const newest = own
    .map(({ day }) => day)
    .sort()
    .at(-1);
  if (newest === undefined) return { differing: [...differing].sort(), lists: [], strangers: [] };
  const run = [walk(known, newest, -1), walk(known, newest, 1)] as const;
  const listed = lists.flatMap(({ roots }) => roots);
  const keys = new Set([publicKey, ...listed.map(({ public_key: key }) => key)]);
  // A day of before a listed one is named by it; of after, anybody could have made it but who has the key.
  const isAfterAll = (day: string): boolean => listed.every((other) => other.day < day);
  return {
    differing: [...differing].sort(),
    lists: lists.map((list) => checkList(list, statement, run)),
    strangers: own
      .filter(({ day, public_key: key }) => isAfterAll(day) && !keys.has(key))
      .map(({ day }) => day)
      .sort(),
  };
};
