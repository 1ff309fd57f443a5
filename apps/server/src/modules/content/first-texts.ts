import { content, contentVersion, type EveryLanguage, eq, inserted, type Tx } from '@fairlead/db';
import { LANGUAGES, type Language, type PlainKey, type Translate } from '@fairlead/i18n';
import { createServerTranslate } from '@fairlead/i18n/server';
import { type ContentKind, LEGAL_KINDS, type LegalKind } from '@fairlead/vocabulary';
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
        [language, await createServerTranslate(language, ['core', 'notices', 'plans', 'legal'])] as const,
    ),
  );

const publish = async (
  tx: Tx,
  { kind, position }: { readonly kind: ContentKind; readonly position: number },
  words: { readonly title: EveryLanguage; readonly text: EveryLanguage },
  now: Date,
): Promise<void> => {
  const row = inserted(
    await tx.orm
      .insert(content)
      .values({ kind, version: 1, publishedVersion: 1, publishedAt: now })
      .returning({ id: content.id }),
  );
  await tx.orm.insert(contentVersion).values({
    ...{ contentId: row.id, version: 1, position, ...words },
    ...{ changedBy: NOBODY, changedAt: now },
  });
};

type Translators = Awaited<ReturnType<typeof translators>>;

const inEvery = (languages: Translators, say: (t: Translate) => string): EveryLanguage =>
  Object.fromEntries(languages.map(([language, t]) => [language, say(t)]));

/** The questions and rules, where no text is there at all. */
const publishQuestions = async (tx: Tx, languages: Translators, now: Date): Promise<number> => {
  const [known] = await tx.orm.select({ id: content.id }).from(content).limit(1);
  if (known !== undefined) return 0;
  for (const [position, { kind, title, text }] of FIRST.entries())
    await publish(
      tx,
      { kind, position },
      { title: inEvery(languages, (t) => t(title)), text: inEvery(languages, (t) => t(text)) },
      now,
    );
  return FIRST.length;
};

/** A template that the operator replaces; an installation from before there were such texts gets it too. */
const publishLegal = async (
  tx: Tx,
  languages: Translators,
  { kind, operator }: { readonly kind: LegalKind; readonly operator: string | null },
  now: Date,
): Promise<number> => {
  const [known] = await tx.orm
    .select({ id: content.id })
    .from(content)
    .where(eq(content.kind, kind))
    .limit(1);
  if (known !== undefined) return 0;
  const text = inEvery(languages, (t) =>
    t(`legal.${kind}.text`, { operator: operator ?? t('legal.noOperator') }),
  );
  const title = inEvery(languages, (t) => t(`${kind}.title`));
  await publish(tx, { kind, position: FIRST.length }, { title, text }, now);
  return 1;
};

/**
 * Publishes the words that the product comes with, where there are none yet: what people read from the first day on,
 * and what staff begin from. Words that staff wrote are never touched, whatever a later release brings.
 */
export const publishFirstTexts = ({ database, clock, config }: Services): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const languages = await translators();
    const now = clock.now();
    let texts = await publishQuestions(tx, languages, now);
    const operator = config.operator.legalName;
    for (const kind of LEGAL_KINDS) texts += await publishLegal(tx, languages, { kind, operator }, now);
    if (texts === 0) return;
    await audit(tx, {
      actor: { type: 'system' },
      act: 'first texts',
      subjectType: 'content',
      after: { texts },
      time: now,
    });
  });
