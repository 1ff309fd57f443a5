/** What the search over everything says. */
export const searchStrings = {
  open: 'Find anything',
  label: 'Find a person, plan, receipt, payment or page',
  hint: 'Whatever you have in hand: any part of a name, phone, e-mail or operation ID; the number of a plan, receipt, withdrawal, proposal or entry; a payment reference; the last four characters of a payout account; a guest’s case; a whole license key.',
  pages: 'Pages',
  nothing: 'No match among what you may read.',
  failed: 'The search did not answer. Type again to try once more.',
  searching: 'Searching …',
  keys: { move: 'move', open: 'open', close: 'close' },
  kinds: {
    holder: 'Holders',
    payout_destination: 'Payout accounts',
    order: 'Plans',
    withdrawal: 'Withdrawals',
    topup: 'Top-ups',
    proposal: 'Proposals',
    transaction: 'Ledger entries',
    guest_case: 'Guests’ cases',
    bank_line: 'Bank lines',
    payee: 'Payees',
    license_key: 'License keys',
  },
} as const;
