import { ORDER_OUTCOMES, ORDER_STATUSES, PRODUCT_KINDS, SHARES_FROM_PLANS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  count,
  fieldIssue,
  id,
  idParam,
  noRequest,
  page,
  pageOf,
  positiveAmountMinor,
  sha256,
  text,
  time,
} from '../shapes/basics';
import {
  limits,
  listedOrder,
  order,
  orderDetail,
  product,
  quote as quoteShape,
  receipt,
  record,
  spread,
} from '../shapes/plans';

const target = {
  order_id: idParam.optional().describe('an order waiting to put; either this or product_id'),
  product_id: idParam.optional().describe('a product of the catalogue: the put makes the order'),
  amount: positiveAmountMinor,
  coupon_id: idParam.optional(),
  use_start_up: z.boolean().optional().describe('spend start-up funds before cash; false by default'),
};

const oneTarget = (value: { order_id?: number | undefined; product_id?: number | undefined }): boolean =>
  (value.order_id === undefined) !== (value.product_id === undefined);

const now = {
  offered: z.boolean().describe('takes puts now'),
  watched: z.boolean().describe('this person is told when it changes'),
};

export const products = /* @__PURE__ */ defineCall('plan.products', {
  access: access.holder,
  summary: 'The catalogue',
  description:
    'Products that take puts now, each with the record of all its settled orders; all of them or those that every filter fits, newest first where no order is named.',
  request: z.strictObject({
    kind: z.enum(PRODUCT_KINDS).optional(),
    text: text(1, 100).optional().describe('stands in the title, whatever its case'),
    amount: positiveAmountMinor.optional().describe('may be put on it by this person'),
    run_days_max: z.int().min(1).max(365).optional().describe('runs so long at most'),
    result: z
      .enum(ORDER_OUTCOMES)
      .optional()
      .describe(`by the median of its record; none: fewer than ${SHARES_FROM_PLANS} settled orders`),
    order: z
      .enum(['newest', 'least_amount', 'least_price', 'shortest', 'most_settled', 'fewest_lost'])
      .optional()
      .describe(`with fewest_lost, products of fewer than ${SHARES_FROM_PLANS} settled orders come last`),
    watched: z
      .literal('yes')
      .optional()
      .describe('what this person watches alone, also where it is no longer offered'),
    ...page,
  }),
  response: pageOf(
    product.extend({
      record,
      range: spread
        .pick({ least_bp: true, most_bp: true })
        .nullable()
        .describe(`null below ${SHARES_FROM_PLANS} settled orders`),
      ...now,
    }),
  ),
});

export const list = /* @__PURE__ */ defineCall('plan.list', {
  access: access.holderOrBlocked,
  summary: 'Plans of the person',
  description: 'Newest first, all of them or those that every filter fits.',
  request: z.strictObject({
    status: z.enum(ORDER_STATUSES).optional(),
    kind: z.enum(PRODUCT_KINDS).optional(),
    result: z
      .enum(ORDER_OUTCOMES)
      .optional()
      .describe('by net_own, from the day the reports are closed; none: before that, or failed'),
    from: time.optional().describe('made at that moment or later'),
    until: time.optional().describe('made before that moment'),
    text: text(1, 100)
      .optional()
      .describe('stands in the title of the product or in the plan number, whatever its case'),
    ...page,
  }),
  response: pageOf(listedOrder),
});

export const detail = /* @__PURE__ */ defineCall('plan.detail', {
  access: access.holderOrBlocked,
  summary: 'One plan',
  description: 'With its timeline, why it stands where it stands, what happens next, and the result.',
  request: z.strictObject({ order_id: idParam }),
  response: orderDetail,
  reasons: ['no_such_data'],
});

export const appDetail = /* @__PURE__ */ defineCall('plan.appDetail', {
  access: access.holder,
  summary: 'One product',
  description: 'With the record of all settled orders on it, losing ones too.',
  request: z.strictObject({ product_id: idParam }),
  response: z.object({
    product,
    record,
    spread: spread.nullable().describe(`null below ${SHARES_FROM_PLANS} settled orders`),
    ...now,
    order_id: id.nullable().describe('an order on it that waits to be put, if the person has one'),
  }),
  reasons: ['no_such_data'],
});

export const watch = /* @__PURE__ */ defineCall('plan.watch', {
  access: access.holder,
  summary: 'Watch a product, or no more',
  description:
    'Who watches is told when its version changes, when it is no longer offered, and when it is again.',
  request: z.strictObject({ product_id: idParam, watched: z.boolean() }),
  response: z.object({ watched: z.boolean() }),
  reasons: ['no_such_data'],
});

export const quote = /* @__PURE__ */ defineCall('plan.quote', {
  access: access.holder,
  summary: 'Who pays what, before it is confirmed',
  description: 'Changes nothing. Says in `problems` why a put would be refused, instead of refusing.',
  request: z.strictObject(target).refine(oneTarget, fieldIssue('required', 'order_id')),
  response: quoteShape,
  reasons: ['no_such_data'],
});

