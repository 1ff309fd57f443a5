import { CHAT_TAGS, CONVERSATION_STATES, GUEST_TOPICS, SUPPORT_TOPICS } from '@fairlead/vocabulary';
import { z } from 'zod';
import { count, id, language, time } from './basics';
import { holderRef } from './console';
import { message } from './support';

/** A conversation as the desk sees it. */
export const staffConversation = z.object({
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
  last_message: z
    .object({
      from: message.shape.from,
      kind: message.shape.kind,
      text: z.string().describe('its beginning'),
      sent_at: time,
    })
    .nullable(),
  waiting_since: time.nullable(),
  answer_due_at: time
    .nullable()
    .describe('by the service level, within opening hours; null where nothing waits'),
  snoozed_until: time.nullable().describe('put off; null where it is not, or the time is over'),
  tags: z.array(z.enum(CHAT_TAGS)),
  member: z.boolean().describe('has a membership: answered first'),
});

/** A message as the desk sees it: the person is told that the desk wrote, the desk who of it. */
export const staffMessage = message.extend({
  by: z.string().nullable().describe('username of the member of staff who wrote it'),
});

export const note = z.object({ id, text: z.string(), by: z.string(), time });
