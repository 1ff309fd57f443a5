/** What the server writes to people. Amounts and times come in already written for the reader. */
export const notices = {
  'notice.topup.title': 'Top-up received',
  'notice.topup.body': '{amount} is in your available funds. Receipt {receipt}.',
  'notice.order.finished.title': 'Plan {number} has finished putting',
  'notice.order.finished.body':
    'The unspent {amount} is back in your available funds. Reports close within 72 hours.',
  'notice.order.failed.title': 'Plan {number} did not run',
  'notice.order.failed.body': 'All {amount} is back in your available funds.',
  'notice.order.settled.title': 'Plan {number} is settled',
  'notice.order.settled.body': '{amount} moved to your available funds.',
  'notice.withdrawal.approved.title': 'Withdrawal approved',
  'notice.withdrawal.approved.body': '{amount} is on its way to the account ending in {lastFour}.',
  'notice.withdrawal.paid.title': 'Withdrawal paid',
  'notice.withdrawal.paid.body': '{amount} was paid out. Reference {reference}.',
  'notice.withdrawal.refused.title': 'Withdrawal refused',
  'notice.withdrawal.refused.body': '{amount} is back in your available funds. Reason: {reason}',
} as const;
