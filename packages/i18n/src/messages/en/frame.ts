/** Questions, rules, contacts inside the app, and what the app says of itself. */
export const frame = {
  'faq.heading': 'Questions and answers',
  'faq.lead': 'What people ask first.',
  'faq.more': 'Other questions',
  'faq.none': 'No questions are answered here yet. Customer service answers yours.',
  'faq.ask': 'Ask customer service',
  'faq.missing': 'This question is no longer here.',
  'faq.version': 'Version {number}',

  'customer.open': 'Opening {label}',
  'customer.refused': 'This address is not a contact of ours',
  'customer.refusedExplained':
    'Only contacts that customer service lists are opened inside the app. Nothing was opened.',
  'customer.choose': 'Choose a contact',

  'update.ready': 'A newer version of the app is ready.',
  'update.use': 'Use it',
  'refresh.pull': 'Pull to refresh',
  'refresh.release': 'Release to refresh',
  'refresh.running': 'Reading the newest figures',
  'blocked.notOpen': 'This is not open to you as your account stands now.',
  'blocked.whatIsOpen': 'What is open to you',
} as const;