export const put = /* @__PURE__ */ defineCall('plan.put', {
  access: access.holder,
  summary: 'Put an amount on a plan',
  description:
    'Moves the amount to escrow and sends the order to the network. The money can be lost; cancelling is free until the network accepts.',
  request: z
    .strictObject({
      ...target,
      terms_hash: sha256.optional().describe('the terms that were shown; refused if they are others now'),
    })
    .refine(oneTarget, fieldIssue('required', 'order_id')),
  response: z.object({ order, receipt }),
  reasons: [
    'no_such_data',
    'wrong_state',
    'order_expired',
    'terms_changed',
    'put_amount_invalid',
    'put_amount_out_of_range',
    'insufficient_balance',
    'start_up_insufficient',
    'coupon_used',
    'coupon_expired',
    'coupon_not_applicable',
    'coupon_requirement_not_met',
    'coupon_same_name_today',
    'house_not_funded',
    'money_writes_stopped',
    'wallet_frozen',
  ],
});

export const awaitPutCount = /* @__PURE__ */ defineCall('plan.awaitPutCount', {
  access: access.holder,
  summary: 'How many plans wait to be put',
  description: 'Orders in waiting_to_put whose offer is open.',
  request: noRequest,
  response: z.object({ count }),
});

export const cancel = /* @__PURE__ */ defineCall('plan.cancel', {
  access: access.holderOrBlocked,
  summary: 'Take a put back',
  description:
    'While matching, free of charge: all money comes back. Open to the blocked, whose cash it frees.',
  request: z.strictObject({ order_id: idParam }),
  response: z.object({ order }),
  reasons: ['no_such_data', 'wrong_state', 'money_writes_stopped', 'wallet_frozen'],
});

export const stop = /* @__PURE__ */ defineCall('plan.stop', {
  access: access.holderOrBlocked,
  summary: 'Stop a running plan',
  description:
    'Asks the network to end the run; the unspent rest comes back when it has. Open to the blocked.',
  request: z.strictObject({ order_id: idParam }),
  response: z.object({ order }),
  reasons: ['no_such_data', 'wrong_state', 'money_writes_stopped', 'wallet_frozen'],
});

export const pause = /* @__PURE__ */ defineCall('plan.pause', {
  access: access.holderOrBlocked,
  summary: 'Pause a running plan',
  description:
    'Asks the network to deliver nothing for now. Holds when it has confirmed, an hour later at the latest; no quarter of an hour that lies whole in a pause is billed. The run ends when it would have. Open to the blocked.',
  request: z.strictObject({ order_id: idParam }),
  response: z.object({ order }),
  reasons: ['no_such_data', 'wrong_state', 'money_writes_stopped', 'wallet_frozen'],
});

export const resume = /* @__PURE__ */ defineCall('plan.resume', {
  access: access.holder,
  summary: 'Go on with a paused plan',
  description: 'Asks the network to deliver again; what it delivers from now on is billed.',
  request: z.strictObject({ order_id: idParam }),
  response: z.object({ order }),
  reasons: ['no_such_data', 'wrong_state', 'money_writes_stopped', 'wallet_frozen'],
});

export const raise = /* @__PURE__ */ defineCall('plan.raise', {
  access: access.holder,
  summary: 'Add to the budget of a running plan',
  description:
    'Moves the amount of own cash to escrow at once, up to what the terms of the plan and the shop level allow in all. It can be lost like the amount put.',
  request: z.strictObject({ order_id: idParam, amount: positiveAmountMinor }),
  response: z.object({ order }),
  reasons: [
    'no_such_data',
    'wrong_state',
    'put_amount_out_of_range',
    'insufficient_balance',
    'money_writes_stopped',
    'wallet_frozen',
  ],
});

export const lower = /* @__PURE__ */ defineCall('plan.lower', {
  access: access.holderOrBlocked,
  summary: 'Lower the budget of a running plan',
  description:
    'Asks the network to spend no more than this in all. What is above it comes back when it has confirmed, an hour later at the latest; what was billed until then stays billed. At what is billed the plan ends. Of plans without money of the house alone. Open to the blocked.',
  request: z.strictObject({ order_id: idParam, budget: positiveAmountMinor }),
  response: z.object({ order }),
  reasons: [
    'no_such_data',
    'wrong_state',
    'put_amount_out_of_range',
    'money_writes_stopped',
    'wallet_frozen',
  ],
});

export const setLimits = /* @__PURE__ */ defineCall('plan.setLimits', {
  access: access.holder,
  summary: 'Set what ends a running plan by itself',
  description:
    'Takes the place of all limits before; null is no limit. Evaluated whenever a report counts. One that the figures have reached already is refused.',
  request: z.strictObject({ order_id: idParam, limits }),
  response: z.object({ order }),
  reasons: ['no_such_data', 'wrong_state', 'limit_already_reached', 'money_writes_stopped', 'wallet_frozen'],
});
