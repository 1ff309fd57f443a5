import { z } from 'zod';
import { id, time } from './basics';
import { message } from './support';

/** What a holder said and did around a claim, for whoever decides about it (docs/domain/proposals.md#what-a-checker-sees). */
export const holderTraces = {
  conversation_id: id
    .nullable()
    .describe('of the chat with the newest message; of a top-up, of the desk that it was asked from'),
  said: z
    .array(
      z.object({
        ...{ from: message.shape.from, kind: message.shape.kind, sent_at: time },
        by: z.string().describe('username of who wrote it; empty of the programme itself'),
        text: z.string().describe('its beginning; may be empty'),
      }),
    )
    .nullable()
    .describe(
      'the last five messages of that chat, oldest first; null of all but top-ups and withdrawals, and for those who do not decide',
    ),
  sign_ins: z
    .array(
      z.object({
        time,
        device: z.string().describe('what the browser says of itself; may be empty'),
        device_since: time.describe('the first sign-in from such a device'),
        is_new: z.boolean().describe('such a device was seen first within 7 days'),
      }),
    )
    .nullable()
    .describe('the last five, newest first; null where `said` is'),
};
