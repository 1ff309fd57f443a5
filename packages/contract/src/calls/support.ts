import { z } from 'zod';
import { access, defineCall } from '../core';
import { LIMITS } from '../limits';
import { count, idParam, noRequest, position, text } from '../shapes/basics';
import {
  attachment,
  conversation,
  message,
  needsContent,
  outgoing,
  range,
  saysSomething,
  socketDown,
} from '../shapes/support';

export const conversations = /* @__PURE__ */ defineCall('support.conversations', {
  access: access.holderOrBlocked,
  summary: 'The person’s conversations',
  description: 'One with each desk, made when first asked for.',
  request: noRequest,
  response: z.object({ items: z.array(conversation) }),
});

export const messages = /* @__PURE__ */ defineCall('support.messages', {
  access: access.holderOrBlocked,
  summary: 'Messages of a conversation',
  description: 'After or before a sequence number; the newest page where neither is given.',
  request: z.strictObject({ conversation_id: idParam, ...range }),
  response: z.object({ conversation, items: z.array(message), more: z.boolean() }),
  reasons: ['no_such_data'],
});

export const send = /* @__PURE__ */ defineCall('support.send', {
  access: access.holderOrBlocked,
  summary: 'Send a message',
  description: 'The same client_id again answers with the message that was made first.',
  request: z.strictObject({ conversation_id: idParam, ...outgoing }).refine(saysSomething, needsContent),
  response: z.object({ message }),
  reasons: ['no_such_data'],
});

export const read = /* @__PURE__ */ defineCall('support.read', {
  access: access.holderOrBlocked,
  summary: 'Mark messages read',
  description: 'All up to a sequence number; never goes back.',
  request: z.strictObject({ conversation_id: idParam, up_to: position }),
  response: z.object({ unread_total: count }),
  reasons: ['no_such_data'],
});

export const rate = /* @__PURE__ */ defineCall('support.rate', {
  access: access.holderOrBlocked,
  summary: 'Rate a conversation that was closed',
  description: 'Once for each closing, changed for 24 hours after. Never needed for anything.',
  request: z.strictObject({
    conversation_id: idParam,
    value: z.int().min(1).max(5),
    words: text(0, LIMITS.noteMax).optional(),
  }),
  response: z.object({ conversation }),
  reasons: ['no_such_data', 'wrong_state'],
});

export const unreadCount = /* @__PURE__ */ defineCall('support.unreadCount', {
  access: access.holderOrBlocked,
  summary: 'How many messages are unread',
  description: 'Over all conversations.',
  request: noRequest,
  response: z.object({ unread_total: count }),
});

export const upload = /* @__PURE__ */ defineCall('support.upload', {
  access: access.holderOrBlocked,
  summary: 'Upload an image or a PDF for the chat',
  description: 'Multipart field `file`, at most 5 MB.',
  request: noRequest,
  response: attachment,
  reasons: ['image_too_large', 'file_type_refused', 'file_acts'],
});

export const file = /* @__PURE__ */ defineCall('support.file', {
  access: access.holderOrBlocked,
  summary: 'A file of the chat',
  description: 'The file itself, only for the two sides of its conversation.',
  request: z.strictObject({ file_id: idParam }),
  response: z.string().describe('the bytes of the file'),
  reasons: ['no_such_data', 'file_lost'],
});

export const transcript = /* @__PURE__ */ defineCall('support.transcript', {
  access: access.holderOrBlocked,
  summary: 'A conversation as a text file',
  description: 'Every message with its time in the zone of X-TZ.',
  request: z.strictObject({ conversation_id: idParam }),
  response: z.string().describe('plain text'),
  reasons: ['no_such_data'],
});

export const socket = /* @__PURE__ */ defineCall('support.socket', {
  access: access.public,
  summary: 'Live chat',
  description:
    'A WebSocket. The first message up is `hello` with the token; the origin is checked. The shape below is what comes down.',
  request: noRequest,
  response: socketDown,
});
