import type { ProposalFlag } from '@fairlead/vocabulary';
import { countOf } from '../../shared/lib/count-of';

/** What the pages of proposals say. */
export const proposalStrings = {
  title: 'Proposals',
  empty: 'No proposal fits these filters.',
  views: [
    { name: 'All', query: '' },
    { name: 'To be decided', query: 'state=pending&maker=others' },
    { name: 'Yours, waiting', query: 'state=pending&maker=me' },
    { name: 'Decided in 7 days', query: 'state=approved&made=7d' },
  ],
  kind: 'Kind',
  subject: 'Subject',
  maker: 'Maker',
  checker: 'Checker',
  made: 'Made',
  decided: 'Decided',
  expires: 'Expires undecided',
  all: 'All proposals',
  claim: 'What is claimed',
  people: 'People it takes',
  agreed: 'Agreed',
  place: (place: number, waiting: number) => `${place} of ${waiting}`,
  waiting: (count: number) => `${count} ${count === 1 ? 'waits' : 'wait'} for you`,
  previous: 'Previous',
  next: 'Next',
  open: (id: string) => `Proposal ${id}`,
  stated: 'Entered by the maker',
  moves: 'Ledger entries on approval',
  movesPosted: 'What was posted',
  noMoves: 'No ledger entry: this moves no money.',
  nothingPosted: 'Nothing was posted.',
  withheld: 'Your role may not read what this proposal states, nor the evidence for it.',
  from: 'From',
  to: 'To',
  transactions: 'Ledger transactions',
  approve: 'Approve',
  approveNext: 'Approve and open the next',
  approvedBefore: 'You approved',
  decideNext: 'Decide the next',
  awaiting: 'Next proposal',
  awaitingNote: 'Nothing waits for you. The next one opens here by itself.',
  three: (agreed: readonly string[], isMine: boolean) => {
    if (isMine) return 'You agreed. It waits for another person; you may still refuse.';
    return agreed.length === 0
      ? 'It takes three people: it is posted only once another one agrees after you.'
      : `It takes three people: ${agreed.join(', ')} agreed, you would be the last.`;
  },
  takeBack: 'Take back',
  refuse: 'Refuse',
  refuseTitle: (id: string) => `Refuse proposal ${id}`,
  own: 'You made this proposal: another person must decide.',
  decidedBy: (role: string) => `Decided by somebody else: ${role}.`,
  secondHalf: (username: string) =>
    `Second half of the first password of ${username}. Copy it now: it cannot be shown again. Give it to the new person yourself; they have the first half from whoever proposed, and type both with a period between.`,
} as const;

/** What is said of money that a payee received, beside what was asked for. */
export const comparisonStrings = {
  title: 'What arrived',
  what: 'Payment',
  asked: 'Requested',
  arrived: 'Arrived',
  compared: 'Compared',
  differs: 'Differs',
  same: 'As requested',
  notSaid: 'not said',
  notCompared: 'nothing to compare with',
  payee: 'Payee',
  sameAmount: 'The same amount came up within a day. Compare the receipts.',
  sameAmountOf: (id: string, holder: string) => `Proposal ${id}, for ${holder}`,
} as const;

/** What is said of the banks' lines beside money that came in, or is said to be paid. */
export const bankLineStrings = {
  lines: 'Bank lines',
  noLines: 'No bank line has this number or amount.',
  byReceipt: 'has the number',
  byAmount: 'the amount alone',
  matched: 'Matched by',
  says: 'Says',
  payoutName: 'Payout name of the holder',
  setAt: 'Set',
  named: 'Names',
  importedBy: 'Imported by',
  settles: 'Settles',
} as const;

/** What a proposal of a campaign says of its terms. */
export const campaignTermStrings = {
  costs: 'is what one coupon costs the operator at most',
  noLimit: 'No limit',
  alike: (names: string) =>
    `A campaign with the same name or the same terms runs already: ${names}. People may get a coupon of each.`,
  effect: 'What it gives',
  cap: 'The house pays at most',
  smallest: 'Smallest funded amount',
  people: 'How many people',
  anyNumber: 'Everyone who qualifies, without a limit',
  begins: 'Begins',
  ends: 'Ends',
  never: 'Never ends',
  valid: 'Each coupon is valid',
  days: (days: number) => countOf(days, 'day'),
} as const;

