import { CONVERSATION_STATES, GUEST_TOPICS, SUPPORT_TOPICS } from '@fairlead/vocabulary';
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
import { holderRef } from '../shapes/console';
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

const desk = access.staff('support', 'admin');
const readers = access.staff('support', 'admin', 'auditor');
const target = { conversation_id: idParam };

const staffConversation = z.object({
  id,
  topic: z.enum(SUPPORT_TOPICS),
  state: z.enum(CONVERSATION_STATES),
  holder: holderRef.nullable().describe('null: a guest'),
  guest: z
    .object({
      case_number: z.string(),
      name: z.string(),
      email: z.string().nullable(),
      username: z
        .string()
        .nullable()
        .describe('of the account it is about, as the guest wrote it; proves nothing'),
      topic: z.enum(GUEST_TOPICS).nullable().describe('what the guest says that it is about'),
      objecting: z.boolean().describe('objects to the state of an account and has no answer yet'),
    })
    .nullable(),
  lang: language,
  assigned_to: z.string().nullable(),
  last_sequence: count,
  delivered_up_to: count.describe('to the person; 0 for a guest, whose page says nothing of it'),
  read_up_to: count.describe('by the person; 0 for a guest'),
  unread: count.describe('by staff; no more than 100 are counted'),
  waiting_since: time.nullable(),
  member: z.boolean().describe('has a membership: answered first'),
});

const note = z.object({ id, text: z.string(), by: z.string(), time });

const cannedAnswer = z.object({ id, lang: language, title: z.string(), text: z.string() });

export const conversations = /* @__PURE__ */ defineCall('consoleSupport.conversations', {
  access: readers,
  summary: 'Conversations',
  description: 'Longest waiting first.',
  request: z.strictObject({
    topic: z.enum(SUPPORT_TOPICS).optional(),
    state: z.enum(CONVERSATION_STATES).optional(),
    assigned: z.enum(['me', 'nobody']).optional(),
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
    items: z.array(message),
    notes: z.array(note),
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
  description: 'For staff only.',
  request: z.strictObject({ ...target, text: text(1, LIMITS.feedbackContentMax) }),
  response: z.object({ note }),
  reasons: ['no_such_data'],
});

export const read = /* @__PURE__ */ defineCall('consoleSupport.read', {
  access: desk,
  summary: 'Mark messages read by staff',
  description: 'All up to a sequence number.',
  request: z.strictObject({ ...target, up_to: position }),
  response: z.object({ conversation: staffConversation }),
  reasons: ['no_such_data'],
});

export const assign = /* @__PURE__ */ defineCall('consoleSupport.assign', {
  access: desk,
  summary: 'Take or hand over a conversation',
  description: 'To oneself where staff_id is absent.',
  request: z.strictObject({ ...target, staff_id: idParam.optional() }),
  response: z.object({ conversation: staffConversation }),
  reasons: ['no_such_data'],
});

export const colleagues = /* @__PURE__ */ defineCall('consoleSupport.colleagues', {
  access: desk,
  summary: 'Who a conversation may be handed to',
  description: 'The names of those who may answer, and nothing else of their accounts. By username.',
  request: noRequest,
  response: z.object({ items: z.array(z.object({ id, username: z.string() })) }),
});

export const close = /* @__PURE__ */ defineCall('consoleSupport.close', {
  access: desk,
  summary: 'Close a conversation',
  description: 'The next message of the person opens it again.',
  request: z.strictObject(target),
  response: z.object({ conversation: staffConversation }),
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
  reasons: ['no_such_data'],
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

export const socket = /* @__PURE__ */ defineCall('consoleSupport.socket', {
  access: access.public,
  summary: 'Live chat, staff’s side',
  description: 'A WebSocket as the holders’ one; the first message up is `hello` with the staff token.',
  request: noRequest,
  response: socketDown,
});
