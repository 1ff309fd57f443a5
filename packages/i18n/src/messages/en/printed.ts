/** What a printed statement says besides the words of the monthly detail. */
export const printed = {
  'printed.account': 'Operation ID {id}',
  'printed.made': 'Made on {time}. All times are those of {zone}.',
  'printed.head': 'Hash of the last entry: {hash}',
  'printed.time': 'Time',
  'printed.availableAfter': 'Available after',
  'printed.totalAfter': 'Total after',
  'printed.byHand': 'entered by hand',
  'printed.checkable':
    'A copy for reading. The JSON file of the same month holds the same figures and can be checked without us. □ stands for a character that this file cannot draw.',
  'printed.page': 'Page {page} of {count}',
} as const;
