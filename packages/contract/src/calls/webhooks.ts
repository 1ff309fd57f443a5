import { WEBHOOK_ENDS, WEBHOOK_STATES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import {
  count,
  counted,
  countedPageOf,
  id,
  idParam,
  madeWithin,
  pageOf,
  sortedPage,
  staffReason,
  text,
  time,
} from '../shapes/basics';
import { proposal } from '../shapes/console';
import { webhookEvent } from '../shapes/webhooks';

const URL_LENGTH_MAX = 500;

const endpoint = z.object({
  id,
  url: z.string(),
  description: z.string(),
  events: z.array(webhookEvent),
  state: z.enum(WEBHOOK_STATES),
  secret_shown_at: time
    .nullable()
    .describe('null: nobody has seen the secret yet, so nobody can check a signature'),
  may_see_secret: z.boolean().describe('the one who asks proposed it and may see the secret once'),
  secret_kept_by: z
    .string()
    .nullable()
    .describe(
      'username of the last one who saw a secret of it, where they are no admin any more: it must be replaced; null where it need not be',
    ),
  former_until: time
    .nullable()
    .describe('until then the secret before signs too; null where none does, and until the new one was seen'),
  waiting: count,
  given_up: count,
  last_delivered_at: time.nullable(),
  failing_since: time.nullable().describe('of the oldest delivery that was tried and waits'),
  created_at: time,
  ended_at: time.nullable(),
  proposal_id: id.nullable().describe('what waits for another admin'),
});

const delivery = z.object({
  id,
  endpoint_id: id,
  endpoint_state: endpoint.shape.state,
  event: webhookEvent,
  message_id: z.string().describe('the header webhook-id: the same at each try and replay'),
  holder_id: id.nullable().describe('null: of the programme'),
  state: z.enum(['waiting', ...WEBHOOK_ENDS]),
  attempts: count,
  last_status: z.int().nullable().describe('HTTP status of the last answer; null where none came'),
  last_error: z.string().nullable(),
  last_ms: count.nullable().describe('how long the last try took'),
  happened_at: time,
  next_at: time.nullable(),
  body: z
    .string()
    .describe('as it is sent, byte for byte; what is stored where it cannot be written, and so is not sent'),
});

export const list = /* @__PURE__ */ defineCall('consoleWebhook.list', {
  access: access.staff('admin', 'auditor'),
  summary: 'Programs outside that are told of events',
  description: 'Newest first.',
  request: z.strictObject({
    id: idParam.optional(),
    state: endpoint.shape.state.optional(),
    ...sortedPage('created_at'),
  }),
  response: pageOf(endpoint),
});

export const propose = /* @__PURE__ */ defineCall('consoleWebhook.propose', {
  access: access.staff('admin'),
  summary: 'Propose that a program outside is told of events',
  description:
    'A new endpoint, or with `id` another address or other events of one. Another admin accepts it. In live mode the address is https and public, or one that the operator named.',
  request: z.strictObject({
    id: idParam.optional(),
    url: text(10, URL_LENGTH_MAX),
    description: text(1, 200),
    events: z.array(webhookEvent).min(1).max(webhookEvent.options.length),
    reason: staffReason,
  }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});

export const proposeRotation = /* @__PURE__ */ defineCall('consoleWebhook.proposeRotation', {
  access: access.staff('admin'),
  summary: 'Propose a new secret for an endpoint',
  description:
    'Another admin accepts it. The secret before signs too, until 24 hours after the new one was seen.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: proposal,
  reasons: ['no_such_data', 'wrong_state', 'proposal_pending'],
});

export const showSecret = /* @__PURE__ */ defineCall('consoleWebhook.showSecret', {
  access: access.staff('admin'),
  summary: 'See the secret of an endpoint, once',
  description:
    'By the admin who proposed it, once; from then on the secret before signs for 24 hours more. Who lost it proposes a new one.',
  request: z.strictObject({ id: idParam }),
  response: z.object({ secret: z.string().describe('`whsec_` and base64, as Standard Webhooks has it') }),
  reasons: ['no_such_data', 'wrong_state'],
});

export const end = /* @__PURE__ */ defineCall('consoleWebhook.end', {
  access: access.staff('admin'),
  summary: 'End an endpoint',
  description: 'By one admin, at once and for good: nothing more is sent there. What waited is dropped.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: endpoint,
  reasons: ['no_such_data', 'wrong_state'],
});

export const deliveries = /* @__PURE__ */ defineCall('consoleWebhook.deliveries', {
  access: access.staff('admin', 'auditor'),
  summary: 'Events on their way to programs outside',
  description: 'Given up first, the oldest of them first; then the newest.',
  request: z.strictObject({
    endpoint_id: idParam.optional(),
    state: delivery.shape.state.optional(),
    event: webhookEvent.optional(),
    holder_id: idParam.optional(),
    ...madeWithin,
    ...counted,
    ...sortedPage('happened_at'),
  }),
  response: countedPageOf(delivery),
});

export const replay = /* @__PURE__ */ defineCall('consoleWebhook.replay', {
  access: access.staff('admin'),
  summary: 'Send an event again',
  description:
    'One that was delivered or given up, under the same webhook-id: who has it knows it again. Trying begins anew. Refused where the endpoint has ended: nothing more is sent there.',
  request: z.strictObject({ id: idParam }),
  response: delivery,
  reasons: ['no_such_data', 'wrong_state'],
});

export const preview = /* @__PURE__ */ defineCall('consoleWebhook.preview', {
  access: access.staff('admin', 'auditor'),
  summary: 'What an event looks like',
  description: 'Made-up numbers, signed by a secret that everybody knows: to try a receiver with.',
  request: z.strictObject({ event: webhookEvent }),
  response: z.object({
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
    body: z.string(),
    secret: z.string(),
  }),
});
