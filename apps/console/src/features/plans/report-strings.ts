/** What the page of delivery reports says. */
export const reportStrings = {
  title: 'Reports',
  one: (id: string) => `Report ${id}`,
  empty: 'No delivery report fits these filters.',
  views: [
    { name: 'In quarantine', query: 'state=quarantined&sort=received_at' },
    { name: 'Received today', query: 'made=1d' },
  ],
  bucket: 'Quarter hour',
  plan: 'Plan',
  network: 'Network',
  version: 'Version',
  received: 'Received',
  since: (time: string) => `Received since ${time}`,
  anyTime: 'Any time',
  fault: 'Held back because',
  accept: 'Propose to accept',
  reject: 'Propose to reject',
  note: 'It moves money: another person decides. Both names stay on record.',
  reason: 'For the record.',
} as const;

/** What is said where staff enter or upload delivery reports. */
export const reportEntryStrings = {
  enter: 'Enter a report',
  enterNote:
    'Where a network cannot report for itself. It counts when another person has seen the evidence, and is marked as entered by hand for good.',
  order: 'Plan number',
  orderHint: 'As the plan shows it to its holder.',
  bucket: 'Start of the quarter hour',
  bucketHint: 'In your time zone, such as 14:15.',
  bucketWrong: 'A quarter hour begins at 00, 15, 30 or 45 minutes.',
  version: 'Version',
  versionHint: '1 for the first of its quarter hour; a higher one restates it.',
  impressions: 'Impressions',
  clicks: 'Clicks',
  conversions: 'Validated conversions',
  spend: 'Spend',
  evidence: 'Evidence',
  reason: 'Why it is entered by hand.',
  upload: 'Upload a CSV file',
  uploadNote:
    'Reports of a network without an interface. Nothing counts before another person has seen file and evidence and approved all of it; what counts is marked as entered by hand for good.',
  propose: 'Propose to count it',
  file: 'CSV file',
  fileHint: (columns: string, reportsMax: number) =>
    `The first line names the columns: ${columns}. Spend in minor units. At most ${reportsMax} reports.`,
  fileGone: 'The file was changed or moved since it was chosen. Choose it again.',
  tooMany: (reportsMax: number) =>
    `A file may hold at most ${reportsMax} reports. Split it, and send the parts one by one.`,
  faults: 'Nothing was proposed. Correct these lines, choose the file again and send it:',
  line: (number: number) => `Line ${number}`,
  cells: (number: number) => `It needs ${number} cells, separated as in the first line.`,
  faultOf: {
    unknown_order: 'No plan of a network without an interface has this number.',
    not_running: 'The plan has not run.',
    bucket_invalid: 'This is not the start of a quarter hour that has begun.',
    outside_run: 'The plan did not run at this time.',
    while_paused: 'The plan was paused at this time, and nothing is billed for it.',
    clicks_above_impressions: 'The plan would have more clicks than impressions.',
    conversions_above_clicks: 'The plan would have more conversions than clicks.',
    above_daily_cap: 'The day would cost more than the holder’s daily cap.',
    above_rate: 'The spend is more than the price of the impressions.',
    over_budget: 'The spend is more than the budget of the plan.',
    above_history: 'Price or revenue for 1,000 views is more than 5 times what the product had before.',
    after_settlement: 'The plan is settled.',
    house_not_funded:
      'The money of the plan does not cover the spend, and the operator’s own funds cannot bear the rest.',
    not_newer: 'This quarter hour has this version or a higher one already.',
  },
} as const;
