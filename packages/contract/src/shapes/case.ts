import {
  ACCOUNT_LINKS,
  ACCOUNT_STATES,
  HOLDER_NOTES,
  HOLDER_TAGS,
  TIMELINE_KINDS,
} from '@fairlead/vocabulary';
import { z } from 'zod';
import { amountMinor, count, id, time } from './basics';
import { holderRef } from './console';

/** Where something of a case is looked at: the page of the console that knows it, by its number. */
const link = z.object({ kind: z.string().describe('order, withdrawal, topup, proposal …'), id });

/** One thing that happened on the account of a holder, whatever the matter. */
export const timelineEvent = z.object({
  id: z.string().describe('its matter and its number there'),
  kind: z.enum(TIMELINE_KINDS),
  time,
  what: z.string().describe('a code of its matter: kind of entry, status of the plan, call of the act …'),
  about: z
    .string()
    .describe('number of the plan, device, method, words of a note, title of a notice; may be empty'),
  amount: amountMinor.nullable(),
  actor: z
    .string()
    .nullable()
    .describe(
      'username of staff, "staff" where none is kept, "holder", "network", "programme" or "system"; null where nobody acted',
    ),
  link: link.nullable(),
});

const holderNote = z.object({
  id,
  kind: z.enum(HOLDER_NOTES),
  text: z.string().describe('words, or the code of a tag'),
  by: z.string().describe('username of the member of staff'),
  time,
});

/** Where a holder is or was paid; of the number the last four only. */
const caseDestination = z.object({
  method: z.string(),
  last_four: z.string(),
  beneficiary: z.string().nullable().describe('null of a former one'),
  set_at: time,
  until: time.nullable().describe('null: payouts go there now'),
  usable_from: time.nullable().describe('null of a former one'),
  paid_times: count,
  paid_amount: amountMinor,
});

const linkedAccount = z.object({
  holder: holderRef,
  state: z.enum(ACCOUNT_STATES),
  created_at: time,
  links: z.array(
    z.object({
      link: z.enum(ACCOUNT_LINKS),
      about: z.string().describe('last four, beginning of the key, or the device; may be empty'),
    }),
  ),
});

const upTo100 = count.max(100).describe('100: that many or more');

/** What stands beside the figures of a case. */
export const caseFacts = z.object({
  counts: z
    .object({ plans: upTo100, talks: upTo100 })
    .describe('plans; chats, disputes and feedback; of lists that the roles open'),
  destinations: z
    .array(caseDestination)
    .nullable()
    .describe(
      'the present one first, then at most 20 former ones; null where the roles do not open withdrawals',
    ),
  shown_whole: z
    .array(z.object({ time, by: z.string() }))
    .nullable()
    .describe(
      'who of staff was shown the whole number, newest 20; null where the roles do not open the record',
    ),
  linked: z.array(linkedAccount).describe('at most 50'),
  linked_more: z.boolean().describe('there are more than these'),
  tags: z.array(z.enum(HOLDER_TAGS)),
  notes: z.array(holderNote).describe('newest 50, tags set and taken off among them'),
});
