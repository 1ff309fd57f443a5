import { PAYOUT_CONCERNS, PROPOSAL_FLAGS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, count, day, id, time } from './basics';
import { holderRef } from './holder-ref';

const waiting = z.object({
  withdrawal_id: id,
  holder: holderRef,
  amount: amountMinor,
  requested_at: time,
  due_at: time.nullable().describe('its deadline when the run was made'),
});

/** What could be paid and is not in a run: its maker chose so, it waited in another one, or a bank had paid it. */
export const leftOut = waiting.extend({
  runs_before: count.describe('earlier runs of the last 90 days that left this holder out too'),
  waits_in: z
    .object({ id, name: z.string(), made_by: z.string(), since: time.describe('when that run was made') })
    .nullable()
    .describe(
      'another run that it waited in, undecided, when this one was made; null where it waited in none',
    ),
  paid_line: z
    .object({ id, booked_on: day })
    .nullable()
    .describe('the line of a bank with its own payment ID, by which money went out: no run takes it then'),
});
export type LeftOut = z.output<typeof leftOut>;

/** What a run pays and what it leaves out, as it was made (docs/domain/payout-runs.md#evidence). */
export const runEvidence = z.object({
  items: z
    .array(
      waiting.extend({
        beneficiary: z.string(),
        bank: z.string(),
        last_four: z.string().describe('of where it goes'),
        concerns: z
          .array(z.enum(PAYOUT_CONCERNS))
          .describe('as they are now; of a decided run, as they were when it was made'),
        acknowledged: z
          .array(z.object({ by: z.string(), flags: z.array(z.enum(PROPOSAL_FLAGS)) }))
          .describe('what stood out at the approval of the withdrawal alone, and who read it'),
      }),
    )
    .describe('what stands out first'),
  left_out: z.array(leftOut),
  left_out_reason: z.string().describe('in the words of the maker; may be empty'),
});
export type RunEvidence = z.output<typeof runEvidence>;
