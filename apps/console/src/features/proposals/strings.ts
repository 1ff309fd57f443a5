/** What the pages of proposals say. */
export const proposalStrings = {
  title: 'Proposals',
  empty: 'No proposal in this state.',
  kind: 'Kind',
  subject: 'Concerns',
  maker: 'Maker',
  checker: 'Checker',
  made: 'Made',
  decided: 'Decided',
  expires: 'Refused by itself',
  open: (id: string) => `Proposal ${id}`,
  stated: 'What the maker stated',
  moves: 'What approval posts',
  movesPosted: 'What was posted',
  noMoves: 'No money moves by this.',
  nothingPosted: 'Nothing was posted.',
  from: 'From',
  to: 'To',
  transactions: 'Ledger transactions',
  approve: 'Approve',
  refuse: 'Refuse',
  refuseTitle: (id: string) => `Refuse proposal ${id}`,
  own: 'You made this proposal: another person must decide.',
  decidedBy: (role: string) => `Decided by somebody else: ${role}.`,
  secondHalf: (username: string) =>
    `Second half of the first password of ${username}. Copy it now: it cannot be shown again. Give it to the new person yourself; they have the first half from whoever proposed, and type both with a full stop between.`,
} as const;

/** What is said of money that a payee received, beside what was asked for. */
export const comparisonStrings = {
  title: 'What arrived',
  what: 'Of the payment',
  asked: 'Asked for',
  arrived: 'Arrived',
  compared: 'Compared',
  differs: 'Differs',
  same: 'As asked',
  notSaid: 'not said',
  notCompared: 'nothing to compare with',
  payee: 'Payee',
  sameAmount: 'The same amount was stated within a day. Compare the receipts.',
  sameAmountOf: (id: string, holder: string) => `Proposal ${id}, for ${holder}`,
} as const;

/** What a proposal to publish a text says of the words that change. */
export const changedTextStrings = {
  title: 'The words that change',
  read: 'Language of the words',
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
