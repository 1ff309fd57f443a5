import { chooseLanguage, isLanguage, type Language } from '@fairlead/i18n';
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

/** Switches the language for now. */
export const applyLanguage = async (language: Language): Promise<void> => {
  await translator.use(language);
  markDocument();
};

/** The same to the language that the server names beside an error, where it names one. */
export const speak = async (language: string | undefined): Promise<void> => {
  if (isLanguage(language)) await applyLanguage(language);
};

/** Switches the language and keeps the choice. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await applyLanguage(language);
  session.keepLanguage(language);
};
