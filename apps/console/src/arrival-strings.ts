/** What is said of money that a payee received, beside what was asked for. */
export const arrivalStrings = {
  title: 'What arrived',
  what: 'Of the payment',
  asked: 'Asked for',
  arrived: 'Arrived',
  compared: 'Compared',
  differs: 'Differs',
  same: 'As asked',
  notSaid: 'not said',
  notCompared: 'nothing to compare with',
  reason: 'Why it differs',
  reasonHint: 'Needed where amount or method is not what was asked for. The holder sees it, word for word.',
  receiptHint:
    'Of the bank. A payee’s receipt is recorded once, whatever the method: capitals, spaces and marks make no other.',
  payee: 'Payee',
  sameAmount: 'The same amount was stated within a day. Compare the receipts.',
  sameAmountOf: (id: string, holder: string) => `Proposal ${id}, for ${holder}`,
} as const;
