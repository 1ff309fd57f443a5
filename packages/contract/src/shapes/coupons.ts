import { COUPON_EFFECTS, COUPON_KINDS, COUPON_STATES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, basisPoints, id, positiveAmountMinor, time } from './basics';

/**
 * What a coupon does at a put of amount A (docs/domain/coupons.md#kinds). `team` and `custom` are one of the
 * three, for some people.
 */
export const couponEffect = z.object({
  type: z.enum(COUPON_EFFECTS).describe('pays A − F · pays A × (1 − d) · pays A, budget A + V'),
  amount: positiveAmountMinor.nullable().describe('F or V where it is a sum'),
  share_bp: basisPoints.min(1).max(10_000).nullable().describe('d or V where it is a share of A'),
  cap: positiveAmountMinor.nullable().describe('the house pays at most this'),
});

/** A coupon of the person. */
export const coupon = z.object({
  id,
  name: z.string().describe('in the language of the reader; one of the same English name per person per day'),
  kind: z.enum(COUPON_KINDS),
  effect: couponEffect,
  requirement: amountMinor.describe('smallest amount of the put'),
  state: z.enum(COUPON_STATES),
  rule_text: z.string().describe('by staff, for custom ones; may be empty'),
  received_at: time,
  expires_at: time,
  used_at: time.nullable(),
  order_id: id.nullable().describe('the order it is locked in or was used for'),
});
export type Coupon = z.output<typeof coupon>;
