import type { Language } from '@fairlead/contract';
import { languages } from './languages';

/** A text by language, where somebody wrote it. */
export type Said = Partial<Record<Language, string | undefined>>;

/** What a form keeps of it: one text, empty where nothing is written. */
export const writtenSaid = (said: Said): string => {
  const written = languages.flatMap((language) => {
    const text = said[language] ?? '';
    return text.trim() === '' ? [] : [[language, text] as const];
  });
  return written.length === 0 ? '' : JSON.stringify(Object.fromEntries(written));
};

/** What `writtenSaid` keeps, by language. */
export const saidOf = (written: string): Said => (written === '' ? {} : (JSON.parse(written) as Said));

/** What a reader of this language gets of it: the English where nobody wrote theirs. */
export const saidIn = (written: string, language: Language): string => {
  const said = saidOf(written);
  return said[language] ?? said.en ?? '';
};
