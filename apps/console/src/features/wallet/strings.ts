/** What the case of a holder says of their wallet and its flow. */
export const walletStrings = {
  month: 'Month (UTC)',
  wallet: 'Wallet',
  total: 'Total assets',
  available: 'Available funds',
  held: 'Held',
  consumed: 'In plans',
  settled: 'To be settled',
  notReceived: 'To be settled, not yet received',
  withdrawing: 'Withdrawals in progress',
  discount: 'Discount amount, not cash',
  startUp: 'Start-up funds, lent',
  holds: 'Holds',
  blockers: 'Withdrawal rules that do not pass',
  free: 'Every withdrawal rule passes.',
  flow: 'Flow',
  oneRecord: (id: string) => `Ledger entry ${id}`,
  availableAfter: 'Available after',
  totalAfter: 'Total after',
  changeAvailable: 'Change of available',
  changeTotal: 'Change of total',
} as const;

/** What holds say. */
export const holdStrings = {
  title: 'Holds',
  one: (id: string) => `Hold ${id}`,
  empty: 'Nothing is held.',
  opened: 'Opened',
  ends: 'Lifts automatically',
  objection: 'Holder’s dispute',
  release: 'Release',
  releaseNote: (amount: string, holder: string) => `${amount} of ${holder} goes back to where it came from.`,
  renew: 'Propose renewal',
  renewNote: 'Once, for 7 days. Whoever proposed the hold neither proposes nor approves it.',
  propose: 'Propose a hold',
  proposeNote:
    'Set aside when another person approves. Lifts automatically after 7 days. One person’s money is held for at most 14 days in any 90, whatever the reasons.',
  amountHint: 'Left empty: half of what is available.',
  why: 'Reason from list',
  remarkHint: 'The holder sees it, word for word.',
} as const;

/** What the proposal of a chargeback says. */
export const chargebackStrings = {
  propose: 'Propose a chargeback',
  note: (amount: string, holder: string, time: string) =>
    `${amount} came in for ${holder} on ${time}. At most that is taken back, less earlier chargebacks and corrections by reports. When another person agrees, what is left of it is held for 14 days (fewer after other holds, but at least 7), in which ${holder} can object; then it goes back where it came from. Unsettled revenue is held from what is to be settled, never from available funds. The house covers what is missing.`,
  inRow: 'Charge back',
} as const;

/** What the proposal of start-up funds says. */
export const startUpStrings = {
  propose: 'Propose start-up funds',
  note: (holder: string) =>
    `House money for first plans, lent once ${holder} accepts the offer. It is spent in plans alone, is never cash, and goes back at no cost. Nothing is lent beyond what the house holds.`,
} as const;
