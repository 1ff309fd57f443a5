/** What people are told when support wrote to them while they were away. */
export const supportNotices = {
  'notice.support.answered.title': 'Support has answered you',
  'notice.support.answered.body': 'The answer waits in your conversation with customer service.',
} as const;
