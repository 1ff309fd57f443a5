import { z } from 'zod';
import { done } from '../../http/answer';
import { defineKind, type ProposalDraft } from '../proposals';
import { lockText, publishText } from './publish-text';

/** No money moves: the amount is 0. The words are stated, so that who agrees reads what is agreed on. */
const payload = z.looseObject({ amountMinor: z.literal(0), version: z.number() });

/** A text that states money rules is read by people when a second person agrees. */
export const contentVersionKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async () => [],
  approve: async (tx, row, { version }, now) => {
    const published = await publishText(tx, Number(row.subjectId), version, now);
    return published.ok ? done([]) : published;
  },
});

/**
 * Proposes that people read a draft from now on: states every language whose words change, as they are and as they would
 * be, the English always, beside which the others are read, and its place.
 */
export const draftContentVersion: ProposalDraft<'consoleContent.proposeText'> = async (
  tx,
  { id, reason },
) => {
  const locked = await lockText(tx, id);
  if (!locked.ok) return locked;
  const { row, draft, published } = locked.data;
  const stated = Object.keys(draft.text).filter(
    (language) =>
      language === 'en' ||
      draft.text[language] !== published?.text[language] ||
      draft.title[language] !== published?.title[language],
  );
  const words = stated.flatMap((language) => [
    [`title_${language}`, draft.title[language]],
    [`text_${language}`, draft.text[language]],
    ...(published === undefined
      ? []
      : [
          [`former_title_${language}`, published.title[language]],
          [`former_text_${language}`, published.text[language]],
        ]),
  ]);
  return done({
    kind: 'content_version',
    subjectType: 'content',
    subjectId: row.id,
    payload: {
      ...{ amountMinor: 0, title: draft.title['en'], content: row.kind, version: draft.version },
      ...{ position: draft.position, reason, ...Object.fromEntries(words) },
    },
  });
};
