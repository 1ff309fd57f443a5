/** What is asked where staff state what a payee received. */
export const arrivalStrings = {
  reason: 'Why it differs',
  reasonHint: 'Needed where amount or method is not what was asked for. The holder sees it, word for word.',
  receiptHint:
    'From the bank. A payee’s receipt is recorded once, whatever the method; case, spaces and marks are ignored.',
} as const;
