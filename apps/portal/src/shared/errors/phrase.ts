import { ApiError } from '@fairlead/contract/client';
import { gap } from '../i18n/marks';
import { translator } from '../i18n/translator';
import { writtenTime } from '../lib/time';
import { presentError, type Told } from './present-error';

/**
 * Writes what is told in the language of the moment. The phrases of the refusals are fetched when the first
 * one is needed; without a connection the server's words or the general phrase stand in.
 */
export const phraseOf = async (told: Told): Promise<string> => {
  const { t } = translator;
  const known = await translator.need('reasons').then(
    () => true,
    () => false,
  );
  const main =
    (known && told.fieldReason && t(`field.${told.fieldReason}`)) ||
    (known && told.reason && t(`reason.${told.reason}`)) ||
    told.serverText ||
    t(told.fallback);
  const more = [
    known && told.until ? t('refusal.until', { time: writtenTime(told.until, translator.tag()) }) : '',
    known && told.triesLeft !== undefined ? t('refusal.triesLeft', { count: told.triesLeft }) : '',
  ];
  return [main, ...more].filter(Boolean).join(gap());
};

/** The words for an error that a screen shows in place, and not as a toast. */
export const phraseOfError = async (error: unknown): Promise<string> => {
  const shown = presentError(error, { onEntryRoute: false, entry: undefined });
  return phraseOf('told' in shown ? shown.told : { fallback: 'api.other' });
};

/** The phrases of refused fields, by the field's name on the wire; empty where the error names none. */
export const fieldPhrases = async (error: unknown): Promise<Readonly<Record<string, string>>> => {
  const fields = error instanceof ApiError ? error.data.fields : undefined;
  if (!fields) return {};
  await translator.need('reasons');
  return Object.fromEntries(
    Object.entries(fields).map(([name, reason]) => [name, translator.t(`field.${reason}`)]),
  );
};
