import {
  FLOW_EVENT_KINDS,
  FLOW_TYPES,
  HOLD_REASONS,
  WITHDRAWAL_ACTIONS,
  WITHDRAWAL_RULES,
  WITHDRAWAL_STATES,
} from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, count, day, id, month, positiveAmountMinor, time, url } from './basics';

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

/** One thing that happened to a holder's money, folded from its flow records (docs/domain/wallet.md#events). */
export const flowEvent = z.object({
  event: z.string().describe('names it to the call that lists its records'),
  kind: z.enum(FLOW_EVENT_KINDS),
  day: day.describe('of its newest record, in the zone of X-TZ'),
  time: time.describe('of its newest record'),
  since: time.describe('of its oldest record'),
  amount: amountMinor.describe('total_delta, or available_delta where that is 0'),
  available_delta: amountMinor,
  total_delta: amountMinor,
  count: count.describe('records that it is folded from'),
  sums: z
    .array(z.object({ type: z.enum(FLOW_TYPES), available: amountMinor, total: amountMinor, count }))
    .describe('of its records, by type; they add up to the event'),
  record_id: id.describe('its newest record'),
  remark: z.string().describe('of its newest record; may be empty'),
  entered_by_hand: z.boolean().describe('one of its records was typed in by staff'),
  order: z
    .object({ id, number: z.string(), title: z.string(), cover_url: url })
    .nullable()
    .describe('the plan that it belongs to'),
  withdrawal: z
    .object({
      id,
      state: z.enum(WITHDRAWAL_STATES),
      amount: positiveAmountMinor,
      destination_last_four: z.string(),
      created_at: time,
    })
    .nullable(),
  topup_id: id.nullable(),
});
export type FlowEvent = z.output<typeof flowEvent>;

/** A day of which events were found: the sums of all of them, also of those on another page. */
export const flowDay = z.object({
  day,
  available_delta: amountMinor,
  total_delta: amountMinor,
  count: count.describe('events'),
});

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
