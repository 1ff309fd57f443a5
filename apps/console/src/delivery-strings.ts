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
    'Reports of a network without an interface. They are checked like signed ones and marked as entered by hand. All lines are read, or none counts.',
  file: 'CSV file',
  fileHint: (columns: string) => `The first line names the columns: ${columns}. Spend in minor units.`,
  fileGone: 'The file was changed or moved since it was chosen. Choose it again.',
  faults: 'Nothing of the file counts. Mend these lines, choose the file again and send it:',
  place: 'Line',
  line: (number: number) => `Line ${number}`,
  cells: (number: number) => `It needs ${number} cells, parted by commas.`,
  outcomes: (file: string) => `What became of ${file}`,
  counted: (counted: number, all: number) =>
    `${counted} of ${all} count. What was held back waits below for a decision.`,
  outcome: 'What became of it',
  fault: 'Held back because',
  hide: 'Close',
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
