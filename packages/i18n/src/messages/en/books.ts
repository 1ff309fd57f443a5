/** What the programme owes and holds, open to everyone (H8). */
export const books = {
  'books.heading': 'Owed against held',
  'books.explained':
    'What all account holders and networks are owed, against the money that is there. Sums over everyone, straight from the ledger.',
  'books.owed': 'Owed',
  'books.held': 'Held',
  'books.owedTotal': 'Owed in all',
  'books.heldTotal': 'Held in all',
  'books.house': 'The programme’s own money, of what is held',
  'books.difference': 'Difference',
  'books.differenceExplained':
    'Held, less what is owed and the programme’s own money. 0 when the books are right.',
  'books.line.available': 'Available funds of all holders',
  'books.line.held': 'Held amounts of holders',
  'books.line.escrow': 'Waiting to be consumed',
  'books.line.settling': 'To be settled',
  'books.line.withdrawing': 'Withdrawals on their way',
  'books.line.promo': 'Coupons in running plans',
  'books.line.start_up': 'Start-up funds lent',
  'books.line.media': 'Owed to networks for delivery',
  'books.line.bank': 'Cash',
  'books.line.network_receivable': 'What networks owe',
} as const;
