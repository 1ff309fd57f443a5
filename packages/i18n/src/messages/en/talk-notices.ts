/** Notices of the sandbox's sample data. */
export const talkNotices = {
  'notice.sample.announcement.title': 'Sample announcement: operating rules, version 1',
  'notice.sample.announcement.body':
    'The operating rules say where your money stands at each moment and what is never asked of you. A changed rule is announced here before it counts. This notice is part of the sample data.',
  'notice.sample.maintenance.title': 'Sample maintenance: reports came later than usual',
  'notice.sample.maintenance.body':
    'For twenty minutes delivery reports were not taken in. They were sent again and counted once; no amount was changed, and top-ups and withdrawals went on as usual. This notice is part of the sample data.',
  'notice.sample.activity.title': 'Sample activity: a coupon for newcomers',
  'notice.sample.activity.body':
    'The newcomer coupon can be claimed once by each person. Before you confirm an amount, the app shows who pays which part. This notice is part of the sample data.',
} as const;
