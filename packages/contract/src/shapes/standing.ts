import { SCORE_CAUSES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { id, time } from './basics';

/** One event of the credit score, with its cause (docs/domain/standing.md#credit-score). */
export const scoreEvent = z.object({
  id,
  time,
  delta: z.int(),
  score_after: z.int().min(0).max(1000),
  cause: z.enum(SCORE_CAUSES),
  expires_at: time.nullable().describe('rolls off then'),
  order_id: id.nullable(),
  remark: z.string(),
});
