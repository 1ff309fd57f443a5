import { z } from 'zod';
import { amountMinor, count, day } from './basics';

const unanswered = z.object({ count, in: amountMinor, out: amountMinor });

/** What the last statements of the operator's banks say against the cash of the ledger. */
export const bankCoverage = z.object({
  day: day
    .nullable()
    .describe('until which all accounts are known that hold anything; null before the first statement'),
  closing: amountMinor.describe('what the last statements of all accounts close with'),
  difference: amountMinor.describe(
    'cash of the ledger − closing = entries without a line − lines without an entry − unexplained',
  ),
  entries_without_line: unanswered.describe('cash that came or went by the books, and by no statement'),
  entries_missing_line: count
    .optional()
    .describe(
      'entries without a line until the end of `day` (UTC), which the statements should have; absent of figures that were kept before',
    ),
  lines_without_entry: unanswered.describe('what the banks state and nobody claims'),
  unexplained: amountMinor.describe(
    'balances from before the first statement, and changes between statements',
  ),
  differing_lines: count.describe('that two statements word differently; both wordings are kept'),
  differing_days: count.describe('that statements of one account end with different balances; all are kept'),
  gap_count: count.describe('times between two statements of an account that none covers'),
  borne_by_house: amountMinor
    .optional()
    .describe(
      'in all, what banks paid of withdrawals that had ended and the house bore: no part of the difference',
    ),
});
