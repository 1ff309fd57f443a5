import { FLOW_TYPES, type FlowType } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { type KindSum, listEntries, readBalancesBefore, sumKinds } from '@fairlead/ledger';
import { listSettledPapers } from '../../plans';
import { monthRange } from '../../wallet';
import { readTraces, type Trace } from './trace';

interface Balances {
  readonly available: number;
  readonly total: number;
}

/** A month of the year, with what it changed and how it ended. */
interface MonthLine {
  /** Such as `2026-03`. */
  readonly month: string;
  readonly change: Balances;
  readonly closing: Balances;
}

/** A year of one holder. */
export interface YearSummary {
  readonly year: number;
  readonly opening: Balances;
  readonly closing: Balances;
  readonly kinds: readonly KindSum<FlowType>[];
  readonly months: readonly MonthLine[];
  readonly plans: Awaited<ReturnType<typeof listSettledPapers>>;
  /** When the last of it happened; the year's beginning where nothing did. */
  readonly time: Date;
  /** The year's end, where it is over. */
  readonly over: boolean;
  /** The last entry of the year; none where nothing happened. */
  readonly traces: readonly Trace[];
}

const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, month) => `${year}-${String(month + 1).padStart(2, '0')}`);

/**
 * A year in a zone: opening and sums are the closing, by kind and by month alike.
 * @param reader a snapshot
 */
export const readYear = async (
  reader: Reader,
  holderId: number,
  { year, timeZone, now }: { readonly year: number; readonly timeZone: string; readonly now: Date },
): Promise<YearSummary> => {
  const ranges: Awaited<ReturnType<typeof monthRange>>[] = [];
  for (const month of monthsOf(year)) ranges.push(await monthRange(reader, month, timeZone));
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a year without months');
  const range = { from: first.from, to: last.to };
  const opening: Balances = await readBalancesBefore(reader, holderId, range.from);
  const months: MonthLine[] = [];
  let before = opening;
  for (const { month, from, to } of ranges) {
    if (from > now) break;
    const { available, total } = await readBalancesBefore(reader, holderId, to);
    const change = { available: available - before.available, total: total - before.total };
    before = { available, total };
    months.push({ month, change, closing: before });
  }
  const [newest] = await listEntries(reader, holderId, {
    ...{ kinds: FLOW_TYPES, range, descending: true, afterSeq: null, limit: 1 },
  });
  return {
    ...{ year, opening, months },
    closing: before,
    kinds: await sumKinds(reader, holderId, range, FLOW_TYPES),
    plans: await listSettledPapers(reader, holderId, range),
    time: newest?.time ?? range.from,
    over: range.to <= now,
    traces: await readTraces(reader, holderId, newest === undefined ? [] : [newest.id]),
  };
};
