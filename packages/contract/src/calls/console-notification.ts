import { z } from 'zod';
import { access, defineCall } from '../core';
import { NOTIFICATION_CATEGORIES } from '../enums';
import { count, id, pageOf, sortedPage, staffReason, text, time } from '../shapes/basics';
import { inEveryLanguage } from '../shapes/languages';

const words = { title: inEveryLanguage(120), content: inEveryLanguage(4000) };

const sent = z.object({
  id,
  category: z.enum(NOTIFICATION_CATEGORIES),
  ...words,
  holder_id: id.nullable().describe('null: to everyone'),
  send_at: time,
  state: z.enum(['scheduled', 'sent', 'withdrawn']),
  read: count.describe('readers of a broadcast; no more than 1000 are counted'),
  maker: z.string(),
});

export const list = /* @__PURE__ */ defineCall('consoleNotification.list', {
  access: access.staff('support', 'admin', 'auditor'),
  summary: 'Notifications that staff sent',
  description: 'Newest first.',
  request: z.strictObject({
    category: sent.shape.category.optional(),
    state: sent.shape.state.optional(),
    ...sortedPage('send_at'),
  }),
  response: pageOf(sent),
});

export const send = /* @__PURE__ */ defineCall('consoleNotification.send', {
  access: access.staff('support', 'admin'),
  summary: 'Send a notification',
  description: 'To one holder or to everyone, now or later. A broadcast is stored once, not per person.',
  request: z.strictObject({
    category: z.enum(NOTIFICATION_CATEGORIES),
    ...words,
    holder_id: id.optional(),
    send_at: time.optional(),
    link: text(1, 200).regex(/^\//).optional().describe('route inside the app'),
  }),
  response: sent,
  reasons: ['no_such_data'],
});

export const withdraw = /* @__PURE__ */ defineCall('consoleNotification.withdraw', {
  access: access.staff('support', 'admin'),
  summary: 'Withdraw a notification',
  description: 'It is shown to nobody from now on; the record stays.',
  request: z.strictObject({ id, reason: staffReason }),
  response: sent,
  reasons: ['no_such_data', 'wrong_state'],
});
