/** The monthly detail and its statement. */
export const statement = {
  'flow.view': 'Which records',
  'flow.everything': 'All records',
  'flow.byMonth': 'By month',
  'flow.noneInMonth': 'Nothing moved in this month.',
  'month.earlier': 'Earlier month',
  'month.later': 'Later month',
  'month.detail': 'Monthly detail',
  'month.available': 'Available',
  'month.total': 'Total',
  'month.kind': 'Kind',
  'month.opening': 'Opening',
  'month.closing': 'Closing',
  'month.addsUp': 'Opening and all sums together are the closing. Days are those of {zone}.',
  'statement.heading': 'Statement',
  'statement.explained':
    'The JSON file holds every entry with its hash: anyone can check it without us. The CSV file opens in a spreadsheet.',
  'statement.export': 'Save as {format}',
  'statement.saved': 'Saved as {name}.',
} as const;
