import type { CallOf, ResponseOf } from '@fairlead/contract';

type Facts = Readonly<Record<string, unknown>> | null;
type Changes = ResponseOf<CallOf<'consoleAudit.list'>>['items'][number]['changes'];

/** Of secrets not even what is kept of them is read out. */
const SECRETS: ReadonlySet<string> = new Set(['codeHash', 'firstHalfHash', 'keyHash', 'passwordHash']);
/** Numbers of staff, who are called by their names. */
const OF_STAFF: ReadonlySet<string> = new Set(['makerId', 'checkerId', 'staffId', 'decidedBy', 'ownerId']);
/** Stands in a place of its own. */
const APART: ReadonlySet<string> = new Set(['address', ...SECRETS]);

const withoutSecrets = (name: string, value: unknown): unknown => (SECRETS.has(name) ? undefined : value);

const written = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, withoutSecrets) ?? '');

/** A list of names reads as one, anything else as it is kept. */
const read = (value: unknown): string =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join(', ') : written(value);

const factsText = (facts: Facts): string =>
  Object.entries(facts ?? {})
    .filter(([name]) => !SECRETS.has(name))
    .map(([name, value]) => `${name} ${written(value)}`)
    .join(', ');

/** What changed, in one line: before → after. */
export const textOf = ({ before, after }: { readonly before: Facts; readonly after: Facts }): string =>
  before === null ? factsText(after) : `${factsText(before)} → ${factsText(after)}`;

/** The numbers of staff that an entry names beside who acted. */
export const staffNamedIn = (...facts: readonly Facts[]): number[] =>
  facts.flatMap((one) =>
    Object.entries(one ?? {}).flatMap(([name, value]) =>
      OF_STAFF.has(name) && typeof value === 'number' ? [value] : [],
    ),
  );

/** What stood there before and after, one line a fact. */
export const changesOf = (
  { before, after }: { readonly before: Facts; readonly after: Facts },
  staffOf: (staffId: number | null) => string | null,
): Changes => {
  const shown = (facts: Facts, name: string): string | null => {
    const value = facts?.[name];
    if (value === undefined || value === null || value === '') return null;
    return OF_STAFF.has(name) && typeof value === 'number' ? (staffOf(value) ?? String(value)) : read(value);
  };
  return [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .filter((name) => !APART.has(name))
    .map((name) => ({ name, before: shown(before, name), after: shown(after, name) }))
    .filter((one) => one.before !== null || one.after !== null);
};
