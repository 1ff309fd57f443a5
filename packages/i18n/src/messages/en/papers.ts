/** What papers say besides the words of the screens, which the server prints: receipts, a year's summary; and the notice of own data. */
export const papers = {
  'paper.number': 'No. {number}',
  'paper.planSettled': 'Plan settled',
  'paper.product': 'Product',
  'paper.terms': 'Terms',
  'paper.reference': 'Reference',
  'paper.entry': 'No. {number}, place {place} in your chain',
  'paper.signedDay': 'Signed day',
  'paper.root': 'Root of the signed day',
  'paper.notSigned': 'Not yet. A day is signed soon after it ends; this paper then names it.',
  'paper.check':
    'To check it yourself, save the statement of the month as JSON and open it at {address}. It holds each entry above under the same number and hash. {guide} in the source says how.',
  'paper.copy':
    'For your records. The ledger is authoritative. □ stands for a character that this file cannot draw.',
  'paper.zone': 'All times are in {zone} time.',
  'paper.year': 'Summary of {year}',
  'paper.yearOpen': 'The year is not over. This paper ends with the entry of {time}.',
  'paper.byKind': 'By kind',
  'paper.byMonth': 'Month by month',
  'paper.month': 'Month',
  'paper.settledPlans': 'Plans settled in this year',
  'notice.account.dataTaken.title': 'Your data was downloaded',
  'notice.account.dataTaken.body':
    'A file with all your data was saved. If this was not you, change your login password and contact support.',
} as const;
