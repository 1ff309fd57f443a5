import type { Language } from '@fairlead/contract';
import { cht } from './cht';
import { de } from './de';
import { fr } from './fr';
import { jp } from './jp';
import { kor } from './kor';
import { pt } from './pt';
import { ru } from './ru';
import type { SampleWords } from './shape';
import { spa } from './spa';
import { th } from './th';
import { vi } from './vi';
import { zh } from './zh';

/** What the sample products say, but for English; names of games are the same in every language. */
export const SAMPLE_WORDS: Readonly<Record<Exclude<Language, 'en'>, SampleWords>> = {
  ...{ cht, de, fr, jp, kor, pt },
  ...{ ru, spa, th, vi, zh },
};
