import { type CsvCell, writeCsv } from '@fairlead/contract/csv';
import { typedMinor } from '@fairlead/money';
import { z } from 'zod';

type Cells = ReadonlyMap<string, CsvCell>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A number of an account or a card: a spreadsheet would take its first zeros, or its last digits. */
const isLongNumber = (text: string): boolean => /^0\d+$|^\d{12,}$/.test(text);

const scalar = (value: unknown): CsvCell => {
  if (typeof value === 'string') return isLongNumber(value) ? `'${value}` : value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/** The fields of a value: those of an object under its name, a list in one cell; a list of things has no cell. */
const fieldsOf = (value: unknown, name: string): [string, CsvCell][] => {
  if (Array.isArray(value)) return value.some(isObject) ? [] : [[name, value.map(String).join('; ')]];
  if (!isObject(value)) return [[name, scalar(value)]];
  return Object.entries(value).flatMap(([inner, of]) =>
    fieldsOf(of, name === '' ? inner : `${name}.${inner}`),
  );
};

/** What a schema is without being optional or null. */
const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;

/** Whether the contract says of a schema, or of the one that it was made of, that it counts minor units. */
const isAmount = (schema: z.core.$ZodType): boolean => {
  if (z.globalRegistry.get(schema)?.description === 'minor units') return true;
  const { parent } = schema._zod;
  return parent !== undefined && isAmount(parent);
};

/** The names of the fields that the contract says are amounts in minor units. */
const amountsIn = (schema: unknown, name = ''): string[] => {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([field, of]) =>
      amountsIn(of, name === '' ? field : `${name}.${field}`),
    );
  return inner instanceof z.ZodType && isAmount(inner) ? [name] : [];
};

/** The rows of a list's answer, as its schema describes them. */
const rowSchema = (response: unknown): unknown => {
  const items = response instanceof z.ZodObject ? bare(response.shape['items']) : undefined;
  return items instanceof z.ZodArray ? items.element : undefined;
};

/**
 * Rows of a call as a table for a spreadsheet, with the call's own field names: amounts as decimal text with their currency
 * in a column of its own, times in UTC. Columns stand in the order in which they are first met.
 */
export const rowsFile = (rows: readonly unknown[], response: unknown, currency: string): string => {
  const amounts = new Set(amountsIn(rowSchema(response)));
  const written = (name: string, value: CsvCell): CsvCell =>
    typeof value === 'number' && amounts.has(name) ? typedMinor(value, currency) : value;
  const cells: Cells[] = rows.map(
    (row) => new Map(fieldsOf(row, '').map(([name, value]) => [name, written(name, value)])),
  );
  const met = [...new Set(cells.flatMap((row) => [...row.keys()]))];
  // Where a row has nothing in the place of a thing, its name alone is no column beside those of the thing.
  const names = met.filter((name) => !met.some((other) => other.startsWith(`${name}.`)));
  const hasAmounts = names.some((name) => amounts.has(name));
  return writeCsv([
    [...names, ...(hasAmounts ? ['currency'] : [])],
    ...cells.map((row) => [...names.map((name) => row.get(name) ?? null), ...(hasAmounts ? [currency] : [])]),
  ]);
};
