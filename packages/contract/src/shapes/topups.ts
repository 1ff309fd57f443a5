import { TOPUP_METHODS, TOPUP_STATES, TOPUP_STEPS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { causeText, id, positiveAmountMinor, time } from './basics';

/**
 * A payment card: the only form in which payment details reach a person (docs/domain/topups.md#payment-card).
 */
export const paymentCard = z.object({
  payee_id: id,
  payee_name: z.string(),
  method: z.string(),
  lines: z.array(z.object({ name: z.string(), value: z.string() })).describe('what the registry holds'),
  reference: z.string().nullable().describe('to be written with the payment: the payer’s own operation ID'),
  amount: positiveAmountMinor.nullable(),
  approved_by_two: z.literal(true),
  retired: z.boolean().describe('two people took the payee out of the registry since'),
});

/** A top-up case, each step visible to the holder (docs/domain/topups.md#states). */
export const topup = z.object({
  id,
  amount: positiveAmountMinor.describe('asked for'),
  posted_amount: positiveAmountMinor.nullable().describe('what arrived and was posted'),
  state: z.enum(TOPUP_STATES),
  method: z.enum(TOPUP_METHODS).nullable(),
  reason: z.string().nullable().describe(`why it was refused: ${causeText}`),
  steps: z.array(z.object({ state: z.enum(TOPUP_STEPS), time, text: z.string().nullable() })),
  receipts: z.number().int().describe('how many receipts of the payment its holder has sent'),
  created_at: time,
});
export type Topup = z.output<typeof topup>;

/** The same as its holder sees it. */
export const ownTopup = topup.extend({
  card: paymentCard
    .nullable()
    .describe('where to pay, while the payment is awaited: the newest that was sent'),
});
export type OwnTopup = z.output<typeof ownTopup>;
