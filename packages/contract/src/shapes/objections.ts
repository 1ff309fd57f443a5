import { OBJECTION_EFFECTS, OBJECTION_STATES, OBJECTION_SUBJECTS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, id, time } from './basics';

/** What a person objects to, and what came of it. */
export const objection = z.object({
  id,
  subject_type: z.enum(OBJECTION_SUBJECTS),
  subject_id: id.nullable().describe('null for the account as a whole and for other matters'),
  text: z.string(),
  state: z.enum(OBJECTION_STATES),
  answer: z.string().nullable(),
  created_at: time,
  due_at: time.describe('without an answer by then it is upheld'),
  decided_at: time.nullable(),
  answered_by: z
    .enum(['staff', 'deadline'])
    .nullable()
    .describe("'deadline': nobody answered in time, so it was upheld"),
  effect: z
    .object({
      kind: z.enum(OBJECTION_EFFECTS),
      amount: amountMinor,
      paid: z.boolean().describe('false: the house owes it and pays as soon as it can'),
    })
    .nullable()
    .describe('what upholding it did'),
});
export type Objection = z.output<typeof objection>;
