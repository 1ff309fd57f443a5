import { chooseLanguage, type Language } from '@fairlead/i18n';
import { session } from '../session/session';
import { translator } from './translator';

const markDocument = (): void => {
  document.documentElement.lang = translator.tag();
};

/**
 * Loads the first texts in the chosen language, or the device's (docs/domain/screens.md#languages). Called
 * before the first render.
 */
export const startLanguage = async (): Promise<void> => {
  const rules = session.config()?.client_language_map ?? [];
  const language = chooseLanguage(session.language(), navigator.languages, rules);
  if (language !== translator.language()) await translator.use(language);
  await translator.need('core');
  markDocument();
};

/** Switches the language for now, e.g. to the one the server names beside an error. */
export const applyLanguage = async (language: Language): Promise<void> => {
  await translator.use(language);
  markDocument();
};

/** Switches the language and keeps the choice. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await applyLanguage(language);
  session.keepLanguage(language);
};