/** What a proposal to publish a text says of the words that change. */
export const changedTextStrings = {
  title: 'Changed text',
  terms: 'What changes',
  read: 'Language of the words',
  changed: 'changed',
  unread: 'not opened',
  english: 'In English',
  readsEnglish: (languages: string) => `Without words of their own, readers see the English: ${languages}.`,
  otherNumbers: (part: string, here: readonly string[], there: readonly string[]) =>
    [
      `${part}: the numbers are not those of the English.`,
      ...(here.length === 0 ? [] : [`Here alone: ${here.join(', ')}.`]),
      ...(there.length === 0 ? [] : [`In the English alone: ${there.join(', ')}.`]),
    ].join(' '),
  opened: (count: number, all: number) => `${count} of ${all} languages opened`,
  next: (language: string) => `Next language: ${language}`,
} as const;

/** What a proposal to count a file of reports says of it. */
export const reportSumsStrings = {
  reports: 'Reports',
  sums: 'Sums for each plan',
  plan: 'Plan and holder',
  budget: 'Budget',
  billed: 'Billed now',
  wholeBudget: 'takes all that is left',
} as const;

/** What a proposal to pay many withdrawals by one file says of them. */
export const runPayoutStrings = {
  title: 'Payouts of the run',
  payouts: (count: number, amount: string) => `${countOf(count, 'payout')}, ${amount}`,
  withdrawal: (id: string) => `Withdrawal ${id}`,
  page: 'Open the page of the run',
} as const;

/** What stands out though nobody must tick it. */
export const standingOutStrings = {
  title: 'Stands out',
  firstPayout: 'First payout: nothing was paid to this holder before.',
  newDevice: 'Signed in from a device first seen',
} as const;

/** What is known of whom a proposal is about. */
export const evidenceStrings = {
  holder: 'Account holder',
  registered: 'Registered',
  available: 'Available funds',
  held: 'Held',
  withdrawing: 'Withdrawals in progress',
  paidIn: 'Total topped up',
  paidOut: 'Total paid out',
  chat: 'Chat',
  openChat: 'Open the chat',
  chatHeld: 'There is one',
  said: 'Last messages',
  nothingSaid: 'Nothing was written in this chat.',
  signIns: 'Recent sign-ins',
  unknownDevice: 'Unknown device',
  newSince: 'new device, first seen',
  knownSince: 'device known since',
  alsoOf: 'Also paid to it',
  samePhone: 'Same phone number',
  standsOut: (standing: number, all: number) => `${standing} of ${all} to look at`,
  nothing: 'There is no other evidence on file for this claim.',
  objections: 'Open disputes',
  destination: 'Where the money goes',
  beneficiary: 'Beneficiary',
  bank: 'Bank',
  endsIn: 'Ends in',
  setAt: 'Set',
  changedSince: 'changed since the request',
  former: 'Paid before',
  noFormer: 'Nothing was paid to this holder before.',
  asked: 'Requested',
} as const;

/** The pictures of a product, of which no list of words knows what they say. */
export const coverStrings = {
  title: 'Cover and creative',
  images: 'Images of the creative, in full',
  poster: 'Still of the video, in full',
  proposed: 'Proposed cover, in full',
  former: 'Cover offered until now',
  pageWords: 'All words of the landing page, seen or not',
  pageWithoutWords: 'The landing page has no words.',
  pageImage: (number: number) => `Image ${number} in the landing page, at its own size`,
  pageImageSaid: (name: string, alt: string) => `${name}. Those who cannot see it are told: ${alt}`,
} as const;

