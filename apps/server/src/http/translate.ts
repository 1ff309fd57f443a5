import type { Language } from '@fairlead/i18n';
import { createServerTranslate } from '@fairlead/i18n/server';
import { memoize } from '../memoize';

/** Writes what the server says to people in a language. */
export const translateFor = memoize((language: Language) => createServerTranslate(language));
