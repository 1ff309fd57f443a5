import { LIMITS } from '@fairlead/contract/limits';
import { type Cause, readCause } from '@fairlead/vocabulary';
import { strings, words } from '../lib/strings';
import type { ActField, Stated } from './act-fields';

/** Why somebody acts, where nobody but the record asks. */
export const reasonField: ActField<'reason'> = {
  name: 'reason',
  kind: 'line',
  label: strings.common.reason,
  hint: strings.common.forTheRecord,
  maxLength: 500,
};

/** Why something is done to an account, in words that its holder reads. */
export const reasonForHolder: ActField<'reason'> = {
  name: 'reason',
  kind: 'lines',
  label: strings.common.reason,
  hint: strings.common.reasonHint,
};

/** A reason of a closed list, and a short note behind it: the holder reads both. */
export const causeFields = (causes: readonly Cause[]): readonly ActField<'reason' | 'note'>[] => [
  {
    name: 'reason',
    kind: 'choice',
    label: strings.common.reason,
    choices: causes.map((value) => ({ value, label: words(value) })),
  },
  {
    name: 'note',
    kind: 'lines',
    label: strings.common.note,
    hint: strings.common.noteHint,
    optional: true,
    maxLength: LIMITS.noteMax,
  },
];

/** What was chosen and typed there, as a request wants it. */
export const causeOf = <C extends Cause>({ reason, note }: Stated<'reason' | 'note'>) => ({
  reason: reason as C,
  ...(note.trim() === '' ? {} : { note }),
});

/** Reason and note as staff read them; words alone where they are older than the lists. */
export const causeWords = (text: string): string => {
  const { cause, note } = readCause(text);
  if (cause === null) return note;
  return note === '' ? words(cause) : `${words(cause)}: ${note}`;
};
