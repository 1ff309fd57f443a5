import { LANGUAGE_CODES } from '@fairlead/vocabulary';
import { z } from 'zod';
import { text } from './basics';

/** A text in every language of the interface; all twelve are needed. */
export const inEveryLanguage = (maxLength: number) =>
  z.strictObject(
    Object.fromEntries(LANGUAGE_CODES.map((language) => [language, text(1, maxLength)])) as Record<
      (typeof LANGUAGE_CODES)[number],
      ReturnType<typeof text>
    >,
  );
