import { cht } from './cht';
import { de } from './de';
import { en } from './en';
import { fr } from './fr';
import { jp } from './jp';
import { kor } from './kor';
import type { PageWords } from './page-words';
import { pt } from './pt';
import { ru } from './ru';
import { spa } from './spa';
import { th } from './th';
import { vi } from './vi';
import { zh } from './zh';

/** By the tag under which browsers know each language. */
export const PAGE_LANGUAGES: Readonly<Record<string, PageWords>> = {
  en,
  de,
  fr,
  es: spa,
  pt,
  ru,
  ja: jp,
  ko: kor,
  'zh-Hans': zh,
  'zh-Hant': cht,
  th,
  vi,
};

/** The tag of the first language that the reader prefers and the page has; English where there is none. */
export const preferredTag = (preferred: readonly string[]): string => {
  for (const tag of preferred) {
    const [main = ''] = tag.split('-');
    if (main === 'zh') return /hant|tw|hk|mo/i.test(tag) ? 'zh-Hant' : 'zh-Hans';
    if (main in PAGE_LANGUAGES) return main;
  }
  return 'en';
};
