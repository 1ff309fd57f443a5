import { FLOW_TYPES, HOLD_REASONS, WITHDRAWAL_ACTIONS, WITHDRAWAL_RULES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, count, id, month, positiveAmountMinor, time } from './basics';

/**
 * Clearing a block never costs money (docs/promises.md#never-pay-to-unlock): the contract allows no other
 * value.
 */
export const costToClear = z.literal(0).describe('always 0: no block on one’s own cash is cleared by paying');

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
      offer: z
        .object({ id, amount: positiveAmountMinor, until: time })
        .nullable()
        .describe('of staff; lent only once it is accepted, gone at `until`'),
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
