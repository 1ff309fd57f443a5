import type { SignedRoot } from './root';

const [DAY_MS, HOUR_MS] = [86_400_000, 3_600_000];
/** The zones of the world are as far as this from UTC. */
const ZONE_MS = 14 * HOUR_MS;
/** The longest day of a zone, that of a clock put back, with an hour to spare. */
const LONGEST_MS = 26 * HOUR_MS;
const NOTHING_BEFORE = '0'.repeat(64);

/** Oldest first, each once. */
export const sortedDays = <Root extends SignedRoot>(roots: readonly Root[]): readonly Root[] =>
  [...new Map(roots.map((root) => [root.day, root])).values()].sort((one, other) =>
    one.day < other.day ? -1 : 1,
  );

/** Whether a day ends when its name says, in some zone, and after the day before it. */
export const endsInTime = ({ day, until }: SignedRoot, before: SignedRoot | undefined): boolean =>
  Math.abs(Date.parse(until) - Date.parse(`${day}T00:00:00Z`) - DAY_MS) <= ZONE_MS &&
  (before === undefined || before.until < until);

/** The day in which a time lies: the first that ends after it; undefined where none that is known does. @param sorted oldest first */
export const dayWithin = <Root extends SignedRoot>(time: string, sorted: readonly Root[]): Root | undefined =>
  sorted.find(({ until }) => time < until);

/** From when on it is known in which day a time lies: the oldest day that is known says nothing of days before it. */
export const knownFrom = ([oldest]: readonly SignedRoot[]): string =>
  oldest === undefined || oldest.previous === NOTHING_BEFORE
    ? ''
    : new Date(Date.parse(oldest.until) - LONGEST_MS).toISOString();
