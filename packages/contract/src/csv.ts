import type { z } from 'zod';
import type { reportIn } from './shapes/report';

/** What the first line of a file of reports names, in this order. */
export const REPORT_COLUMNS = [
  'order_number',
  'bucket',
  'version',
  'impressions',
  'clicks',
  'conversions',
  'spend',
] as const satisfies readonly (keyof z.infer<typeof reportIn>)[];

/** Reports in one file: whoever approves them books all at once, while the wallets of their holders are locked. */
export const REPORTS_PER_FILE_MAX = 200;

/** What the first line of a bank's statement as a table names, in this order. */
export const BANK_CSV_COLUMNS = [
  'record',
  'account',
  'day',
  'amount',
  'currency',
  'reference',
  'end_to_end_id',
  'counterparty',
  'text',
] as const;

/** What stands in a cell; what is not there is an empty one. */
export type CsvCell = string | number | boolean | null;

/** Spreadsheets run a cell that begins like a formula; a number below zero is none. */
const RUNS = /^(?!-\d+(\.\d+)?$)[=+\-@\t\r]/;

/** A text as a cell: an apostrophe in front keeps what looks like a formula a text. Numbers are what they are. */
const written = (value: CsvCell): string => {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const harmless = RUNS.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** One row of a table, with its end. */
export const writeCsvRow = (row: readonly CsvCell[]): string => `${row.map(written).join(',')}\r\n`;

/**
 * Rows as a table (RFC 4180) for spreadsheets: UTF-8 with a mark at its beginning by which they know it, and no text that
 * they would run.
 * @param rows the first names the columns
 */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\u{feff}${rows.map(writeCsvRow).join('')}`;
