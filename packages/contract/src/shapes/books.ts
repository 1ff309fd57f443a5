import { z } from 'zod';
import { amountMinor, count, time } from './basics';
import { holderRef } from './console';
import { jobsRun } from './statements';

/** One thing the books check looked at. */
const bookRule = z.object({
  rule: z.enum([
    'zero_sum',
    'never_negative',
    'stored_equals_recomputed',
    'chains_verify',
    'house_covers_gifts',
    'flow_equals_ledger',
  ]),
  passed: z.boolean(),
  checked: count.describe('rows looked at'),
  differences: z
    .array(z.string())
    .describe('first 20, in words; empty in the state alone, and in what a check answers'),
});

/** The books as of the last check. */
export const books = z.object({
  checked_at: time.nullable().describe('when one was last finished; null before the first'),
  passed: z.boolean().describe('it was in time and found nothing, and nobody is frozen'),
  fault: z.string().nullable().describe('why the last check could not be finished, null where it was'),
  late: z.boolean().describe('none was finished for two hours'),
  checking: z.boolean().describe('one runs at this moment'),
  alert: z.object({ since: time, text: z.string() }).nullable(),
  money_writes: z.enum(['open', 'stopped']),
  frozen: z
    .array(
      z.object({
        holder: holderRef.nullable().describe('null in the state alone, and in what a check answers'),
        reason: z.string().describe('empty where the holder is null'),
        since: time,
        repaired_at: time
          .nullable()
          .describe('by two people; the next check that passes releases the holder'),
      }),
    )
    .describe('holders whose own books differ, longest first'),
  jobs: jobsRun.describe('late after five minutes'),
  backup: z
    .object({
      taken_at: time.nullable().describe('when the newest one was made that was tried out; null: none yet'),
      late: z.boolean().describe('two have been missed'),
      fault: z.string().nullable().describe('why the last try failed, null where it did not'),
    })
    .nullable()
    .describe('of the program’s own database; null where the program makes none'),
  rules: z.array(bookRule),
  accounts: z
    .array(z.object({ account: z.string(), balance: amountMinor }))
    .describe('programme accounts, then the sum of each holder account kind'),
});
export type Books = z.output<typeof books>;
