import type { Language, Translate } from '@fairlead/i18n';
import { createServerTranslate } from '@fairlead/i18n/server';

const made = new Map<Language, Promise<Translate>>();

/** Writes what the server says to people in a language; made once for each. */
export const translateFor = (language: Language): Promise<Translate> => {
  const known = made.get(language);
  if (known !== undefined) return known;
  const making = createServerTranslate(language);
  made.set(language, making);
  return making;
};
