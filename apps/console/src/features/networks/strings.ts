/** What the page of house money and remittances says. */
export const houseStrings = {
  title: 'Treasury',
  balances: 'What networks owe',
  network: 'Network',
  networkHint: 'Those that have delivered.',
  owed: 'Owed to us',
  oldestDue: 'Oldest due',
  total: 'Total',
  mediaOwed: 'Owed to network',
  remittances: 'Remittances',
  empty: 'No remittance recorded yet.',
  noBalances: 'No network owes anything.',
  received: 'Received',
  ordersSettled: 'Plans settled',
  transaction: 'Transaction',
  proposeRemittance: 'Propose a remittance',
  remittanceNote: 'Money of a network that came in. Revenue is settled only after it.',
  proposeFunding: 'Propose house funding',
  fundingNote: 'The operator’s own money that came in. Gifts are paid only from it.',
} as const;

/** What the page of the outbox says. */
export const outboxStrings = {
  title: 'Outbox',
  empty: 'Nothing is in this state. Orders leave for their networks from here.',
  kind: 'What',
  kinds: { submit: 'Order to run', cancel: 'End of an order', control: 'New limits' },
  plan: 'Plan',
  target: 'To',
  attempts: 'Tries',
  error: 'Last error',
  made: 'Made',
  next: 'Next try',
  retry: 'Try again',
} as const;

/** What the proposal of a payment to a network says. */
export const mediaPaymentStrings = {
  propose: 'Propose a payment to a network',
  note: 'For delivery that was billed, after the payment left the bank. At most what the network is owed.',
  referenceHint: 'Of the payment. Each is recorded once.',
} as const;
