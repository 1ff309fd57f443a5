import type { Reason } from '@fairlead/contract';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language, type Translate } from '@fairlead/i18n';
import { translateFor } from './translate';

/** Writes a refusal in the reader's language. */
export type Phrase = (reason: Reason, language: Language) => string;

/** Loads the phrases of every written language once. */
export const loadPhrases = async (): Promise<Phrase> => {
  const translators = new Map<Language, Translate>();
  for (const language of LANGUAGE_CODES) translators.set(language, await translateFor(language));
  const english = translators.get(DEFAULT_LANGUAGE);
  if (english === undefined) throw new Error('English is not written');
  return (reason, language) => (translators.get(language) ?? english)(`reason.${reason}`);
};
