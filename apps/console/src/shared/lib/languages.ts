import type { LanguageCode } from '@fairlead/contract';
import { LANGUAGE_CODES } from '@fairlead/vocabulary';

/** English first: the others are written from it. */
export const languages: readonly LanguageCode[] = ['en', ...LANGUAGE_CODES.filter((code) => code !== 'en')];

/** What browsers and screen readers call a language of the interface. */
const TAGS: Readonly<Record<LanguageCode, string>> = {
  ...{ cht: 'zh-Hant', de: 'de', en: 'en', fr: 'fr', jp: 'ja', kor: 'ko', pt: 'pt', ru: 'ru' },
  ...{ spa: 'es', th: 'th', vi: 'vi', zh: 'zh-Hans' },
};
export const tagOf = (language: LanguageCode): string => TAGS[language];

export type EveryLanguage = Readonly<Record<LanguageCode, string>>;

/** A text in every language, put together from one piece for each. */
export const inEveryLanguage = (pieceOf: (language: LanguageCode) => string): Record<LanguageCode, string> =>
  Object.fromEntries(languages.map((language) => [language, pieceOf(language)])) as Record<
    LanguageCode,
    string
  >;
