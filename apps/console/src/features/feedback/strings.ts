/** What the page of feedback says. */
export const feedbackStrings = {
  title: 'Feedback',
  one: (id: string) => `Feedback ${id}`,
  empty: 'No feedback in this state. People send it from the ad center.',
  subject: 'Subject',
  content: 'What they wrote',
  answer: 'Answer',
  answerTitle: (subject: string) => `Answer: ${subject}`,
  answerNote: (holder: string) => `${holder} reads it as a notification.`,
  answeredBy: (name: string) => `By ${name}`,
} as const;
