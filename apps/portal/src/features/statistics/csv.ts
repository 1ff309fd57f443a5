import { type CsvCell, writeCsv } from '@fairlead/contract/csv';
import { typedMinor } from '@fairlead/money';
import type { Answer, Figures } from './api';

const COUNTS = ['impressions', 'clicks', 'conversions'] as const satisfies readonly (keyof Figures)[];
const AMOUNTS = ['spend', 'revenue', 'net'] as const satisfies readonly (keyof Figures)[];

/**
 * A breakdown as a table for spreadsheets: the rows that have reports, with the period before; amounts with their decimals, as
 * a spreadsheet adds them up. Titles are other people's words: none of them becomes a formula.
 */
export const csvOf = ({ by, days, time_zone: zone, rows }: Answer, currency: string): string => {
  const columns = [...COUNTS, ...AMOUNTS, 'click_rate_percent', 'cost_per_conversion'];
  const figuresOf = (figures: Figures): CsvCell[] => [
    ...COUNTS.map((name) => figures[name]),
    ...AMOUNTS.map((name) => typedMinor(figures[name], currency)),
    figures.click_rate_bp === null ? null : figures.click_rate_bp / 100,
    figures.cost_per_conversion === null ? null : typedMinor(figures.cost_per_conversion, currency),
  ];
  const cells = rows.map(({ key, title, number, before, ...now }): CsvCell[] => [
    ...[key, title, number],
    ...figuresOf(now),
    ...figuresOf(before),
    ...[days.from, days.until, zone, currency],
  ]);
  const names = [by, 'title', 'number', ...columns, ...columns.map((name) => `${name}_before`)];
  return writeCsv([[...names, 'from', 'until', 'time_zone', 'currency'], ...cells]);
};
