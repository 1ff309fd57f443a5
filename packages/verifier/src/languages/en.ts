import { OUTCOMES } from '../words';
import { english } from './details/en';
import type { PageWords } from './page-words';

export const en: PageWords = {
  name: 'English',
  title: 'Check a Fairlead statement',
  intro:
    'This page is one file. It sends nothing anywhere and needs no connection: save it and open it offline.',
  statement: 'Statement (JSON)',
  days: "Signed days, as saved at /#/transparency: a list that you kept, and today's beside it",
  key: 'Public key, from somewhere else (optional)',
  head: 'Heads from notifications that you kept, one a line: number, then 16 digits (optional)',
  checkpoint: 'Checkpoints that a witness signed, as saved from /log/checkpoint (optional)',
  witness: 'Key of that witness, from somewhere else (with a checkpoint)',
  log: 'Key of the log of days, as the transparency page shows it (optional, with a checkpoint)',
  needBoth:
    'A checkpoint and the key of its witness need each other: one is what was signed, the other whose signature it is.',
  unproven: 'What this does not prove',
  limits: [
    'Nothing of what was rewritten before you saved your list: a list that you got today says what the operator says today.',
    'Nothing of what came after the newest signed day, and not the time of day at which something happened.',
    'Not what the app shows on its screens: compare them with the file.',
    'Not that everybody is shown the same days: only a witness, or comparing two lists, shows that.',
    'Not that a payment reached a bank: only the bank can confirm it.',
    'Not whose account it is: no hash covers the operation ID. A head from a notification of yours shows that it is your account.',
  ],
  check: 'Check',
  result: 'Result',
  meanings: 'What the first line means',
  details: english,
  chooseFirst: 'Choose the statement first.',
  failed: 'The check itself failed: nothing is said.',
  language: 'Language',
  outcomes: OUTCOMES,
};
