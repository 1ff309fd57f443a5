import { FLOW_TYPES, type FlowType, type MonthSummary } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type KindSum, readBalancesBefore, sumKinds } from '@fairlead/ledger';

/** A calendar month in one zone, as points in time: `from` belongs to it, `to` no longer. */
export interface MonthRange {
  readonly month: string;
  readonly timeZone: string;
  readonly from: Date;
  readonly to: Date;
}

/** An offset counts the other way round for the database than in `Asia/Kolkata GMT+05:30`; a name does not. */
export const databaseZone = (timeZone: string): string =>
  timeZone.replace(/^[+-]/, (sign) => (sign === '+' ? '-' : '+'));

/** Where a month begins and ends in a zone; the database knows every zone's changes. */
export const monthRange = async (reader: Reader, month: string, timeZone: string): Promise<MonthRange> => {
  const [row] = await reader.query<{ from: Date; to: Date }>(
    `select ($1 || '-01')::timestamp at time zone $2 as from,
       (($1 || '-01')::timestamp + interval '1 month') at time zone $2 as to`,
    [month, databaseZone(timeZone)],
    'wallet_month',
  );
  if (row === undefined) throw new Error('a month without a range');
  return { month, timeZone, ...row };
};

const sideOf = (opening: number, rows: readonly KindSum<FlowType>[], side: 'available' | 'total') => {
  const sums = rows.map((row) => ({ type: row.kind, amount: row[side], count: row.number }));
  return { opening, sums, closing: sums.reduce((balance, sum) => balance + sum.amount, opening) };
};

/**
 * Opening, sums per kind and closing, for available and for total; closing is opening plus the sums
 * (docs/domain/wallet.md#month-summary).
 */
export const readMonthSummary = async (
  reader: Reader,
  holderId: number,
  range: MonthRange,
): Promise<MonthSummary> => {
  const opening = await readBalancesBefore(reader, holderId, range.from);
  const rows = await sumKinds(reader, holderId, range, FLOW_TYPES);
  return {
    month: range.month,
    time_zone: range.timeZone,
    available: sideOf(opening.available, rows, 'available'),
    total: sideOf(opening.total, rows, 'total'),
  };
};
