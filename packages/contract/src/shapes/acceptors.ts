import { ACCEPTANCE_STATES, ACCEPTOR_TYPES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, basisPoints, id, positiveAmountMinor, time } from './basics';

/**
 * An acceptance: a foreign-exchange acceptor for one person, one amount, one time
 * (docs/domain/acceptors.md#acceptance).
 */
export const acceptance = z.object({
  id,
  type: z.enum(ACCEPTOR_TYPES),
  legal_name: z.string().describe('verified legal name of the acceptor'),
  pair: z.string().describe('currencies, for instance EUR/USD'),
  rate: z
    .string()
    .regex(/^\d+(\.\d{1,8})?$/)
    .describe('decimal, of the second per one of the first'),
  fee_bp: basisPoints,
  min_amount: positiveAmountMinor,
  max_amount: positiveAmountMinor,
  amount: positiveAmountMinor.describe('agreed, in the settlement currency'),
  pay_amount: amountMinor.describe(
    'what the holder pays the acceptor for it, fee included, in the first currency',
  ),
  instructions: z
    .string()
    .describe('from the payee registry; empty where it is not current, or its payee was retired'),
  reference: z
    .string()
    .nullable()
    .describe('to be written with the payment: the payer’s own operation ID; null where none is asked for'),
  state: z.enum(ACCEPTANCE_STATES),
  due_at: time.nullable().describe('the state ends by itself then'),
  claimed_amount: amountMinor.nullable(),
  reason: z.string().nullable().describe('why it was refused'),
  steps: z.array(z.object({ state: z.enum(ACCEPTANCE_STATES), time, text: z.string().nullable() })),
  created_at: time,
  expires_at: time,
});
export type Acceptance = z.output<typeof acceptance>;
