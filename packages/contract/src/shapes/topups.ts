import { TOPUP_METHODS, TOPUP_STATES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { causeText, id, positiveAmountMinor, time } from './basics';

/** A top-up case, each step visible to the holder (docs/domain/topups.md#states). */
export const topup = z.object({
  id,
  amount: positiveAmountMinor.describe('asked for'),
  posted_amount: positiveAmountMinor.nullable().describe('what arrived and was posted'),
  state: z.enum(TOPUP_STATES),
  method: z.enum(TOPUP_METHODS).nullable(),
  reason: z.string().nullable().describe(`why it was refused: ${causeText}`),
  steps: z.array(z.object({ state: z.enum(TOPUP_STATES), time, text: z.string().nullable() })),
  created_at: time,
});
export type Topup = z.output<typeof topup>;
