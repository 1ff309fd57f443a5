import { NOTIFICATION_CATEGORIES } from '@fairlead/contract';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { defineKind, type ProposalDraft } from '../proposals';
import { countReached, sendBroadcast } from './broadcast';
import { isTooFarAhead } from './publish';

/** No money moves: the amount is 0. The words stand beside, by language, so that who agrees reads all of them. */
const payload = z
  .object({
    amountMinor: z.literal(0),
    title: z.string(),
    category: z.enum(NOTIFICATION_CATEGORIES),
    link: z.string(),
    sendAt: z.string(),
  })
  .catchall(z.string());

const TITLE = 'title_';
const TEXT = 'text_';

/** The words of one part by language, out of fields such as `title_de`. */
const wordsOf = (stated: z.output<typeof payload>, part: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stated).flatMap(([name, words]) =>
      name.startsWith(part) ? [[name.slice(part.length), String(words)]] : [],
    ),
  );

/** A notification to everyone goes out when a second person agrees. */
export const broadcastKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async () => [],
  approve: async (tx, row, stated, now) => {
    const { category, link, sendAt } = stated;
    const words = { title: wordsOf(stated, TITLE), content: wordsOf(stated, TEXT) };
    const sending = { category, words, link: link === '' ? null : link, makerId: row.makerId };
    await sendBroadcast(tx, row.id, { ...sending, sendAt: sendAt === '' ? now : new Date(sendAt) }, now);
    return done([]);
  },
  facts: async (reader, row) => [
    { name: 'counted_recipients', value: String(await countReached(reader, row.id)) },
  ],
});

/** Proposes to tell everyone something. */
export const draftBroadcast: ProposalDraft<'consoleNotification.proposeBroadcast'> = async (
  _tx,
  { category, title, content, link = '', send_at: sendAt = '' },
  { now },
) => {
  if (sendAt !== '' && isTooFarAhead(new Date(sendAt), now))
    return refuse('invalid_fields', { fields: { send_at: 'too_big' } });
  const words = Object.entries(title).flatMap(([language, words]) => [
    [`${TITLE}${language}`, words],
    [`${TEXT}${language}`, content[language as keyof typeof content]],
  ]);
  return done({
    kind: 'broadcast',
    subjectType: 'notification',
    payload: {
      ...{ amountMinor: 0, title: title.en, category, link, sendAt },
      ...Object.fromEntries(words),
    },
  });
};
