import { loadPack, type ScreenPack } from '../../packages/i18n/src/index';
import type { Language } from '../../packages/i18n/src/languages';

const SEEN: readonly ScreenPack[] = ['core', 'portal', 'reasons'];

const isSentence = (message: string): boolean => !message.includes('{') && message.split(' ').length > 3;

/** The English sentences that a language writes in words of its own: where one shows, the language's text is missing. */
export const englishSentences = async (language: Language): Promise<readonly string[]> => {
  if (language === 'en') return [];
  const packs = await Promise.all(
    SEEN.map(async (name) => ({ english: await loadPack('en', name), own: await loadPack(language, name) })),
  );
  return packs.flatMap(({ english, own }) =>
    Object.entries(english).flatMap(([key, message]) =>
      isSentence(message) && message !== own[key] ? [message] : [],
    ),
  );
};
