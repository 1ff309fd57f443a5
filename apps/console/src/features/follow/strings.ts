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
