import type { CallOf, ResponseOf } from '@fairlead/contract';
import type { Coverage, Unanswered } from './coverage';
import type { NumberedEntry } from './open-rows';

type Entry = ResponseOf<CallOf<'consoleBank.entries'>>['items'][number];

/** An entry as staff read it. */
export const entryShape = (entry: NumberedEntry): Entry => ({
  transaction_id: String(entry.id),
  kind: entry.kind as Entry['kind'],
  time: entry.time.toISOString(),
  amount: entry.amountMinor,
  numbers: [...entry.numbers],
  holder_id: entry.holderId === 0 ? null : String(entry.holderId),
  operation_id: entry.operationId,
});

const unansweredShape = ({ count, inMinor, outMinor }: Unanswered) => ({ count, in: inMinor, out: outMinor });

/** What anyone may see of the banks. */
export const coverageShape = (coverage: Coverage) => ({
  day: coverage.day,
  closing: coverage.closingMinor,
  difference: coverage.differenceMinor,
  entries_without_line: unansweredShape(coverage.entries),
  entries_missing_line: coverage.entriesMissingLine,
  lines_without_entry: unansweredShape(coverage.lines),
  unexplained: coverage.carriedInMinor,
  differing_lines: coverage.differingLines,
  differing_days: coverage.differingDays.length,
  gap_count: coverage.gaps.length,
  borne_by_house: coverage.borneByHouseMinor,
});
