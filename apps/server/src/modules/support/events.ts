import { TOPUP_STATES } from '@fairlead/contract';
import type { Reader } from '@fairlead/db';
import { z } from 'zod';

/** The channel on which nodes tell each other what happened in a conversation. */
export const SUPPORT_CHANNEL = 'support_event';

const side = z.enum(['holder', 'staff']);

const supportEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), holderId: z.int(), conversationId: z.int(), sequence: z.int() }),
  z.object({
    type: z.literal('typing'),
    holderId: z.int(),
    conversationId: z.int(),
    by: side,
    name: z.string(),
  }),
  z.object({
    type: z.literal('progress'),
    holderId: z.int(),
    conversationId: z.int(),
    by: side,
    deliveredUpTo: z.int(),
    readUpTo: z.int(),
  }),
  z.object({ type: z.literal('closed'), holderId: z.int(), conversationId: z.int() }),
  z.object({
    type: z.literal('topup'),
    holderId: z.int(),
    conversationId: z.int(),
    topUpId: z.int(),
    amountMinor: z.int(),
    postedMinor: z.int().nullable(),
    state: z.enum(TOPUP_STATES),
  }),
]);

/** What happened, small enough for a notification: messages themselves are read from their table. */
export type SupportEvent = z.output<typeof supportEvent>;

/** Tells every node, this one too, when the transaction is committed; in the order of commits. */
export const tellNodes = async (reader: Reader, event: SupportEvent): Promise<void> => {
  await reader.query('select pg_notify($1, $2)', [SUPPORT_CHANNEL, JSON.stringify(event)]);
};

/** Null for what another release of the program may have sent. */
export const parseEvent = (payload: string): SupportEvent | null => {
  try {
    return supportEvent.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
};
