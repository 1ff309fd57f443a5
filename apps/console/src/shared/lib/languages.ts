import { LANGUAGE_CODES, LANGUAGES, type Language } from '@fairlead/vocabulary';

/** English first: the others are written from it. */
export const languages: readonly Language[] = ['en', ...LANGUAGE_CODES.filter((code) => code !== 'en')];

/** What browsers and screen readers call a language of the interface. */
export const tagOf = (language: Language): string => LANGUAGES[language].tag;

/** What staff call a language of the interface. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(tagOf(language)) ?? language;

/** What its readers call it. */
export const ownName = (language: Language): string => LANGUAGES[language].ownName;

export type EveryLanguage = Readonly<Record<Language, string>>;

/** A text in every language, put together from one piece for each. */
export const inEveryLanguage = (pieceOf: (language: Language) => string): Record<Language, string> =>
  Object.fromEntries(languages.map((language) => [language, pieceOf(language)])) as Record<Language, string>;
