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
  key: 'Public key, from another source (optional)',
  head: 'Entry numbers and hashes (16 digits) from your notifications, one per line (optional)',
  checkpoint: 'Checkpoints that a witness signed, as saved from /log/checkpoint (optional)',
  witness: 'Key of that witness, from another source (with a checkpoint)',
  log: 'Key of the log of days, as the transparency page shows it (optional, with a checkpoint)',
  needBoth: "A checkpoint works only together with its witness's key.",
  unproven: 'What this does not prove',
  limits: [
    'What was rewritten before you saved your list: a list that you got today says what the operator says today.',
    'What came after the newest signed day, or at what time of day something happened.',
    'What the app shows on its screens: compare them with the file.',
    'Whether everyone is shown the same days: only a witness, or comparing two lists, shows that.',
    'Whether a payment reached a bank: only the bank can confirm it.',
    'Whose account it is: no hash covers the operation ID. An entry number and hash from one of your notifications show that it is yours.',
  ],
  check: 'Check',
  result: 'Result',
  meanings: 'What the first line means',
  details: english,
  chooseFirst: 'Choose the statement first.',
  failed: 'The check could not run, so it says nothing about the statement.',
  language: 'Language',
  outcomes: OUTCOMES,
};
