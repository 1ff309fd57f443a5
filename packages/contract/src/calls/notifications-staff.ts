import { NOTIFICATION_CATEGORIES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { APP_LINK_PATTERN } from '../app-links';
import { access, defineCall } from '../core';
import {
  count,
  id,
  idParam,
  language,
  madeWithin,
  noRequest,
  pageOf,
  sortedPage,
  staffReason,
  text,
  time,
} from '../shapes/basics';
import { holderRef, proposal } from '../shapes/console';
import { inEveryLanguage } from '../shapes/languages';

const TITLE_MAX = 120;
const CONTENT_MAX = 4000;
const TEMPLATE_NAME_MAX = 80;
const words = { title: inEveryLanguage(TITLE_MAX), content: inEveryLanguage(CONTENT_MAX) };

const about = {
  category: z.enum(NOTIFICATION_CATEGORIES),
  link: text(1, 200)
    .regex(APP_LINK_PATTERN)
    .optional()
    .describe('route of the app, for instance `/plan/detail?id=17`; nothing else is taken'),
};
const particulars = {
  ...about,
  send_at: time.optional().describe('now where absent; at most 30 days ahead'),
};

const sent = z.object({
  id,
  category: z.enum(NOTIFICATION_CATEGORIES),
  ...words,
  holder: holderRef.nullable().describe('null: to everyone'),
  send_at: time,
  state: z.enum(['scheduled', 'sent', 'withdrawn']),
  recipients: count.nullable().describe('account holders when it was sent; null before, and where unknown'),
  read: count.describe('readers of a broadcast; no more than 1000 are counted'),
  maker: z.string(),
  proposal_id: id.nullable().describe('by which a second person agreed to send it to everyone'),
});

export const list = /* @__PURE__ */ defineCall('consoleNotification.list', {
  access: access.staff('support', 'admin', 'auditor'),
  summary: 'Notifications that staff sent',
  description: 'Newest first.',
  request: z.strictObject({
    id: idParam.optional().describe('that one alone'),
    category: sent.shape.category.optional(),
    state: sent.shape.state.optional(),
    ...madeWithin,
    ...sortedPage('send_at'),
  }),
  response: pageOf(sent),
});

export const recipients = /* @__PURE__ */ defineCall('consoleNotification.recipients', {
  access: access.staff('support', 'admin'),
  summary: 'How many people a notification to everyone reaches',
  description:
    'All account holders at this moment: those who are blocked or have closed their account read theirs too.',
  request: noRequest,
  response: z.object({ everyone: count }),
});

export const send = /* @__PURE__ */ defineCall('consoleNotification.send', {
  access: access.staff('support', 'admin'),
  summary: 'Send a notification to one holder',
  description:
    'Now or later, in the language that the holder reads (`lang`); any other is refused at its field. What it said stays in the record of acts that the holder reads. The same title or content goes to five people in 24 hours at most, whoever writes it; what goes to more is a notification to everyone.',
  request: z.strictObject({
    ...particulars,
    holder: text(1, 64).describe('username, or operation ID'),
    lang: language,
    title: text(1, TITLE_MAX),
    content: text(1, CONTENT_MAX),
  }),
  response: sent,
  reasons: ['same_text_to_many'],
});

export const proposeBroadcast = /* @__PURE__ */ defineCall('consoleNotification.proposeBroadcast', {
  access: access.staff('support', 'admin'),
  summary: 'Propose a notification to everyone',
  description: 'Nobody sees it before another person approves it. It is stored once, not per person.',
  request: z.strictObject({ ...particulars, ...words }),
  response: proposal,
});

export const withdraw = /* @__PURE__ */ defineCall('consoleNotification.withdraw', {
  access: access.staff('support', 'admin'),
  summary: 'Withdraw a notification',
  description:
    'Who has read it keeps it, struck through, and of one to everyone all who had it; nobody else is shown it. What it said stays on record.',
  request: z.strictObject({ id: idParam, reason: staffReason }),
  response: sent,
  reasons: ['no_such_data', 'wrong_state'],
});

const template = z.object({
  id,
  name: z.string(),
  category: about.category,
  ...words,
  link: z.string().nullable(),
  saved_by: z.string(),
  saved_at: time,
});

export const templates = /* @__PURE__ */ defineCall('consoleNotification.templates', {
  access: access.staff('support', 'admin', 'auditor'),
  summary: 'Templates of notifications',
  description: 'What a notification may begin with, in every language; newest first.',
  request: z.strictObject({ category: about.category.optional(), ...sortedPage('name', 'saved_at') }),
  response: pageOf(template),
});

export const saveTemplate = /* @__PURE__ */ defineCall('consoleNotification.saveTemplate', {
  access: access.staff('support', 'admin'),
  summary: 'Save a template of notifications',
  description:
    'A new one where id is absent. It is sent to nobody: what begins with it is sent as any other notification.',
  request: z.strictObject({ id: idParam.optional(), name: text(1, TEMPLATE_NAME_MAX), ...about, ...words }),
  response: template,
  reasons: ['no_such_data'],
});

export const removeTemplate = /* @__PURE__ */ defineCall('consoleNotification.removeTemplate', {
  access: access.staff('support', 'admin'),
  summary: 'Remove a template of notifications',
  description: 'It is offered to nobody from now on. What was sent with it stays as it is.',
  request: z.strictObject({ id: idParam }),
  response: template,
  reasons: ['no_such_data'],
});
