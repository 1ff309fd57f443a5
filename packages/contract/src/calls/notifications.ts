import { NOTIFICATION_CATEGORIES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { count, fieldIssue, id, idParam, noRequest, page, pageOf, time } from '../shapes/basics';

const notification = z.object({
  id,
  category: z.enum(NOTIFICATION_CATEGORIES),
  title: z.string().describe('in the language of the person'),
  content: z.string().describe('plain text'),
  read: z.boolean(),
  by_staff: z
    .boolean()
    .describe('staff wrote it, or a reason or an answer in it: shown with what they never ask for'),
  withdrawn: z.boolean().describe('taken back after the person had read it: stays, struck through'),
  created_at: time,
  head: z
    .object({ entry: id, hash: z.string().regex(/^[0-9a-f]{16}$/) })
    .nullable()
    .describe(
      "the last entry of the person's chain when it was written, and the beginning of its hash: a statement must show the same",
    ),
  link: z.string().nullable().describe('route inside the app, for instance /plan/detail?id=17'),
});

const unread = z.object({ unread_total: count.describe('no more than 100 are counted') });

export const list = /* @__PURE__ */ defineCall('notification.list', {
  access: access.holderOrBlocked,
  summary: 'Notifications',
  description: 'Newest first, broadcasts and personal ones together.',
  request: z.strictObject({
    category: z.enum(NOTIFICATION_CATEGORIES).optional(),
    filter: z.enum(['all', 'unread', 'read']).optional().describe("'all' where absent"),
    ...page,
  }),
  response: pageOf(notification).extend(unread.shape),
});

export const read = /* @__PURE__ */ defineCall('notification.read', {
  access: access.holderOrBlocked,
  summary: 'Mark notifications read',
  description: 'Some by id, or all up to one: a notice that arrives meanwhile stays unread.',
  request: z
    .strictObject({
      ids: z.array(idParam).min(1).max(100).optional(),
      all: z.literal(true).optional(),
      up_to: idParam.optional().describe('newest id that the person saw; needed with all'),
      category: z.enum(NOTIFICATION_CATEGORIES).optional().describe('with all: only these'),
    })
    .refine((value) => (value.ids === undefined) !== (value.all === undefined), fieldIssue('required', 'ids'))
    .refine(
      (value) => (value.all === undefined) === (value.up_to === undefined),
      fieldIssue('required', 'up_to'),
    ),
  response: unread,
  reasons: ['no_such_data'],
});

export const unreadCount = /* @__PURE__ */ defineCall('notification.unreadCount', {
  access: access.holderOrBlocked,
  summary: 'How many are unread',
  description: 'Of all categories; the bell shows 99+ above 99.',
  request: noRequest,
  response: unread,
});
