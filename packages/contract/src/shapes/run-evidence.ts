import { PAYOUT_CONCERNS, PROPOSAL_FLAGS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, count, id, time } from './basics';
import { holderRef } from './holder-ref';

const waiting = z.object({
  withdrawal_id: id,
  holder: holderRef,
  amount: amountMinor,
  requested_at: time,
  due_at: time.nullable().describe('its deadline when the run was made'),
});

/** What could have been in a run and is not, as its maker chose. */
export const leftOut = waiting.extend({
  runs_before: count.describe('earlier runs of the last 90 days that left this holder out too'),
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
