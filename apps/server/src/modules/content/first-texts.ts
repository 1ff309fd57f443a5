import { content, contentVersion, type EveryLanguage, inserted } from '@fairlead/db';
import { LANGUAGES, type Language, type PlainKey, type Translate } from '@fairlead/i18n';
import { createServerTranslate } from '@fairlead/i18n/server';
import type { ContentKind } from '@fairlead/vocabulary';
import type { Services } from '../../http/services';
import { audit } from '../audit';

/** Nodes that start together write the first texts one after the other. */
const LOCK = 7_281_948;
/** The product itself wrote them, no member of staff. */
const NOBODY = 0;

const QUESTIONS = ['learningPhase', 'whereIsMyMoney', 'canILose', 'withdraw', 'topUp'] as const;

interface FirstText {
  readonly kind: ContentKind;
  readonly title: PlainKey;
  readonly text: PlainKey;
}

const FIRST: readonly FirstText[] = [
  ...QUESTIONS.map(
    (name): FirstText => ({ kind: 'faq', title: `faq.${name}.question`, text: `faq.${name}.answer` }),
  ),
  { kind: 'rules', title: 'rules.title', text: 'rules.text' },
  { kind: 'activity_rules', title: 'activities.rules', text: 'activityRules.text' },
];

const translators = (): Promise<(readonly [string, Translate])[]> =>
  Promise.all(
    (Object.keys(LANGUAGES) as Language[]).map(
      async (language) =>
        [language, await createServerTranslate(language, ['core', 'notices', 'plans'])] as const,
    ),
  );

/**
 * Publishes the words that the product comes with, where there are none yet: what people read from the first day on,
 * and what staff begin from. Words that staff wrote are never touched, whatever a later release brings.
 */
export const publishFirstTexts = ({ database, clock }: Services): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const [known] = await tx.orm.select({ id: content.id }).from(content).limit(1);
    if (known !== undefined) return;
    const languages = await translators();
    const everyLanguage = (key: PlainKey): EveryLanguage =>
      Object.fromEntries(languages.map(([language, t]) => [language, t(key)]));
    const now = clock.now();
    for (const [position, { kind, title, text }] of FIRST.entries()) {
      const row = inserted(
        await tx.orm
          .insert(content)
          .values({ kind, version: 1, publishedVersion: 1, publishedAt: now })
          .returning({ id: content.id }),
      );
      const words = { title: everyLanguage(title), text: everyLanguage(text) };
      await tx.orm.insert(contentVersion).values({
        ...{ contentId: row.id, version: 1, position, ...words },
        ...{ changedBy: NOBODY, changedAt: now },
      });
    }
    await audit(tx, {
      actor: { type: 'system' },
      act: 'first texts',
      subjectType: 'content',
      after: { texts: FIRST.length },
      time: now,
    });
  });
