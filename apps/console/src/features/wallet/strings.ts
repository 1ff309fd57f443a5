/** What the case of a holder says of their wallet and its flow. */
export const walletStrings = {
  month: 'Month (UTC)',
  wallet: 'Wallet',
  total: 'Total assets',
  available: 'Available funds',
  held: 'Held',
  consumed: 'Waiting to be consumed',
  settled: 'To be settled',
  notReceived: 'To be settled, not yet received',
  withdrawing: 'Withdrawals on their way',
  discount: 'Discount amount, not cash',
  startUp: 'Start-up funds, lent',
  holds: 'Holds',
  blockers: 'Withdrawal rules that do not pass',
  free: 'Every withdrawal rule passes.',
  flow: 'Flow',
  availableAfter: 'Available after',
  totalAfter: 'Total after',
  changeAvailable: 'Change of available',
  changeTotal: 'Change of total',
} as const;

/** What holds say. */
export const holdStrings = {
  title: 'Holds',
  empty: 'Nothing is held.',
  opened: 'Opened',
  ends: 'Lifts by itself',
  objection: 'Objection',
  release: 'Release',
  releaseNote: (amount: string, holder: string) => `${amount} of ${holder} goes back to where it came from.`,
  renew: 'Propose renewal',
  renewNote: 'Once, for 7 days. Whoever proposed the hold neither proposes nor approves it.',
  propose: 'Propose a hold',
  proposeNote:
    'Set aside when another person approves. Lifts by itself after 7 days. One person’s money is held for at most 14 days in any 90, whatever the reasons.',
  amountHint: 'Left empty: half of what is available.',
  why: 'Reason of the list',
  remarkHint: 'The holder sees it, word for word.',
} as const;

/** What the proposal of a chargeback says. */
export const chargebackStrings = {
  propose: 'Propose a chargeback',
  note: (amount: string, holder: string, time: string) =>
    `${amount} came in for ${holder} on ${time}. At most that is taken back, less what was charged back or corrected by a report before. When another person agrees, what is there of it is held for 14 days, fewer after other holds and 7 at least, in which ${holder} can object; then it goes back where it came from. Revenue that is not settled yet is held out of what is to be settled, never out of available funds. The house bears what is not there.`,
  inRow: 'Charge back',
} as const;

/** What the proposal of start-up funds says. */
export const startUpStrings = {
  propose: 'Propose start-up funds',
  note: (holder: string) =>
    `House money for first plans, lent once ${holder} accepts the offer. It is spent in plans alone, is never cash, and goes back at no cost. Nothing is lent beyond what the house holds.`,
} as const;
