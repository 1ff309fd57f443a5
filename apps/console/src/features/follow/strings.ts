/** What the case of a holder says of plans that are offered to them, or published by them. */
export const leadStrings = {
  title: 'Offers',
  lead: 'Lead',
  isLead: 'This holder may publish plans to followers. A lead earns nothing from them.',
  noLead: 'This holder publishes no plans to followers.',
  allow: 'Allow publishing plans',
  allowNote:
    'Others can then follow this holder. A lead earns nothing from followers. Refused while the nickname carries payment details, links, or demands: the holder changes it first.',
  forbid: 'Stop allowing',
  forbidNote: 'Open offers to followers end at once; funded plans run on.',
  offer: 'Offer a plan',
  offerNote: 'Open for 7 days. The holder may fund it or not; this spends nothing.',
  offered: (number: string) => `Plan ${number} awaits funding.`,
  publish: 'Publish a plan',
  publishNote:
    'Each present follower is offered it for 7 days and funds it or not. Nothing is spent by this.',
  published: (offers: number) =>
    `Published. ${offers === 1 ? '1 follower was' : `${offers} followers were`} offered it.`,
  product: 'Product on offer',
  noProducts: 'No product is on offer now.',
} as const;
