import { CHANNELS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, counted, countedPageOf, id, idParam, madeWithin, sortedPage, time } from '../shapes/basics';
import { holderRef } from '../shapes/console';

const message = z.object({
  id,
  channel: z.enum(CHANNELS),
  kind: z.string().describe('notice, or the name of an e-mail of security'),
  holder: holderRef.nullable().describe('null: to somebody without an account'),
  target: z.string().describe('the address or number, its middle left out; of push, the number of a device'),
  state: z.enum(['waiting', 'given_up', 'sent', 'dropped']),
  attempts: count,
  last_error: z.string().nullable(),
  can_retry: z.boolean().describe('given up, and of use still'),
  created_at: time,
  next_at: time.nullable(),
});

export const list = /* @__PURE__ */ defineCall('consoleMessage.list', {
  access: access.staff('support', 'auditor', 'admin'),
  summary: 'Messages outside the app',
  description:
    'E-mails, push messages and text messages: given up first, the oldest of them first; then the newest.',
  request: z.strictObject({
    state: message.shape.state.optional(),
    channel: message.shape.channel.optional(),
    ...madeWithin,
    ...counted,
    ...sortedPage('created_at'),
  }),
  response: countedPageOf(message),
});

export const retry = /* @__PURE__ */ defineCall('consoleMessage.retry', {
  access: access.staff('support', 'admin'),
  summary: 'Try a message again that was given up',
  description: 'To the same address. What held a code or a link that ended is not tried again.',
  request: z.strictObject({ id: idParam }),
  response: message,
  reasons: ['no_such_data', 'wrong_state'],
});
