/** The catalogue: its filters, and how the plans on a product came out. */
export const catalogue = {
  'record.lostPlans': 'Plans that lost money',
  'catalogue.noneSettled': 'No settled plans yet',
  'record.spread':
    'Of {settled} settled plans, results run from {least} to {most}; half of them lie between {lower} and {upper}.',
  'record.few': 'Percentages are shown from {count} settled plans on.',
  'record.source': 'Where these results come from',
  'record.sourceExplained':
    'Every settled plan on this product counts once, whoever funded it: what it earned less what was spent, as a share of what was spent. What a coupon paid counts as spent. No plan can be left out.',
  'record.result': 'Result, of what was spent',
  'record.plans': 'Plans',
  'record.bandBelow': 'below {until}',
  'record.band': '{from} to below {until}',
  'record.bandAbove': '{from} or more',

  'catalogue.search': 'Product title',
  'catalogue.order': 'Sort by',
  'catalogue.order.newest': 'Newest',
  'catalogue.order.least_amount': 'Smallest amount',
  'catalogue.order.least_price': 'Lowest price per 1,000 views',
  'catalogue.order.shortest': 'Shortest run',
  'catalogue.order.most_settled': 'Most settled plans',
  'catalogue.order.fewest_lost': 'Smallest share of losses',
  'catalogue.fewLast':
    'Products with fewer than {count} settled plans come last. A past result says nothing about the next one.',
  'catalogue.amount': 'Amount you want to fund, in {currency}',
  'catalogue.daysMax': '{count, plural, one {At most # day} other {At most # days}}',
  'catalogue.result.no_loss': 'Median without a loss',
  'catalogue.result.loss': 'Median with a loss',
  'catalogue.result.none': 'Fewer than {count} settled',
  'catalogue.noneFound': 'No product matches these filters.',
} as const;
