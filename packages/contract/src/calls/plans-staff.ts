import { NETWORK_TASKS, ORDER_OUTCOMES, ORDER_STATUSES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  count,
  counted,
  countedPageOf,
  id,
  idParam,
  madeWithin,
  networkName,
  ofAmount,
  sortedPage,
  staffReason,
  time,
} from '../shapes/basics';
import { holderRef, staffOrder } from '../shapes/console';
import { orderDetail } from '../shapes/plans';
import { staffReport } from '../shapes/report';

export const list = /* @__PURE__ */ defineCall('consoleOrder.list', {
  access: access.staff(),
  summary: 'Plans of everyone',
  description: 'Newest first.',
  request: z.strictObject({
    status: z.enum(ORDER_STATUSES).optional(),
    holder_id: idParam.optional(),
    network: networkName.optional().describe('that delivers it'),
    product_id: idParam.optional(),
    result: z
      .enum(ORDER_OUTCOMES)
      .optional()
      .describe(
        'of all that was billed, as the record of its product counts it; none: reports are open, or it failed',
      ),
    network_task: z
      .literal('open')
      .optional()
      .describe(
        'that staff have to place with a network without an interface, or have to tell it something of',
      ),
    ...madeWithin,
    ...ofAmount,
    ...counted,
    ...sortedPage('created_at', 'amount'),
  }),
  response: countedPageOf(staffOrder),
});

export const detail = /* @__PURE__ */ defineCall('consoleOrder.detail', {
  access: access.staff(),
  summary: 'One plan',
  description: 'What its holder sees, and the newest 50 reports with what became of each.',
  request: z.strictObject({ id: idParam }),
  response: orderDetail.extend({
    holder: holderRef,
    reports: z.array(staffReport),
    network_tasks: z
      .array(z.object({ id, kind: z.enum(NETWORK_TASKS), created_at: time }))
      .describe(
        'what staff have to tell its network, which has no interface: control, what the holder wants now; cancel, that the run is over',
      ),
  }),
  reasons: ['no_such_data'],
});

export const offer = /* @__PURE__ */ defineCall('consoleOrder.offer', {
  access: access.staff('delivery'),
  summary: 'Offer a plan to a holder',
  description: 'An order that waits to be put, for 7 days. The holder funds it or not.',
  request: z.strictObject({ holder_id: idParam, product_id: idParam, reason: staffReason }),
  response: staffOrder,
  reasons: ['no_such_data', 'wrong_state'],
});

export const place = /* @__PURE__ */ defineCall('consoleOrder.place', {
  access: access.staff('delivery'),
  summary: 'Say that a plan was placed by hand',
  description:
    'With a network without an interface, which cannot accept it by itself. It runs from now; no money moves.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: staffOrder,
  reasons: ['no_such_data', 'wrong_state'],
});

export const tell = /* @__PURE__ */ defineCall('consoleOrder.tell', {
  access: access.staff('delivery'),
  summary: 'Say that a network was told',
  description:
    'What the holder of a running plan wants now, or that the run is over, where the network has no interface. What was wanted after up_to, the newest of network_tasks that was read, is still to be told. No money moves.',
  request: z.strictObject({ id: idParam, up_to: idParam, reason: staffReason }),
  response: staffOrder,
  reasons: ['wrong_state'],
});

export const publish = /* @__PURE__ */ defineCall('consoleOrder.publish', {
  access: access.staff('delivery'),
  summary: 'Publish a lead’s plan to the followers',
  description: 'Makes an order that waits to be put for each present follower. Spends nothing.',
  request: z.strictObject({ lead_id: idParam, product_id: idParam }),
  response: z.object({ offers: count }),
  reasons: ['no_such_data', 'not_a_lead'],
});
