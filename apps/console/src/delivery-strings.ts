/** What is said where staff enter or upload delivery reports. */
export const reportEntryStrings = {
  enter: 'Enter a report',
  enterNote:
    'Where a network cannot report for itself. It counts when another person has seen the evidence, and is marked as entered by hand for good.',
  order: 'Plan number',
  orderHint: 'As the plan shows it to its holder.',
  bucket: 'Begin of the quarter hour',
  bucketHint: 'In the zone of this device, such as 14:15.',
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
    `A file may hold at most ${reportsMax} reports. Divide it, and send the parts one by one.`,
  faults: 'Nothing was proposed. Correct these lines, choose the file again and send it:',
  line: (number: number) => `Line ${number}`,
  cells: (number: number) => `It needs ${number} cells, parted by commas.`,
  faultOf: {
    unknown_order: 'No plan of a network without an interface has this number.',
    not_running: 'The plan has not run.',
    bucket_invalid: 'No quarter hour begins at this time.',
    outside_run: 'The plan did not run at this time.',
    clicks_above_impressions: 'The plan would have more clicks than impressions.',
    conversions_above_clicks: 'The plan would have more conversions than clicks.',
    above_rate: 'The spend is more than the price of the impressions.',
    over_budget: 'The spend is more than the budget of the plan.',
    after_settlement: 'The plan is settled.',
    house_not_funded:
      'The money of the plan does not cover the spend, and the operator’s own funds cannot bear the rest.',
    not_newer: 'This quarter hour has this version or a higher one already.',
  },
} as const;

/** What a proposal to count a file of reports says of it. */
export const reportSumsStrings = {
  reports: 'Reports',
  sums: 'Sums for each plan',
  plan: 'Plan and holder',
  budget: 'Budget',
  billed: 'Billed now',
  wholeBudget: 'takes all that is left',
} as const;

/** What the case of a holder says of plans that are offered to them, or published by them. */
export const leadStrings = {
  title: 'Offers',
  lead: 'Lead',
  isLead: 'This holder may publish plans to followers. A lead earns nothing from them.',
  noLead: 'This holder publishes no plans to followers.',
  allow: 'Allow to publish plans',
  allowNote: 'Others can then follow this holder. A lead earns nothing from followers.',
  forbid: 'No longer allow',
  forbidNote: 'Open offers to followers end at once; what was put runs on.',
  offer: 'Offer a plan',
  offerNote: 'It waits 7 days to be put. The holder funds it or not; nothing is spent by this.',
  offered: (number: string) => `Plan ${number} waits to be put.`,
  publish: 'Publish a plan',
  publishNote:
    'Each present follower is offered it for 7 days and funds it or not. Nothing is spent by this.',
  published: (offers: number) =>
    `Published. ${offers === 1 ? '1 follower was' : `${offers} followers were`} offered it.`,
  product: 'Product on offer',
  noProducts: 'No product is on offer now.',
} as const;
