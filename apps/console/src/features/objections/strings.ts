/** What the page of objections says. */
export const objectionStrings = {
  title: 'Objections',
  empty: 'No objection in this state. Holders object from what they object to, blocked ones too.',
  about: 'About',
  theText: 'What they wrote',
  due: 'Upheld by itself',
  answer: 'Answer',
  answerTitle: (holder: string) => `Answer the objection of ${holder}`,
  answerNote: 'Not by who did what it is about. An upheld objection to a hold lifts it at once.',
  ifUpheld: 'If upheld',
  inWords: 'answered in words',
  twoPeople:
    'Upholding this takes house money, all that it is about: it becomes a proposal that a finance checker decides. Left alone, it is upheld at its deadline.',
  decision: 'Decision',
  upheld: 'Upheld: the holder is right',
  rejected: 'Rejected',
} as const;
