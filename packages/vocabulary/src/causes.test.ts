import { expect, it } from 'vitest';
import { DISABLE_CAUSES, readCause, TOPUP_REFUSALS, WITHDRAWAL_REFUSALS, writeCause } from './causes';

const causes = [...new Set([...WITHDRAWAL_REFUSALS, ...DISABLE_CAUSES, ...TOPUP_REFUSALS])];

it.each(causes)('%s is read as it was written, alone and with a note', (reason) => {
  expect(readCause(writeCause({ reason }))).toEqual({ cause: reason, note: '' });
  const note = 'legal_order: the second line\nsays more';
  expect(readCause(writeCause({ reason, note }))).toEqual({ cause: reason, note });
});

it.each(['The name differs', 'duplicate', 'asked_twice by you', 'constructor', 'no_such_reason: words', ''])(
  'words that stand alone stay words: "%s"',
  (note) => expect(readCause(note)).toEqual({ cause: null, note }),
);
