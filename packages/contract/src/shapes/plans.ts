import {
  ACTORS,
  HOLDER_LIMITS,
  ORDER_CAUSES,
  ORDER_INTENTS,
  ORDER_ORIGINS,
  ORDER_PACES,
  ORDER_REASONS,
  ORDER_REMEDIES,
  ORDER_STATUSES,
  PRODUCT_KINDS,
  SHARES_FROM_PLANS,
} from '@fairlead/vocabulary';
import { z } from 'zod';
import {
  amountMinor,
  basisPoints,
  count,
  day,
  id,
  operationId,
  positiveAmountMinor,
  sha256,
  time,
  url,
} from './basics';
import { coupon } from './coupons';
import { figures } from './statistics';

export const productCard = z.object({
  id,
  title: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  official: z.boolean().describe('official push'),
  cover_url: url,
});

/** What a plan puts money on (docs/domain/products.md#terms). */
export const product = productCard.extend({
  version: z.int().min(1),
  terms_hash: sha256.describe('over every term of this version; the receipt of a put repeats it'),
  put_content: z.string(),
  put_rule: z.string(),
  user_targeting: z.string(),
  game_description: z.string(),
  min_put_amount: positiveAmountMinor,
  max_put_amount: amountMinor.describe('for this person: the product’s own times that of the shop level'),
  cost_per_thousand: positiveAmountMinor.describe('per 1,000 views'),
  payout_per_conversion: positiveAmountMinor.describe('gross, per validated conversion'),
  holder_share_bp: basisPoints.describe('the holder’s part of the payout'),
  run_days: z.int().min(1).describe('length of the run'),
  learning_conversions: z.int().min(30).max(50).describe('conversions that end the learning phase'),
  network: z.string().describe('the delivery network by name'),
  creative: z
    .object({
      images: z.array(url),
      poster: url.nullable().describe('a still of the video'),
      landing_page: url.nullable().describe('shown in a frame alone: nothing in it acts or leads anywhere'),
    })
    .describe('what the network shows, as files of this product; a part of the version'),
  demo: z.boolean().describe('sample data, badged as such'),
});
export type Product = z.output<typeof product>;

/**
 * All settled orders on a product or of a lead, losing ones too; never a best-of
 * (docs/domain/products.md#record).
 */
export const record = z.object({
  settled: count,
  lost: count.describe('how many of them lost money'),
  median_net_bp: basisPoints
    .nullable()
    .describe(`median of net_before_gifts ÷ billed; null below ${SHARES_FROM_PLANS} settled`),
  lost_share_bp: basisPoints
    .nullable()
    .describe(`share of them that lost money; null below ${SHARES_FROM_PLANS} settled`),
});

/** How far the results of all settled orders on a product lie apart, net_before_gifts ÷ billed. */
export const spread = z.object({
  settled: count,
  least_bp: basisPoints,
  lower_bp: basisPoints.describe('a quarter of them came to this or less'),
  upper_bp: basisPoints.describe('a quarter of them came to this or more'),
  most_bp: basisPoints,
  bands: z
    .array(
      z.object({
        from_bp: basisPoints.nullable().describe('null: however low'),
        until_bp: basisPoints.nullable().describe('results below it; null: however high'),
        plans: count,
      }),
    )
    .describe('every settled order in one of them, lowest first'),
});
export type Spread = z.output<typeof spread>;

/** Why an order stands where it stands. */
export const orderReason = z.object({
  reason: z.enum(ORDER_REASONS).describe('also the key of its meaning in the languages'),
  remedy: z.enum(ORDER_REMEDIES),
  who_acts: z.enum(ACTORS),
  due_at: time.nullable().describe('by then it is decided, in the holder’s favour by default'),
});

/** An order in a list (docs/domain/plans.md#order). */
export const order = z.object({
  id,
  number: z.string().describe('plan number, for people'),
  status: z.enum(ORDER_STATUSES),
  intent: z.enum(ORDER_INTENTS),
  origin: z.enum(ORDER_ORIGINS),
  product: productCard,
  amount: amountMinor
    .nullable()
    .describe('the amount put, with what was added later; null while waiting to put'),
  budget: amountMinor.nullable().describe('what may be billed: the amount, plus what a coupon adds'),
  billed: amountMinor.describe('billed so far by accepted reports'),
  progress_bp: basisPoints.describe('billed ÷ budget'),
  created_at: time,
  put_at: time.nullable(),
  reasons: z.array(orderReason),
  demo: z.boolean().describe('sample data, badged as such'),
});
export type Order = z.output<typeof order>;

/** How far an order has learned (docs/domain/plans.md#learning-phase). */
const learning = z
  .object({ conversions: count, threshold: count, ends_at: time })
  .nullable()
  .describe('null unless the order is putting and still learning');

const restatedFigures = z.object({
  impressions: count,
  clicks: count,
  conversions: count,
  spend: amountMinor,
  revenue: amountMinor.describe('the holder’s share'),
});

/** What ends a running order by itself, or holds it back; null is no limit (docs/domain/plans.md#limits). */
export const limits = z.strictObject({
  cost_per_conversion: positiveAmountMinor.nullable().describe('more than this for one conversion'),
  loss: positiveAmountMinor.nullable().describe('billed − revenue reaches this'),
  spend_without_conversion: positiveAmountMinor.nullable().describe('billed, and no conversion came'),
  ends_at: time.nullable(),
  daily_cap: positiveAmountMinor
    .nullable()
    .describe('the most that is billed for a day (UTC), from the day after it was set; stops nothing'),
});
export type Limits = z.output<typeof limits>;

