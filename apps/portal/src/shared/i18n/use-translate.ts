import type { Language, Translate } from '@fairlead/i18n';
import { useSyncExternalStore } from 'react';
import { translator } from './translator';

let version = 0;
translator.onChange(() => {
  version += 1;
});

/** Writes messages; a component that uses it is drawn anew when the language changes. */
export const useTranslate = (): Translate => {
  useSyncExternalStore(translator.onChange, () => version);
  return translator.t;
};

/** The language of the moment; follows the language. */
export const useLanguage = (): Language => useSyncExternalStore(translator.onChange, translator.language);

/** The language tag for `Intl`; follows the language. */
export const useLanguageTag = (): string => useSyncExternalStore(translator.onChange, translator.tag);
