import { HOLDER_LIMITS } from '@fairlead/contract';
import { z } from 'zod';

const reached = z.object({
  limit: z.enum(HOLDER_LIMITS),
  value: z.int().nullable(),
  billed: z.int(),
  revenue: z.int(),
  conversions: z.int(),
  day: z.string().optional(),
});
const limits = z.object({
  cost_per_conversion: z.int().nullable(),
  loss: z.int().nullable(),
  spend_without_conversion: z.int().nullable(),
  ends_at: z.string().nullable(),
  daily_cap: z.int().nullable(),
});

/** Which limit ended a run or held a report back, and the figures that reached it: what its row of the timeline keeps. */
export type Reached = z.output<typeof reached>;

const raised = z.object({ amount: z.int(), budget: z.int() });
const lowering = z.object({ budget: z.int() });

const PARTS = {
  budget_raised: z.object({ raised }),
  budget_lower_requested: z.object({ lowering }),
  budget_lowered: z.object({ lowered: raised }),
  limit_reached: z.object({ reached }),
  limits_changed: z.object({ limits }),
  paused: z.object({ billed_meanwhile: z.int() }),
} as const;

/** What a row of the timeline tells of a pause or of limits; nothing of all other rows. */
export const controlOf = (
  cause: string,
  kept: unknown,
): {
  readonly reached?: Reached;
  readonly raised?: z.output<typeof raised>;
  readonly lowering?: z.output<typeof lowering>;
  readonly lowered?: z.output<typeof raised>;
  readonly limits?: z.output<typeof limits>;
  readonly billed_meanwhile?: number;
} => (cause in PARTS ? (PARTS[cause as keyof typeof PARTS].safeParse(kept).data ?? {}) : {});
