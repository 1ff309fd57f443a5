import { type CsvCell, writeCsv } from '@fairlead/contract/csv';

type Cells = ReadonlyMap<string, CsvCell>;

const scalar = (value: unknown): CsvCell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The fields of a value: those of an object under its name, a list in one cell. */
const fieldsOf = (value: unknown, name: string): [string, CsvCell][] => {
  if (Array.isArray(value)) {
    return [[name, value.map((one) => (isObject(one) ? JSON.stringify(one) : String(one))).join('; ')]];
  }
  if (!isObject(value)) return [[name, scalar(value)]];
  return Object.entries(value).flatMap(([inner, of]) =>
    fieldsOf(of, name === '' ? inner : `${name}.${inner}`),
  );
};

/**
 * Rows of a call as a table with the call's own field names: amounts in minor units, times in UTC, so that the file says
 * what the server said. Columns stand in the order in which they are first met.
 */
export const rowsFile = (rows: readonly unknown[]): string => {
  const cells: Cells[] = rows.map((row) => new Map(fieldsOf(row, '')));
  const names = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  return writeCsv([names, ...cells.map((row) => names.map((name) => row.get(name) ?? null))]);
};
