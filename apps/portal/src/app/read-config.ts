import { chooseLanguage } from '@fairlead/i18n';
import { callApi } from '../shared/api';
import { reportError } from '../shared/calls/report-error';
import { applyLanguage } from '../shared/i18n/start-language';
import { translator } from '../shared/i18n/translator';
import { session } from '../shared/session/session';

/** Reads the configuration after the first paint; a new language map counts where nothing was chosen. */
export const readConfig = async (): Promise<void> => {
  try {
    session.keepConfig(await callApi('config.basic', { lang: translator.language() }));
  } catch (error) {
    return reportError(error);
  }
  if (session.language() !== null) return;
  const language = chooseLanguage(null, navigator.languages, session.config()?.client_language_map ?? []);
  if (language !== translator.language()) await applyLanguage(language);
};
