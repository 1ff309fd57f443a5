import { OUTCOMES } from '../words';
import type { PageWords } from './page-words';

export const en: PageWords = {
  name: 'English',
  title: 'Check a Fairlead statement',
  intro:
    'This page is one file. It sends nothing anywhere and needs no connection: save it and open it offline.',
  statement: 'Statement (JSON)',
  days: "Signed days, as saved at /#/transparency: a list that you kept, and today's beside it",
  key: 'Public key, from somewhere else (optional)',
  check: 'Check',
  result: 'Result',
  meanings: 'What the first line means',
  details: 'In detail:',
  upTo: 'statement signed up to {shown}, oldest list up to {reach}',
  chooseFirst: 'Choose the statement first.',
  failed: 'The check itself failed: nothing is said.',
  language: 'Language',
  outcomes: OUTCOMES,
};
