import type { ReactNode } from 'react';
import type { DeskMessage } from './conversation-shape';

/** As many characters as the search over what was said needs. */
const LENGTH_MIN = 3;

/** What was searched for, as it is looked for in messages; null where it finds people alone. */
export const wantedOf = (query: string): string | null => {
  const wanted = query.trim().toLowerCase();
  return wanted.length < LENGTH_MIN ? null : wanted;
};

/** The newest message that says what was searched for; undefined where none of those that were read does. */
export const hitOf = (messages: readonly DeskMessage[], wanted: string | null): string | undefined =>
  wanted === null ? undefined : messages.findLast(({ text }) => text.toLowerCase().includes(wanted))?.id;

/** A text with what was searched for marked in it, once. */
export const marked = (text: string, wanted: string | null): ReactNode => {
  const lower = text.toLowerCase();
  const at = wanted === null ? -1 : lower.indexOf(wanted);
  // A few letters are longer in lower case: the places of both texts would differ.
  if (wanted === null || at < 0 || lower.length !== text.length) return text;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
};
