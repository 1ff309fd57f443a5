import { type CsvCell, writeCsv } from '@fairlead/contract/csv';
import type { Answer, Figures } from './api';

const COLUMNS = [
  ...['impressions', 'clicks', 'conversions', 'spend', 'revenue', 'net'],
] as const as readonly (keyof Figures)[];

/**
 * A breakdown as a table for spreadsheets: the rows that have reports, with the period before; amounts in minor units, as
 * everywhere on the wire. Titles are other people's words: none of them becomes a formula.
 */
export const csvOf = ({ by, days, time_zone: zone, rows }: Answer, currency: string): string => {
  const names = [by, 'title', 'number', ...COLUMNS, ...COLUMNS.map((name) => `${name}_before`)];
  const cells = rows.map(({ key, title, number, before, ...now }): CsvCell[] => [
    ...[key, title, number],
    ...COLUMNS.map((name) => now[name]),
    ...COLUMNS.map((name) => before[name]),
    ...[days.from, days.until, zone, currency],
  ]);
  return writeCsv([[...names, 'from', 'until', 'time_zone', 'currency'], ...cells]);
};
