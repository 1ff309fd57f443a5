import { FOLLOW_EVENTS, ORDER_STATUSES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  amountMinor,
  count,
  id,
  idParam,
  operationId,
  page,
  pageOf,
  text,
  time,
  url,
} from '../shapes/basics';
import { orderReason, productCard, record } from '../shapes/plans';

const lead = z.object({
  operation_id: operationId,
  nickname: z.string(),
  record: record.describe('all settled plans that the lead published, losing ones too'),
  published: count.describe('plans open to followers now'),
});

/** What became of one publication: counted, never by name. */
const publication = z.object({
  id,
  product: productCard,
  published_at: time,
  closes_at: time.describe('until then it can be funded'),
  offers: count.describe('followers who were offered it'),
  funded: count.describe('of those, how many put an amount on it'),
  settled: count,
  lost: count.describe('of the settled ones, how many lost money, as records count'),
});

const current = lead.extend({ since: time }).nullable().describe('null: follows nobody');

const followRecord = z.object({
  id,
  event: z.enum(FOLLOW_EVENTS),
  operation_id: operationId.describe('of the lead followed until or from then on'),
  nickname: z.string(),
  time,
  order_ids: z.array(id).describe('orders that came of it, oldest first'),
  orders: z
    .array(
      z.object({
        ...{ id, number: z.string(), title: z.string(), cover_url: url },
        status: z.enum(ORDER_STATUSES),
        reasons: z.array(orderReason),
        net_own: amountMinor.nullable().describe('its result; null before its reports are closed'),
      }),
    )
    .describe('the same, as people know them, and how each stands'),
});

export const list = /* @__PURE__ */ defineCall('assistance.list', {
  access: access.holder,
  summary: 'Follow records',
  description: 'Newest first, with the lead followed now.',
  request: z.strictObject(page),
  response: pageOf(followRecord).extend({ current }),
});

export const follow = /* @__PURE__ */ defineCall('assistance.follow', {
  access: access.holder,
  summary: 'Follow a lead, or stop',
  description:
    'One lead at a time; following never spends. Plans the lead publishes appear as orders that wait to be put.',
  request: z.strictObject({
    operation_id: text(1, 64).nullable().describe('null stops; any other form than 8 digits is an ID error'),
  }),
  response: z.object({ current }),
  reasons: ['operation_id_invalid', 'operation_id_current'],
});

export const leadCard = /* @__PURE__ */ defineCall('assistance.leadCard', {
  access: access.holder,
  summary: 'Public card of a lead',
  description: 'What can be known before following.',
  request: z.strictObject({ operation_id: text(1, 64) }),
  response: lead,
  reasons: ['operation_id_invalid'],
});

export const published = /* @__PURE__ */ defineCall('assistance.published', {
  access: access.holder,
  summary: 'Plans that the person published as a lead',
  description: 'Newest first, each with take-up and outcome. Empty, and `lead` null, for who is no lead.',
  request: z.strictObject(page),
  response: pageOf(publication).extend({
    lead: lead
      .extend({ followers: count.describe('who follow now') })
      .nullable()
      .describe('the person’s own card; null for who may not publish'),
  }),
});

export const publish = /* @__PURE__ */ defineCall('assistance.publish', {
  access: access.holder,
  summary: 'Publish a plan to one’s followers',
  description:
    'For leads. Makes an order that waits to be put, for 7 days, for each present follower, and spends nothing. A product is open to them once at a time: `wrong_state` while it is.',
  request: z.strictObject({ product_id: idParam }),
  response: z.object({ offers: count }),
  reasons: ['no_such_data', 'not_a_lead', 'wrong_state'],
});
