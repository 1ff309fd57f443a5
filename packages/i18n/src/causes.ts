import { readCause } from '@fairlead/vocabulary';
import type { Translate } from './translator';

/** Writes why staff acted: the reason of a closed list as a phrase, the note behind it; words that stand alone as they are. */
export const sayCause = (t: Translate, text: string): string => {
  const { cause, note } = readCause(text);
  if (cause === null) return note;
  const phrase = t(`cause.${cause}`);
  return note === '' ? phrase : `${phrase} ${note}`;
};
