/** The ad centre: the chart and the ways to everything else. */
export const overview = {
  'adCenter.since': '{change} · before: {value}',
  'adCenter.chart': 'Spend and revenue over time',
  'adCenter.chartInspect': 'Time shown',
  'adCenter.chartTime': 'Time',
  'adCenter.more': 'Your account',
  'adCenter.creditScore': 'Credit score',
  'adCenter.shopLevel': 'Shop level',
  'adCenter.level': 'Level {level}',
  'adCenter.activities': 'New-user activity',
  'adCenter.coupons': 'Coupons',
  'adCenter.follow': 'Follow plan',
  'adCenter.followRecords': 'Follow records',
  'adCenter.rules': 'Operating rules',
  'adCenter.feedback': 'Feedback',
  'adCenter.faq': 'Questions and answers',
  'adCenter.transparency': 'Transparency',
} as const;
