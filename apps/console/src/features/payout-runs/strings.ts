import type { PayoutDoubt, PayoutFormat } from '@fairlead/vocabulary';
import { countOf } from '../../shared/lib/count-of';

const payouts = (count: number): string => countOf(count, 'payout');

/** What the list of payout runs says. */
export const runStrings = {
  title: 'Payout runs',
  note: 'Withdrawals paid with one bank file. One person makes a run, another agrees to it, and two people settle it by the bank lines.',
  empty: 'No payout run in this state. A finance maker makes one from withdrawals that are due.',
  make: 'New run',
  run: 'Run',
  payouts: 'Payouts',
  settled: 'Settled',
  madeBy: 'Made by',
  made: 'Made',
  decidedBy: 'Agreed by',
  inDoubt: (count: number) => `${count} in doubt`,
  doubt: 'Doubt',
  doubtOpen: 'In doubt',
  ofAll: (settled: number, all: number) => `${settled} of ${all}`,
} as const;

/** What making a run says. */
export const newRunStrings = {
  title: 'New payout run',
  back: 'All runs',
  note: 'Withdrawals to be approved or paid, earliest deadline first. Another person decides on all of them; balances change only once the bank has paid.',
  none: 'Nothing is due. Withdrawals to a bank account, requested or approved, are listed here until they are in a run.',
  more: (count: number) =>
    `${count} more ${count === 1 ? 'waits' : 'wait'}. Make another run after this one.`,
  byHand: (count: number) =>
    `${count} cannot be paid by a file of the bank, such as those to a wallet address. Pay them under Withdrawals.`,
  paidByLine: (count: number) =>
    `${count} not listed: a bank line with the payment ID shows that ${count === 1 ? 'it was' : 'they were'} paid. Record that under Withdrawals.`,
  noAccount: 'No bank account of the operator is set (BANK_ACCOUNTS): a run needs one to be paid from.',
  account: 'Paid from',
  list: 'Withdrawals that are due',
  all: 'Take all',
  take: (name: string) => `Take the withdrawal of ${name}`,
  chosen: (count: number, amount: string) => `${payouts(count)}, ${amount}`,
  left: (count: number) => `${count} left out`,
  why: 'Why the rest waits',
  whyHint: 'The person who decides reads it beside the names of those who are left out.',
  submit: 'Propose run',
} as const;

/** What the page of one run says. */
export const oneRunStrings = {
  gone: 'No such payout run',
  back: 'All runs',
  summary: (count: number, amount: string) => `${payouts(count)} · ${amount}`,
  steps: 'Progress',
  stepMade: 'Made',
  stepAgreed: 'Agreed to',
  stepFile: 'File for the bank',
  stepLines: 'Bank lines',
  stepSettled: 'Settled',
  waitsForChecker: 'waits for a second person',
  notAgreed: 'not agreed to, or taken back',
  afterAgreement: 'after the agreement',
  drawn: 'drawn once, with the agreement',
  noLines: 'no line has come',
  lines: (found: number, all: number) => `${found} of ${all} have a line`,
  settledOf: (settled: number, all: number) => `${settled} of ${all} payouts`,
  sent: 'Sent to the bank',
  paid: 'Paid',
  bounced: 'Came back',
  open: 'Open',
  payout: 'Payout',
  onePayout: (endToEndId: string) => `Payout ${endToEndId}`,
  allPayouts: 'Show all payouts',
  standing: 'State',
  line: 'Bank line',
  hint: 'Import the bank statement once the bank has paid. Lines with a payout’s end-to-end ID are found automatically.',
  toBank: 'Bank statements',
  propose: (count: number) => `Propose settlement of ${count}`,
  bear: 'Have the house bear it',
  bearTitle: (endToEndId: string) => `Have the house bear ${endToEndId}`,
  bearNote:
    'The withdrawal had ended, so its holder has the money already. The house pays what the bank paid as well, and this entry has the bank’s line. Another person decides.',
  bearSubmit: 'Propose',
  account: 'Paid from',
  groups: {
    needed: 'In doubt',
    found: 'The bank answered, to be agreed to',
    sent: 'At the bank',
    chosen: 'Chosen',
    over: 'Settled',
    left: 'Left out',
  },
  to: (counterparty: string) => `The bank names ${counterparty}.`,
  cameBack: (day: string) => `came back ${day}`,
} as const;

/** What the files of a run say. */
export const fileStrings = {
  title: 'The file',
  note: 'Drawn once. Compare the SHA-256 of what you give the bank with the one here. Each download is on record.',
  download: (name: string) => `Download ${name}`,
  hash: 'SHA-256',
  nameOf: { 'pain.001': 'ISO 20022 pain.001.001.09', csv: 'CSV' } satisfies Record<PayoutFormat, string>,
} as const;

/** Why nothing is settled by a line of the bank, and what can be done. */
export const doubtStrings: Readonly<Record<PayoutDoubt, string>> = {
  amount_differs: 'The line has another amount.',
  payee_differs: 'The bank paid somebody else.',
  several_lines: 'Several lines have this ID.',
  worded_otherwise: 'Two statements word the line differently.',
  line_taken: 'Another entry has the line already.',
  return_alone: 'It came back, but no line says that it went out.',
  overdue: 'Past its deadline it goes back to its holder.',
  paid_though_ended:
    'It ended without the run, and the bank paid it all the same. Ask the bank or its holder for it back; what neither gives back, the house bears.',
  no_line:
    'The statements have no line for it. Ask the bank before the deadline: then it goes back to its holder.',
};
