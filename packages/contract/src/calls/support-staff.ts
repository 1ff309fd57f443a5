import { CHAT_TAGS, CONVERSATION_STATES, SUPPORT_TOPICS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import {
  count,
  id,
  idParam,
  language,
  noRequest,
  pageOf,
  position,
  positiveAmountMinor,
  sortedPage,
  text,
  time,
} from '../shapes/basics';
import {
  attachment,
  message,
  needsContent,
  outgoing,
  range,
  rating,
  saysSomething,
  socketDown,
} from '../shapes/support';
import { note, staffConversation, staffMessage } from '../shapes/support-desk';

const desk = access.staff('support', 'admin');
const readers = access.staff('support', 'admin', 'auditor');
const target = { conversation_id: idParam };

/** The parts of the desk; all of them together is the list without one. */
const DESK_VIEWS = ['mine', 'unassigned', 'waiting', 'snoozed'] as const;
const changed = z.object({ conversation: staffConversation });

const cannedAnswer = z.object({ id, lang: language, title: z.string(), text: z.string() });

export const conversations = /* @__PURE__ */ defineCall('consoleSupport.conversations', {
  access: readers,
  summary: 'Conversations',
  description: 'Longest waiting first.',
  request: z.strictObject({
    view: z
      .enum(DESK_VIEWS)
      .optional()
      .describe(
        'mine: open ones that the caller took; unassigned and waiting: nobody answered yet; snoozed: put off',
      ),
    query: text(0, 100)
      .optional()
      .describe('any part of what was said, three characters or more, or of whom it is with'),
    topic: z.enum(SUPPORT_TOPICS).optional(),
    state: z.enum(CONVERSATION_STATES).optional(),
    tag: z.enum(CHAT_TAGS).optional(),
    party: z
      .enum(['holders', 'guests', 'objecting'])
      .optional()
      .describe('objecting: guests who object to the state of an account and have no answer'),
    holder_id: idParam.optional(),
    ...sortedPage('waiting_since'),
  }),
  response: pageOf(staffConversation),
});

export const messages = /* @__PURE__ */ defineCall('consoleSupport.messages', {
  access: readers,
  summary: 'Messages of a conversation',
  description: 'With the private notes, which the person never sees.',
  request: z.strictObject({ ...target, ...range }),
  response: z.object({
    conversation: staffConversation,
    items: z.array(staffMessage),
    notes: z.array(note).describe('the newest 200, oldest first'),
    ratings: z.array(rating).describe('that the person gave, newest first, no more than 10'),
    more: z.boolean(),
  }),
  reasons: ['no_such_data'],
});

export const ratings = /* @__PURE__ */ defineCall('consoleSupport.ratings', {
  access: readers,
  summary: 'How each desk was rated',
  description: 'Over the last 90 days; of desks, never of persons.',
  request: noRequest,
  response: z.object({
    items: z.array(
      z.object({
        topic: z.enum(SUPPORT_TOPICS),
        count,
        average_hundredths: count.nullable().describe('hundredths of 1 to 5; null where nobody rated'),
      }),
    ),
  }),
});

export const send = /* @__PURE__ */ defineCall('consoleSupport.send', {
  access: desk,
  summary: 'Answer',
  description:
    'Payment details are refused at `text`, also where several answers together carry them: use a payment card.',
  request: z.strictObject({ ...target, ...outgoing }).refine(saysSomething, needsContent),
  response: z.object({ message }),
  reasons: ['no_such_data', 'same_text_to_many'],
});

export const sendCard = /* @__PURE__ */ defineCall('consoleSupport.sendCard', {
  access: desk,
  summary: 'Send a payment card',
  description: 'Made from an approved payee of the registry, never typed.',
  request: z.strictObject({
    ...target,
    client_id: outgoing.client_id,
    payee_id: idParam,
    amount: positiveAmountMinor.optional(),
  }),
  response: z.object({ message }),
  reasons: ['no_such_data', 'payee_not_approved', 'same_text_to_many'],
});

export const addNote = /* @__PURE__ */ defineCall('consoleSupport.addNote', {
  access: desk,
  summary: 'Write a private note',
  description: 'For staff only. The holder reads that one was written.',
  request: z.strictObject({ ...target, text: text(1, LIMITS.feedbackContentMax) }),
  response: z.object({ note }),
  reasons: ['no_such_data'],
});

export const read = /* @__PURE__ */ defineCall('consoleSupport.read', {
  access: desk,
  summary: 'Mark messages read by staff',
  description: 'All up to a sequence number.',
  request: z.strictObject({ ...target, up_to: position }),
  response: changed,
  reasons: ['no_such_data'],
});

export const assign = /* @__PURE__ */ defineCall('consoleSupport.assign', {
  access: desk,
  summary: 'Take or hand over a conversation',
  description: 'To oneself where staff_id is absent.',
  request: z.strictObject({ ...target, staff_id: idParam.optional() }),
  response: changed,
  reasons: ['no_such_data'],
});

export const colleagues = /* @__PURE__ */ defineCall('consoleSupport.colleagues', {
  access: desk,
  summary: 'Who a conversation may be handed to',
  description: 'The names of those who may answer, and nothing else of their accounts. By username.',
  request: noRequest,
  response: z.object({ items: z.array(z.object({ id, username: z.string() })) }),
});

export const counts = /* @__PURE__ */ defineCall('consoleSupport.counts', {
  access: readers,
  summary: 'How much waits at the chat desk',
  description: 'By part of the desk, for the caller. No names, and nothing of what was said.',
  request: noRequest,
  response: z.object({
    mine: count.describe('waiting, taken by the caller and not put off'),
    unassigned: count,
    waiting: count.describe('not put off'),
    snoozed: count.describe('put off, whether they wait or not'),
    unread: count.describe(
      'waiting for the caller or for anybody, with a message that no member of staff read',
    ),
    longest_waiting_since: time.nullable().describe('of all that wait, the ones put off among them'),
    on_duty: z.boolean().describe('the caller takes new chats'),
    agents_on_duty: count,
    open_now: z.boolean().describe('by the opening hours of the general desk'),
    next_change_at: time.nullable(),
  }),
});

export const setDuty = /* @__PURE__ */ defineCall('consoleSupport.setDuty', {
  access: desk,
  summary: 'Go on or off duty',
  description:
    'Whoever is on duty is given new chats; off duty, those of one’s own that wait, then or later, go back to all.',
  request: z.strictObject({ on: z.boolean() }),
  response: z.object({ on_duty: z.boolean() }),
});

export const snooze = /* @__PURE__ */ defineCall('consoleSupport.snooze', {
  access: desk,
  summary: 'Put a conversation off',
  description:
    'Until a time at most 7 days ahead, or back at once where none is named. A message of the person brings it back.',
  request: z.strictObject({ ...target, until: time.optional() }),
  response: changed,
  reasons: ['no_such_data', 'wrong_state'],
});

export const tag = /* @__PURE__ */ defineCall('consoleSupport.tag', {
  access: desk,
  summary: 'Set the tags of a conversation',
  description: 'All of them anew.',
  request: z.strictObject({ ...target, tags: z.array(z.enum(CHAT_TAGS)).max(CHAT_TAGS.length) }),
  response: changed,
  reasons: ['no_such_data'],
});

export const close = /* @__PURE__ */ defineCall('consoleSupport.close', {
  access: desk,
  summary: 'Close a conversation',
  description: 'The next message of the person opens it again.',
  request: z.strictObject(target),
  response: changed,
  reasons: ['no_such_data', 'wrong_state'],
});

export const undo = /* @__PURE__ */ defineCall('consoleSupport.undo', {
  access: desk,
  summary: 'Take back what one did to a conversation',
  description:
    'The caller’s own last assigning, snoozing or closing of it, within a minute and as long as nothing else happened to it since.',
  request: z.strictObject(target),
  response: changed,
  reasons: ['no_such_data', 'wrong_state'],
});

export const upload = /* @__PURE__ */ defineCall('consoleSupport.upload', {
  access: desk,
  summary: 'Upload a PDF for the chat',
  description:
    'Multipart field `file`, at most 5 MB. Text alone: what a picture says cannot be read, and what the text says passes as a message does.',
  request: noRequest,
  response: attachment,
  reasons: ['image_too_large', 'file_type_refused', 'file_acts', 'file_unreadable'],
});

export const file = /* @__PURE__ */ defineCall('consoleSupport.file', {
  access: readers,
  summary: 'A file of the chat',
  description: 'The file itself.',
  request: z.strictObject({ file_id: idParam }),
  response: z.string().describe('the bytes of the file'),
  reasons: ['no_such_data', 'file_lost'],
});

export const cannedAnswers = /* @__PURE__ */ defineCall('consoleSupport.cannedAnswers', {
  access: readers,
  summary: 'Canned answers',
  description: 'Per language, newest first.',
  request: z.strictObject({ lang: language.optional(), ...sortedPage('title') }),
  response: pageOf(cannedAnswer),
});

export const saveCannedAnswer = /* @__PURE__ */ defineCall('consoleSupport.saveCannedAnswer', {
  access: desk,
  summary: 'Save a canned answer',
  description: 'A new one where id is absent.',
  request: z.strictObject({
    id: idParam.optional(),
    lang: language,
    title: text(1, 80),
    text: text(1, LIMITS.feedbackContentMax),
  }),
  response: cannedAnswer,
  reasons: ['no_such_data'],
});

export const removeCannedAnswer = /* @__PURE__ */ defineCall('consoleSupport.removeCannedAnswer', {
  access: desk,
  summary: 'Remove a canned answer',
  description: 'It is offered to nobody from now on. What was sent with it stays as it is.',
  request: z.strictObject({ id: idParam }),
  response: cannedAnswer,
  reasons: ['no_such_data'],
});

export const socket = /* @__PURE__ */ defineCall('consoleSupport.socket', {
  access: access.public,
  summary: 'Live chat, staff’s side',
  description: 'A WebSocket as the holders’ one; the first message up is `hello` with the staff token.',
  request: noRequest,
  response: socketDown,
});