/** The limit that ended a run or held a report back, and the figures that reached it. */
const reached = z.object({
  limit: z.enum(HOLDER_LIMITS),
  value: positiveAmountMinor.nullable().describe('as the holder set it; null of a date'),
  billed: amountMinor,
  revenue: amountMinor.describe('the holder’s share'),
  conversions: count,
  day: day.optional().describe('of a daily cap alone: the day (UTC) that would have cost more'),
});

const budgetChange = () => z.object({ amount: amountMinor, budget: amountMinor.describe('after it') });

const timelineEntry = z.object({
  status: z.enum(ORDER_STATUSES).describe('the status after it'),
  time,
  cause: z.enum(ORDER_CAUSES),
  actor: z.enum(ACTORS),
  restated: z
    .object({
      bucket: time.describe('start of the quarter of an hour that the report is about'),
      before: restatedFigures,
      after: restatedFigures,
      reason: z.string().nullable().describe('words of staff; null where the network corrected itself'),
    })
    .optional()
    .describe('of a corrected report alone'),
  reached: reached.optional().describe('of a limit that was reached'),
  raised: budgetChange().optional().describe('of what was added to the budget'),
  lowering: z.object({ budget: amountMinor }).optional().describe('of a lower budget that was asked for'),
  lowered: budgetChange().optional().describe('of a budget that was lowered: what came back'),
  limits: limits.optional().describe('of changed limits: as they are from then on'),
  billed_meanwhile: amountMinor
    .optional()
    .describe('of a pause: billed between the request and the confirmation'),
});

/** The receipt of a put: what was agreed, frozen (docs/domain/plans.md#put). */
export const receipt = z.object({
  order_number: z.string(),
  product_id: id,
  product_version: z.int().min(1),
  terms_hash: sha256,
  amount: positiveAmountMinor,
  budget: amountMinor,
  paid_own: amountMinor.describe('from available funds'),
  paid_gift: amountMinor.describe('by the house, through a coupon'),
  start_up: amountMinor.describe('from start-up funds'),
  coupon_id: id.nullable(),
  time,
  transaction_ids: z.array(id).describe('ledger transactions of this put'),
});
export type Receipt = z.output<typeof receipt>;

/** What became of an order, from the day its reports are closed (docs/domain/plans.md#result). */
const result = z.object({
  put: amountMinor,
  put_own: amountMinor,
  put_gift: amountMinor.describe('coupon and start-up funds'),
  billed: amountMinor,
  billed_own: amountMinor,
  billed_gift: amountMinor,
  returned: amountMinor.describe('own money that came back unspent'),
  revenue: amountMinor.describe('the holder’s share'),
  net_own: amountMinor.describe('revenue − billed_own'),
  net_before_gifts: amountMinor.describe('revenue − billed'),
  final: z.boolean().describe('false until the order is settled: late conversions still count'),
});

/** An order of the person in their list: with how far it has learned and what became of it. */
export const listedOrder = order.extend({
  learning,
  net_so_far: amountMinor.nullable().describe('revenue − billed; null before any report and with a result'),
  came_back: amountMinor.nullable().describe('own money that is back, of an order that failed after its put'),
  result: result
    .pick({ put_own: true, returned: true, revenue: true, net_own: true, final: true })
    .nullable()
    .describe('null until its reports are closed'),
});

/** What a running plan's holder asked for that is not in force yet, and what they may ask for. */
const asked = {
  lowers_to: amountMinor.nullable().describe('the budget that the network has yet to confirm'),
  may_lower: z.boolean().describe('false while that waits, and with money of the house in the plan'),
  run_ends_at: time.nullable().describe('when the run ends without an end date of its holder'),
  cap_from: time.nullable().describe('when the daily cap takes effect; null where it is in force'),
  cap_today: amountMinor.nullable().describe('the daily cap until then'),
};

/** Everything about one order. */
export const orderDetail = z.object({
  order,
  product: product.describe('the version frozen at the put; before it, the present one'),
  lead: z
    .object({ operation_id: operationId, nickname: z.string() })
    .nullable()
    .describe('who published it to this follower; null of a plan that the person chose'),
  timeline: z.array(timelineEntry).describe('oldest first'),
  reasons: z.array(orderReason),
  statistics: figures.extend({
    as_of: time
      .nullable()
      .describe('end of the newest accepted bucket, of an open one its receipt; null before the first'),
    source_count: count.describe('accepted reports behind these figures'),
  }),
  learning,
  control: z
    .object({ pace: z.enum(ORDER_PACES), limits, ...asked })
    .nullable()
    .describe('null unless the order is putting and nobody asked to stop it'),
  next: z
    .object({ status: z.enum(ORDER_STATUSES), due_at: time })
    .nullable()
    .describe('what comes next if nobody does anything, at the latest; null when settled or failed'),
  receipt: receipt.nullable(),
  result: result.nullable(),
});
export type OrderDetail = z.output<typeof orderDetail>;

/** Who pays what, before it is confirmed; of revenue nothing is promised (docs/promises.md#no-promise-of-profit). */
export const quote = z.object({
  product_id: id,
  product_version: z.int().min(1),
  terms_hash: sha256.describe('send it with the put: other terms are then refused'),
  amount: positiveAmountMinor,
  budget: amountMinor,
  paid_own: amountMinor,
  paid_gift: amountMinor,
  start_up: amountMinor,
  minimum: positiveAmountMinor,
  maximum: amountMinor,
  available_before: amountMinor,
  available_after: amountMinor,
  record,
  coupons: z
    .array(
      z.object({
        coupon,
        problem: z
          .string()
          .nullable()
          .describe('the reason for which it does not fit this put; null where it does'),
      }),
    )
    .describe('unused coupons of the person, soonest to expire first, at most 50'),
  problems: z.array(z.string()).describe('reasons of the contract for which the put would be refused now'),
});
