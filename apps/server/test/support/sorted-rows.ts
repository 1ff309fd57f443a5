import type { Call } from '@fairlead/contract';

export type Row = Readonly<Record<string, unknown>> & { readonly id: string };
export interface Page {
  readonly items: readonly Row[];
  readonly next_cursor: string | null;
}

/** What a call says that its list may be sorted by. */
export const sortsOf = (call: Call): readonly string[] => {
  const { shape } = call.request as unknown as { shape?: { sort?: { unwrap(): { options: string[] } } } };
  return shape?.sort?.unwrap().options ?? [];
};

/** Whether a call's list can be asked for from one time until another. */
export const hasBounds = (call: Call): boolean =>
  'from' in ((call.request as unknown as { shape?: object }).shape ?? {});

/** What a row is sorted by, as the list has it. */
export const valueIn = (row: Row, sort: string): string | number => {
  const value = row[sort.replace(/^-/, '')];
  // Whoever does not wait stands after everybody who does.
  if (value === null) return '9999';
  return typeof value === 'number' ? value : String(value).toLowerCase();
};

/** What is read and what is being written of one thing are two rows of its number. */
export const idsOf = (rows: readonly Row[]): string[] =>
  rows.map(({ id, state, queue }) => `${id} ${state ?? queue ?? ''}`);
