/** What is said where what arrived for a top-up case is stated. */
export const postingStrings = {
  title: (holder: string) => `Post a top-up for ${holder}`,
  note: (amount: string) => `${amount} was asked for. Enter what really arrived; a second person posts it.`,
  noteBy: (amount: string, method: string) =>
    `${amount} was asked for, by ${method}. Enter what really arrived; a second person posts it.`,
  arrived: 'Amount that arrived',
  payee: 'Registry payee that received it',
} as const;

/** What is asked where staff state what a payee received. */
export const arrivalStrings = {
  reason: 'Why it differs',
  reasonHint: 'Needed where amount or method is not what was asked for. The holder sees it, word for word.',
  receiptHint:
    'From the bank. A payee’s receipt is recorded once, whatever the method; case, spaces and marks are ignored.',
} as const;
