/** What the page of withdrawals says. */
export const withdrawalStrings = {
  title: 'Withdrawals',
  empty: 'No withdrawal in this state.',
  requested: 'Requested',
  beneficiary: 'Beneficiary',
  destination: 'Destination',
  due: 'Due',
  overdue: 'Overdue: goes back',
  deadline: (time: string) =>
    `Another person must agree by ${time}; past it the amount goes back to its holder.`,
  outcome: 'Reference or reason',
  cooling: (time: string) => `Pays from ${time}`,
  approval: 'Propose approval',
  payment: 'Propose payment',
  refusal: 'Propose refusal',
  bounce: 'Payment came back',
  summary: (amount: string, holder: string) => `${amount} for ${holder}`,
  approvalNote: 'Once a checker agrees, the holder can no longer take it back before its deadline.',
  paymentNote: 'State it after the payment left the bank.',
  refusalNote: 'All of it goes back to available funds.',
  bounceNote: 'The amount goes back to available funds.',
} as const;
