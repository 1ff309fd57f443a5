import { FOLLOW_EVENTS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, id, operationId, page, pageOf, text, time } from '../shapes/basics';
import { record } from '../shapes/plans';

const lead = z.object({
  operation_id: operationId,
  nickname: z.string(),
  record: record.describe('all settled plans that the lead published, losing ones too'),
  published: count.describe('plans open to followers now'),
});

const current = lead.extend({ since: time }).nullable().describe('null: follows nobody');

const followRecord = z.object({
  id,
  event: z.enum(FOLLOW_EVENTS),
  operation_id: operationId.describe('of the lead followed until or from then on'),
  nickname: z.string(),
  time,
  order_ids: z.array(id).describe('orders that came of it'),
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
