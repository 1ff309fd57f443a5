import {
  CHAT_FILE_TYPES,
  CONVERSATION_STATES,
  MESSAGE_KINDS,
  SUPPORT_TOPICS,
  TOPUP_STATES,
} from '@fairlead/vocabulary';
import { z } from 'zod';
import { LIMITS } from '../limits';
import { count, fieldIssue, id, idParam, position, positiveAmountMinor, text, time, url } from './basics';
import { paymentCard } from './topups';

export const attachment = z.object({
  file_id: id,
  name: z.string(),
  type: z.enum(CHAT_FILE_TYPES),
  bytes: count,
  url: url.describe('GET /support/file; asks for the token'),
});

/** A top-up case as it stands now. */
const topupCase = z.object({
  id,
  amount: positiveAmountMinor.describe('asked for'),
  posted_amount: positiveAmountMinor.nullable().describe('what arrived and was posted'),
  state: z.enum(TOPUP_STATES),
});

/** A message as both sides see it. `sequence` grows by one within a conversation, without gaps. */
export const message = z.object({
  id,
  sequence: count,
  client_id: z.string().nullable().describe('made by the sender: the same sent twice is one message'),
  from: z.enum(['holder', 'guest', 'staff', 'programme']),
  name: z.string().describe('shown name of the sender'),
  kind: z.enum(MESSAGE_KINDS),
  text: z.string().describe('may be empty'),
  attachments: z.array(attachment),
  card: paymentCard.nullable(),
  topup: topupCase.nullable(),
  sent_at: time,
});
export type Message = z.output<typeof message>;

export const openingHours = z.object({
  time_zone: z.string(),
  open_now: z.boolean(),
  next_change_at: time.nullable(),
  weekly: z.array(z.object({ weekday: z.int().min(1).max(7), from: z.string(), to: z.string() })),
});

/** What a person thought of a conversation that staff closed (docs/domain/support.md#ratings). */
export const rating = z.object({
  value: z.int().min(1).max(5),
  words: z.string().describe('may be empty'),
  rated_at: time,
  closed_at: time.describe('the closing that it is about'),
});

/** One person’s conversation with one desk. */
export const conversation = z.object({
  id,
  topic: z.enum(SUPPORT_TOPICS),
  state: z.enum(CONVERSATION_STATES),
  last_sequence: count,
  read_up_to: count.describe('by the person'),
  delivered_to_staff: count,
  read_by_staff: count,
  unread: count.describe('no more than 100 are counted'),
  opening_hours: openingHours,
  expected_wait_seconds: count
    .nullable()
    .describe('half of the answers of the last 7 days came sooner; null where there were too few'),
  last_message: z
    .object({ from: message.shape.from, kind: message.shape.kind, text: z.string(), sent_at: time })
    .nullable(),
  closed_at: time.nullable().describe('when staff closed it last'),
  rating: rating
    .extend({ until: time.describe('may be changed until then') })
    .nullable()
    .describe('what the person gave for the last closing'),
  notice: z.string().describe('fixed line: staff never ask for a password, nor for money to release money'),
});
export type Conversation = z.output<typeof conversation>;

/** What a sender writes; text, files or both. */
export const outgoing = {
  client_id: text(8, 64).describe('made by the sender; the same again is answered, not repeated'),
  text: text(0, LIMITS.feedbackContentMax).optional(),
  file_ids: z.array(idParam).max(6).optional(),
};

export const saysSomething = (value: {
  text?: string | undefined;
  file_ids?: readonly unknown[] | undefined;
}): boolean => (value.text ?? '').trim() !== '' || (value.file_ids ?? []).length > 0;

export const needsContent = fieldIssue('required', 'text');

/** Where to read on: after the last one known, or backwards before the oldest one known. */
export const range = {
  after: position.optional().describe('messages with a greater sequence, oldest first'),
  before: position.optional().describe('messages with a smaller sequence, newest first'),
  limit: z.int().min(1).max(LIMITS.pageSizeMax).optional(),
};

/** What goes up the socket; the first must be `hello`. */
export const socketUp = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    token: z.string().describe('the X-CT token: never in an address'),
    seen: z.array(z.strictObject({ conversation_id: idParam, sequence: position })).max(200),
  }),
  z.strictObject({ type: z.literal('typing'), conversation_id: idParam }),
  z.strictObject({ type: z.literal('delivered'), conversation_id: idParam, up_to: position }),
  z.strictObject({ type: z.literal('read'), conversation_id: idParam, up_to: position }),
  z.strictObject({ type: z.literal('pong') }),
]);
export type SocketUp = z.input<typeof socketUp>;
/** The same as whoever hears it is given it. */
export type ParsedUp = z.output<typeof socketUp>;

/** What comes down the socket. A gap in `sequence` means: read the messages after the last one known. */
export const socketDown = z.discriminatedUnion('type', [
  z
    .object({ type: z.literal('ready'), unread_total: count })
    .describe('what is shown may be out of date: read the newest messages anew. May come again'),
  z.object({ type: z.literal('message'), conversation_id: id, message }),
  z.object({ type: z.literal('typing'), conversation_id: id, from: z.string() }),
  z.object({
    type: z.literal('progress'),
    conversation_id: id,
    delivered_up_to: count,
    read_up_to: count,
  }),
  z
    .object({ type: z.literal('topup'), conversation_id: id, topup: topupCase })
    .describe('a case that stands in the conversation has moved on'),
  z
    .object({ type: z.literal('closed'), conversation_id: id })
    .describe('staff closed the conversation, or took the closing back: read it anew'),
  z.object({ type: z.literal('unread'), unread_total: count }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('refused'), reason: z.string() }),
]);
export type SocketDown = z.output<typeof socketDown>;
