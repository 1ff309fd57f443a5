import type { BankFault } from '@fairlead/vocabulary';
import { countOf } from '../../shared/lib/count-of';

/** What the pages of the banks' statements say. */
export const bankStrings = {
  title: 'Bank statements',
  note: 'What the banks say of the cash. Nothing is posted by a statement: its lines are matched to entries of the ledger.',
  empty: 'No statement yet. A finance maker imports what the bank delivers: camt.053 or CSV.',
  ofStatement: (id: string) => `Lines of statement ${id}`,
  account: 'Account',
  from: 'From',
  until: 'Until',
  opening: 'Opening',
  closing: 'Closing',
  lines: 'Lines',
  matched: 'Matched',
  known: 'Known before',
  differing: 'Worded otherwise before',
  imported: 'Imported',
  by: 'By',
  format: 'Format',
  hash: 'SHA-256 of the file',
  statement: (account: string, until: string) => `${account} until ${until}`,
} as const;

/** What is said of the cash by the ledger and by the banks. */
export const coverageStrings = {
  title: 'Cash by the ledger and by the banks',
  none: 'No statement of a bank has been imported. What the ledger calls cash is what two people said.',
  agrees: (day: string) => `Ledger and banks agree, as of the statements until ${day}.`,
  differs: (day: string) => `Ledger and banks differ, as of the statements until ${day}.`,
  closing: 'Closing balances of the banks',
  difference: 'Ledger cash minus that',
  entries: 'Entries without a line',
  lines: 'Lines that nobody claims',
  unexplained: 'What no line explains',
  borne: 'Payouts made twice, borne by the house',
  differing: (count: number) =>
    `Lines that two statements word differently: ${count}. One of the wordings is not the bank’s, or it changed it.`,
  differingDay: (account: string, day: string) =>
    `${account}: two statements differ in the balance at the end of ${day}. One of them is not the bank’s, or it corrected it.`,
  sum: (count: number, came: string, went: string) => `${count}: ${came} in, ${went} out`,
  gap: (account: string, after: string, before: string) =>
    `${account}: no statement between ${after} and ${before}. The balance changed meanwhile by`,
  entriesEmpty: 'Every entry has its line.',
} as const;

/** What the import of a statement says. */
export const importStrings = {
  act: 'Import a statement',
  note: 'camt.053 or CSV, one statement of one account. It is taken whole, or not at all where anything in it is wrong.',
  file: 'Bank file',
  submit: 'Import',
  done: ({ lines, known, matched }: { lines: number; known: number; matched: number }) =>
    `Imported: ${countOf(lines, 'line')}, ${known} known before, ${matched} matched.`,
  refused: 'Nothing was imported.',
  line: (place: number) => `Line ${place}:`,
  by: (amount: string) => `By ${amount}.`,
  knownAs: 'The same statement',
  faultOf: {
    unreadable: 'This is neither camt.053 nor a CSV of this form.',
    several_statements: 'The file has more than one statement. Ask the bank for one each.',
    balance_missing: 'The opening or closing balance is missing.',
    line_unreadable: 'Day or amount cannot be read.',
    foreign_account: 'This is not one of our accounts.',
    foreign_currency: 'It is in another currency.',
    amount_too_large:
      'A balance, a line or all lines together are more than 100,000,000,000.00: no bank states that.',
    total_too_large: 'With it, all lines of all statements are more than can be added up exactly.',
    sums_differ: 'The opening balance and the lines do not add up to the closing balance.',
    line_twice: 'The bank’s own number names this booking twice.',
    line_differs:
      'An earlier statement words it differently. Both are kept, and the public figures count it: which one did the bank write?',
    line_outside: 'Its day is outside the statement.',
    not_over_yet: 'It covers days still to come.',
    file_known: 'This very file was imported before.',
  } satisfies Record<BankFault, string>,
} as const;

/** What the page of entries says. */
export const entryStrings = {
  title: 'Cash entries',
  one: (id: string) => `Entry ${id}`,
  empty: 'No entry fits these filters.',
  states: { all: 'All', unmatched: 'Without a line', borne_by_house: 'Borne by the house' },
  direction: 'Direction',
  directions: { in: 'In', out: 'Out' },
  days: (from = '', until = from) => {
    if (from === '') return `Until ${until} (UTC)`;
    if (until === '') return `From ${from} (UTC)`;
    return from === until ? `${from} (UTC)` : `${from} to ${until} (UTC)`;
  },
  anyDay: 'Any day',
} as const;

/** What the page of lines says. */
export const lineStrings = {
  title: 'Bank lines',
  views: [
    { name: 'Nobody claims them', query: '' },
    { name: 'All', query: 'state=' },
  ],
  empty: 'No line in this state.',
  booked: 'Booked',
  text: 'With whom, and what is said',
  numbers: 'Numbers',
  entries: 'Entries',
  state: 'Matched',
  matched: 'Matched',
  unclaimed: 'Nobody claims it',
  by_number: 'by number',
  by_two_people: 'by two people',
  line: (id: string) => `Line ${id}`,
  otherwise: (said: string) => `otherwise: ${said}`,
  suggestions: 'What it may belong to',
  suggestionsNote: 'Same amount and direction, near its day. A suggestion matches nothing.',
  noSuggestions: 'No unmatched entry has this amount near this day.',
  cases: 'Cases of this amount that are not posted yet',
  topupCase: (id: string) => `Top-up ${id}`,
  withdrawalCase: (id: string) => `Withdrawal ${id}`,
  named: 'The line names this operation ID.',
  transaction: 'Transaction',
  kind: 'Kind',
  posted: 'Posted',
  operationId: 'Operation ID',
  post: 'Record payment received',
  postOtherwise: 'Record payment received …',
  postNote: 'Proposes this line as the money of the top-up. Another person posts it.',
  propose: 'Propose a match',
  choose: 'Match this entry',
  proposeNote: 'Another person decides. Nothing is posted. The entries must add up to the line.',
  transactions: 'Ledger transactions',
  transactionsHint: 'Their numbers, with commas.',
  transactionsWrong: 'Numbers with commas, such as 17, 18.',
  parts: 'Unmatched entries near its day',
  noParts: 'No unmatched entry near its day is small enough to be a part of the line.',
  addsUp: (sum: string) => `Ticked: ${sum}. That is the line.`,
  toGo: (sum: string, whole: string, left: string) => `Ticked: ${sum} of ${whole}. ${left} to go.`,
  tooMuch: (sum: string, over: string) => `Ticked: ${sum}, ${over} more than the line.`,
  notListed: (numbers: string) => `Not listed here, and not counted: ${numbers}.`,
} as const;
