import type { Language, RequestOf } from '@fairlead/contract';
import type { save } from '@fairlead/contract/calls/products';
import { languages } from '../../shared/lib/languages';
import type { Product } from './fields';
import { productStrings } from './strings';

/** What a product says; its title is a name, the same in every language. */
export const PARTS = ['put_content', 'put_rule', 'user_targeting', 'game_description'] as const;
export type Part = (typeof PARTS)[number];
export const PART_LABELS: Readonly<Record<Part, string>> = {
  put_content: productStrings.putContent,
  put_rule: productStrings.putRule,
  user_targeting: productStrings.targeting,
  game_description: productStrings.game,
};

export type Translated = Exclude<Language, 'en'>;
/** English stands in the product itself. */
export const translated = languages.filter((language): language is Translated => language !== 'en');

export type TranslationField = `${Part}_${Translated}`;
export type TranslationDraft = Readonly<Record<TranslationField, string>>;
type Translations = NonNullable<RequestOf<typeof save>['translations']>;

/** What stands there now, field by field. */
export const draftOf = ({ translations }: Product): TranslationDraft =>
  Object.fromEntries(
    translated.flatMap((language) =>
      PARTS.map((part) => [`${part}_${language}`, translations[language]?.[part] ?? '']),
    ),
  ) as TranslationDraft;

/** What was written in one language, part by part. */
export const saidIn = (draft: TranslationDraft, language: Translated): Record<Part, string> =>
  Object.fromEntries(PARTS.map((part) => [part, draft[`${part}_${language}`].trim()])) as Record<
    Part,
    string
  >;

const wordsOf = (draft: TranslationDraft, language: Translated): string[] =>
  Object.values(saidIn(draft, language));

/** Languages in which nothing is written: their readers see the English. */
export const emptyIn = (draft: TranslationDraft): readonly Translated[] =>
  translated.filter((language) => wordsOf(draft, language).every((words) => words === ''));

/** Languages in which a part is written and another is not. */
export const halfIn = (draft: TranslationDraft): readonly Translated[] =>
  translated.filter(
    (language) => !emptyIn(draft).includes(language) && wordsOf(draft, language).includes(''),
  );

/** What was written, as the call takes it. */
export const translationsOf = (draft: TranslationDraft): Translations => {
  const empty = emptyIn(draft);
  return Object.fromEntries(
    translated
      .filter((language) => !empty.includes(language))
      .map((language) => [language, saidIn(draft, language)]),
  ) as Translations;
};
