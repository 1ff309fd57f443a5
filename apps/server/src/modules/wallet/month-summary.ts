import { FLOW_TYPES, type FlowType, type MonthSummary } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';

/** A calendar month in one zone, as points in time: `from` belongs to it, `to` no longer. */
export interface MonthRange {
  readonly month: string;
  readonly timeZone: string;
  readonly from: Date;
  readonly to: Date;
}

/** An offset counts the other way round for the database than in `Asia/Kolkata GMT+05:30`; a name does not. */
const databaseZone = (timeZone: string): string =>
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

interface SumRow {
  readonly kind: FlowType;
  readonly available: number;
  readonly total: number;
  readonly number: number;
}

interface OpeningRow {
  readonly available_after: number;
  readonly total_after: number;
}

const sideOf = (opening: number, rows: readonly SumRow[], side: 'available' | 'total') => {
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
  const [opening] = await reader.query<OpeningRow>(
    `select available_after, total_after from ledger.transaction
       where holder_id = $1 and time < $2 order by seq desc limit 1`,
    [holderId, range.from],
    'wallet_opening',
  );
  const rows = await reader.query<SumRow>(
    `select kind, sum(available_delta)::bigint as available, sum(total_delta)::bigint as total, count(*) as number
       from ledger.transaction
       where holder_id = $1 and time >= $2 and time < $3 and kind = any($4)
       group by kind order by array_position($4, kind)`,
    [holderId, range.from, range.to, FLOW_TYPES],
    'wallet_sums',
  );
  return {
    month: range.month,
    time_zone: range.timeZone,
    available: sideOf(opening?.available_after ?? 0, rows, 'available'),
    total: sideOf(opening?.total_after ?? 0, rows, 'total'),
  };
};
