import { countOf } from '../../shared/lib/count-of';

/** What the audit log says. */
export const auditStrings = {
  title: 'Audit log',
  empty: 'Nothing on record for this.',
  unsaid:
    'No sentence holds these words, or too many do. Write words such as approved top-up, payment card or signed in.',
  actor: 'Who',
  act: 'Act',
  words: 'What was done',
  wordsHint: 'Words of the sentence, such as approved top-up.',
  holder: 'Holder',
  holderHint: 'Username or operation ID.',
  from: 'From',
  until: 'Until',
  what: 'Show',
  text: 'What happened',
  mark: 'Kind',
  address: 'Address',
  record: 'Record',
  of: 'of',
  for: 'for',
  program: 'The program',
  receipt: (number: string) => `receipt or reference ${number}`,
  read: 'Read',
  file: 'Saved as a file',
  refused: 'Refused',
  changes: (count: number) => countOf(count, 'detail'),
  object: (type: string, id: string) => `About ${type} ${id} only`,
  all: 'Show everything',
  verified: (time: string) => `The chain of the record fits, as of the check of ${time}.`,
  broken: (time: string) =>
    `The chain of the record does not fit, as of the check of ${time}. See the books.`,
  notVerified: 'The chain of the record was not checked yet.',
} as const;
