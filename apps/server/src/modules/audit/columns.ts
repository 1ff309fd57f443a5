import type { Call } from '@fairlead/contract';
import type { CsvCell } from '@fairlead/contract/csv';
import { typedMinor } from '@fairlead/money';
import { z } from 'zod';

/** A column of a list as a file. */
interface Column {
  /** The field's own name, below that of the thing that it belongs to: `holder.username`. */
  readonly name: string;
  /** Whether the contract says that it counts minor units; such a cell is decimal. */
  readonly isAmount: boolean;
  readonly read: (row: unknown, currency: string) => CsvCell;
}

/** A number of an account or a card: a spreadsheet would take its first zeros, or its last digits. */
const isLongNumber = (text: string): boolean => /^0\d+$|^\d{12,}$/.test(text);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const cellOf = (value: unknown): CsvCell => {
  if (Array.isArray(value)) return value.map(String).join('; ');
  if (typeof value === 'string') return isLongNumber(value) ? `'${value}` : value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

const valueAt = (row: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, field) => (isObject(value) ? value[field] : undefined), row);

/** What a schema is without being optional or null. */
const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? bare(schema.unwrap()) : schema;

/** Whether the contract says of a schema, or of the one that it was made of, that it counts minor units. */
const countsMinorUnits = (schema: z.core.$ZodType): boolean => {
  if (z.globalRegistry.get(schema)?.description === 'minor units') return true;
  const { parent } = schema._zod;
  return parent !== undefined && countsMinorUnits(parent);
};

const columnAt = (path: readonly string[], isAmount: boolean): Column => ({
  name: path.join('.'),
  isAmount,
  read: (row, currency) => {
    const value = valueAt(row, path);
    return isAmount && typeof value === 'number' ? typedMinor(value, currency) : cellOf(value);
  },
});

/** The fields of a thing each have a column, plain values in a list share one; a list of things has none. */
const columnsIn = (schema: unknown, path: readonly string[]): Column[] => {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([field, of]) => columnsIn(of, [...path, field]));
  if (inner instanceof z.ZodUnion) {
    const all = inner.options.flatMap((option) => columnsIn(option, path));
    return all.filter(({ name }, place) => all.findIndex((other) => other.name === name) === place);
  }
  if (inner instanceof z.ZodArray)
    return columnsIn(inner.element, []).some(({ name }) => name !== '') ? [] : [columnAt(path, false)];
  if (inner instanceof z.ZodRecord) return [];
  return [columnAt(path, inner instanceof z.ZodType && countsMinorUnits(inner))];
};

/** The columns of the rows that a list answers, as its contract describes them; null where a call is no list of pages. */
export const columnsOf = ({ response }: Call): readonly Column[] | null => {
  const items = response instanceof z.ZodObject ? bare(response.shape['items']) : undefined;
  const isPaged = response instanceof z.ZodObject && 'next_cursor' in response.shape;
  return isPaged && items instanceof z.ZodArray ? columnsIn(items.element, []) : null;
};