/** What does not fit, in a sentence each; `about` names whom or which. */
export const flagStrings = {
  title: 'Look at each of these before you approve',
  left: (count: number) => `${count} more to check`,
  of: {
    amount_differs: () => 'The amount is not what was asked for.',
    method_differs: () => 'The method is not what was asked for.',
    payee_retired: (about) =>
      `${about} is retired: nobody should still be paying it. Look for the bank line.`,
    same_amount: (about) => `The same amount came up within a day, for ${about}. Compare the receipts.`,
    line_names_other: (about) =>
      `The bank line with this receipt names the operation ID of ${about}, whose money this is.`,
    case_waits: (about) =>
      `${about} also awaits this amount, or slightly more, or was refused it lately. Whose is it? Read what the bank says.`,
    more_cases_wait: (about) =>
      `More who also await this amount, or slightly more, or were refused it lately: ${about}. Look at their cases.`,
    counterparty_unknown: (about) =>
      `The bank line names no operation ID. Sender: ${about || 'not named'}. Compare that with whose money this is said to be: no payout name that was set before that day is the same.`,
    sender_of_other: (about) =>
      `This sender paid in for ${about} before, and never for whom this is said to be. Whose money is it?`,
    no_line: () => 'No bank line has this receipt number. Nothing shows that it arrived.',
    line_amount_differs: () => 'The amount of the bank line with this number is not what is stated.',
    receipt_elsewhere: (about) => `Proposal ${about} used the same receipt number for another payee.`,
    counterparty_differs: () => 'The bank paid someone the withdrawal does not name.',
    own_statement: (about) =>
      `Lines from a statement that the maker of this proposal imported: ${about}. Compare them with the bank itself.`,
    open_objection: (about) => `Dispute ${about} of this holder waits for an answer.`,
    destination_new: () => 'The payout account was set less than 72 hours before the request.',
    destination_changed: () => 'The last withdrawal that was paid went to another payout account.',
    destination_shared: (about) => `${about} is paid to the same payout account.`,
    phone_shared: (about) => `${about} has the same phone number.`,
    paid_before: (about) => `Withdrawal ${about} has the same amount, within a day.`,
    proposed_beside: (about) =>
      `Proposal ${about} is open for the same case, or has the same receipt. Read both: at most one of them counts.`,
    holds_most: () => 'More than half of this holder’s cash would be held.',
    held_before: (about) => `Earlier holds in the last 90 days: ${about}.`,
    house_pays: () => 'The holder has less than this: the house pays the rest. Look at where the money went.',
    takes_budget: (about) => `This spend takes all that is left of ${about}.`,
    above_history: (about) =>
      `With this, price or revenue for 1,000 views of ${about} is more than 5 times what its product had before.`,
    terms_far: (about) =>
      `Price for 1,000 views or payout is more than 5 times that of version ${about}, or less than a fifth of it.`,
    share_less: (about) =>
      `The holder’s share is smaller than in version ${about}, which was offered in the last 90 days.`,
    cover_new: () => 'I looked at the new cover in full: it contains no text, no demand and no contact.',
    creative_new: () =>
      'I looked at each picture in full, also in the landing page, and read all its words: no demand, no promise and no contact.',
    signed_in_lately: (about) =>
      `Somebody was signed in to this account until ${about.slice(0, 10)}. Why do they not know the password?`,
    payout_changed: (about) =>
      `The payout account was changed on ${about.slice(0, 10)}. Did the person who asks do that?`,
    contact_changed: (about) =>
      `The e-mail address was changed or verified on ${about.slice(0, 10)}. Did the person who asks do that?`,
    in_payout_run: (about) =>
      `It was sent to the bank with payout run ${about}. If the bank pays it too, we pay twice.`,
    paid_by_line: (about) =>
      `The bank paid out by a line with its payment ID ${about}. If it is given back too, we pay twice.`,
    run_destination_new: (about) =>
      `Payouts whose payout account was set less than 72 hours before the request: ${about}.`,
    run_destination_changed: (about) =>
      `Payouts to a different payout account than the holder’s last paid one: ${about}.`,
    run_destination_shared: (about) =>
      `Payouts to a payout account that another holder is paid to as well: ${about}.`,
    run_phone_shared: (about) => `Payouts to holders whose phone number another holder has: ${about}.`,
    run_paid_before: (about) => `Payouts that repeat a holder’s amount within a day: ${about}.`,
    run_open_objection: (about) => `Payouts to holders with a dispute that waits for an answer: ${about}.`,
    run_proposed_beside: (about) => `Payouts with another open proposal: ${about}.`,
    run_due_soon: (about) =>
      `Payouts whose deadline ends within two days: ${about}. Past it the amount goes back to its holder, whatever the bank paid.`,
  } satisfies Readonly<Record<ProposalFlag, (about: string) => string>>,
} as const;
