import { LANGUAGES, type Language, type Translate } from '@fairlead/i18n';
import { createServerTranslate } from '@fairlead/i18n/server';

const PACKS = [
  'core',
  'portal',
  'plans',
  'account',
  'activity',
  'guest',
  'transparency',
  'reasons',
  'notices',
] as const;

/** What the app says in a language: its own phrases, and amounts as a reader of it sees them. */
export interface Words {
  readonly t: Translate;
  /** Minor units of the sandbox's currency. */
  readonly money: (amountMinor: number) => string;
}

export const wordsOf = async (language: Language): Promise<Words> => {
  const written = new Intl.NumberFormat(LANGUAGES[language].tag, { style: 'currency', currency: 'USD' });
  return {
    t: await createServerTranslate(language, PACKS),
    money: (amountMinor) => written.format(amountMinor / 100),
  };
};

const SLOT = '…';

/**
 * What stands in a phrase's place for a time, read from the whole phrase as a screen shows it.
 * @param write writes the phrase with this time
 * @throws Error where the text is not this phrase
 */
export const timeIn = (text: string, write: (time: string) => string): string => {
  const [before = '', after = ''] = write(SLOT).split(SLOT);
  const from = text.indexOf(before);
  const to = after === '' ? text.length : text.indexOf(after, from + before.length);
  if (from < 0 || to < 0) throw new Error(`no "${write(SLOT)}" in "${text}"`);
  return text.slice(from + before.length, to);
};
