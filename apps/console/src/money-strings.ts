/** What the acts say that move a holder's money, or the programme's own, beside top-ups and withdrawals. */
export const moneyStrings = {
  chargeback: {
    propose: 'Propose a chargeback',
    note: (amount: string, holder: string, time: string) =>
      `${amount} came in for ${holder} on ${time}. At most that is taken back, less what was charged back or corrected by a report before. When another person agrees, what is there of it is held for 14 days, in which ${holder} can object; then it goes back where it came from. Revenue that is not settled yet is held out of what is to be settled, never out of available funds. The house bears what is not there.`,
    inRow: 'Charge back',
  },
  startUp: {
    propose: 'Propose start-up funds',
    note: (holder: string) =>
      `House money lent to ${holder} for first plans. It is spent in plans alone, is never cash, and goes back at no cost. Nothing is lent beyond what the house holds.`,
  },
  mediaPayment: {
    propose: 'Propose a payment to a network',
    note: 'For delivery that was billed, after the payment left the bank. At most what the network is owed.',
    referenceHint: 'Of the payment. Each is recorded once.',
  },
  proposals: 'Proposals about this account',
} as const;
