import { translator } from './translator';

const isWide = (tag: string): boolean => /^(zh|ja)/.test(tag);

/** What stands between a name and its value, as the language of the moment writes it. */
export const colon = (): string => {
  const tag = translator.tag();
  if (isWide(tag)) return '：';
  return tag.startsWith('fr') ? '\u00a0: ' : ': ';
};

/** What stands between two sentences in the language of the moment. */
export const gap = (): string => (isWide(translator.tag()) ? '' : ' ');
