import { z } from 'zod';
import {
  FLOW_TYPES,
  HOLD_REASONS,
  PAYOUT_METHODS,
  TOPUP_METHODS,
  TOPUP_STATES,
  WITHDRAWAL_ACTIONS,
  WITHDRAWAL_RULES,
  WITHDRAWAL_STATES,
} from '../enums';
import { amountMinor, count, id, month, positiveAmountMinor, time } from './basics';

/**
 * Clearing a block never costs money (docs/promises.md#never-pay-to-unlock): the contract allows no other
 * value.
 */
const costToClear = z.literal(0).describe('always 0: no block on one’s own cash is cleared by paying');

/** What stands between a person and their withdrawal. */
const blocker = z.object({
  reason: z.enum(WITHDRAWAL_RULES).describe('the rule that does not pass; also the key of its phrase'),
  amount: amountMinor.nullable().describe('how much of the available funds it touches; null: not a sum'),
  until: time.nullable().describe('lifts by itself then'),
  action: z.enum(WITHDRAWAL_ACTIONS),
  cost_to_clear: costToClear,
});

/** A hold (docs/domain/wallet.md#holds). */
export const hold = z.object({
  id,
  reason: z.enum(HOLD_REASONS),
  amount: positiveAmountMinor,
  opened_at: time,
  expires_at: time.describe('lifts by itself; a chargeback’s hold ends in its posting'),
  remark: z.string(),
  objection_id: id.nullable(),
});

/** The wallet, whose parts add up to the total (docs/domain/wallet.md#figures). */
export const property = z.object({
  as_of: time,
  total_assets: amountMinor,
  available_balance: amountMinor,
  held: amountMinor,
  to_be_consumed: amountMinor,
  to_be_settled: amountMinor,
  not_yet_received: amountMinor.describe('part of to_be_settled that the network has not paid yet'),
  withdrawing: amountMinor,
  discount_amount: amountMinor.describe('coupon money in running orders: not cash, not in the total'),
  start_up_funds: z
    .object({
      unspent: amountMinor,
      running: amountMinor.describe('in orders; goes back as it is freed'),
    })
    .describe('lent by the programme: not cash, not in the total'),
  holds: z.array(hold),
  withdrawal: z.object({ allowed: z.boolean(), blockers: z.array(blocker) }),
});
export type Property = z.output<typeof property>;

/** One ledger transaction as the holder sees it (docs/domain/money.md#flow-records). */
export const flowRecord = z.object({
  id,
  time,
  type: z.enum(FLOW_TYPES),
  amount: amountMinor.describe('available_delta, or total_delta where that is 0'),
  available_delta: amountMinor,
  total_delta: amountMinor,
  available_after: amountMinor,
  total_after: amountMinor,
  remark: z.string().describe('may be empty'),
  order_id: id.nullable(),
  withdrawal_id: id.nullable(),
  topup_id: id.nullable(),
  report_id: id.nullable(),
  corrects_id: id.nullable().describe('the record that this one corrects'),
  entered_by_hand: z.boolean().describe('typed in by staff, passed by two people'),
});
export type FlowRecord = z.output<typeof flowRecord>;

const monthSide = z.object({
  opening: amountMinor,
  sums: z.array(z.object({ type: z.enum(FLOW_TYPES), amount: amountMinor, count })),
  closing: amountMinor.describe('opening plus the sums'),
});

export const monthSummary = z.object({
  month,
  time_zone: z.string(),
  available: monthSide,
  total: monthSide,
});
export type MonthSummary = z.output<typeof monthSummary>;

/** A withdrawal as its owner sees it. */
export const withdrawal = z.object({
  id,
  amount: positiveAmountMinor,
  state: z.enum(WITHDRAWAL_STATES),
  method: z.enum(PAYOUT_METHODS),
  destination_last_four: z.string(),
  reason: z.string().nullable().describe('why it was refused or bounced, as staff wrote it'),
  reference: z.string().nullable().describe('of the payment'),
  created_at: time,
  due_at: time
    .nullable()
    .describe('paid by then, or all of it is available again; nothing moves it. Null once it has ended'),
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

/** A top-up case, each step visible to the holder (docs/domain/topups.md#states). */
export const topup = z.object({
  id,
  amount: positiveAmountMinor.describe('asked for'),
  posted_amount: positiveAmountMinor.nullable().describe('what arrived and was posted'),
  state: z.enum(TOPUP_STATES),
  method: z.enum(TOPUP_METHODS).nullable(),
  reason: z.string().nullable().describe('why it was refused'),
  steps: z.array(z.object({ state: z.enum(TOPUP_STATES), time, text: z.string().nullable() })),
  created_at: time,
});
export type Topup = z.output<typeof topup>;
