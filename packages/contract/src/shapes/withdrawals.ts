import {
  PAYOUT_METHODS,
  WITHDRAWAL_ACTIONS,
  WITHDRAWAL_ARRIVALS,
  WITHDRAWAL_RULES,
  WITHDRAWAL_STATES,
} from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, causeText, id, positiveAmountMinor, time } from './basics';
import { costToClear } from './wallet';

/** A withdrawal as its owner sees it. */
export const withdrawal = z.object({
  id,
  amount: positiveAmountMinor,
  state: z.enum(WITHDRAWAL_STATES),
  method: z.enum(PAYOUT_METHODS),
  destination_last_four: z.string(),
  reason: z
    .string()
    .nullable()
    .describe(`why it was refused: ${causeText}; why it bounced, in words of staff`),
  reference: z.string().nullable().describe('of the payment'),
  created_at: time,
  due_at: time
    .nullable()
    .describe('paid by then, or all of it is available again; nothing moves it. Null once it has ended'),
  arrival: z.enum(WITHDRAWAL_ARRIVALS).nullable().describe('what its holder said of the payment'),
  steps: z.array(z.object({ state: z.enum(WITHDRAWAL_STATES), time, text: z.string().nullable() })),
});
export type Withdrawal = z.output<typeof withdrawal>;

/** One rule of the withdrawal, passed or not (docs/domain/withdrawals.md#eligibility). */
const withdrawalRule = z.object({
  rule: z.enum(WITHDRAWAL_RULES),
  passed: z.boolean(),
  evidence: z
    .object({
      amount: amountMinor.nullable(),
      limit: amountMinor.nullable(),
      time: time.nullable(),
      hold_ids: z.array(id),
    })
    .describe('what the rule looked at'),
  who_clears: z.enum(['holder', 'programme', 'nobody']).describe("'nobody': time alone"),
  earliest_at: time.nullable(),
  action: z.enum(WITHDRAWAL_ACTIONS).nullable(),
  cost_to_clear: costToClear,
});

export const eligibility = z.object({
  allowed: z.boolean(),
  rules: z.array(withdrawalRule),
  available: amountMinor,
  minimum: amountMinor,
  maximum: amountMinor,
  fee: amountMinor,
  paid_by: time.describe('the deadline of a withdrawal that is asked for now'),
  destination: z.object({ method: z.enum(PAYOUT_METHODS), last_four: z.string() }).nullable(),
});
export type Eligibility = z.output<typeof eligibility>;

/** Where a person is paid. The account number itself is never sent back. */
export const payoutSetting = z.object({
  method: z.enum(PAYOUT_METHODS),
  card_name: z.string().nullable().describe('bank name'),
  user_name: z.string().describe('beneficiary'),
  mobile: z.string().nullable(),
  branch_name: z.string().nullable(),
  bank_address: z.string().nullable(),
  network: z.string().nullable().describe('of a wallet address'),
  destination_last_four: z.string(),
  usable_from: time.describe('payouts wait until then after a change'),
  updated_at: time,
});
export type PayoutSetting = z.output<typeof payoutSetting>;
