/** What the page of objections says. */
export const objectionStrings = {
  title: 'Disputes',
  one: (id: string) => `Dispute ${id}`,
  empty: 'No dispute in this state. Holders open one on the item itself, even blocked ones.',
  about: 'About',
  theText: 'What they wrote',
  due: 'Upheld automatically',
  answer: 'Answer',
  answerTitle: (holder: string) => `Answer the dispute of ${holder}`,
  answerNote: 'Whoever did the disputed act may not answer. Upholding lifts a hold at once.',
  ifUpheld: 'If upheld',
  inWords: 'answered in words',
  twoPeople:
    'Upholding this costs the house the full amount: it becomes a proposal for a finance checker to decide. Unanswered, it is upheld at its deadline.',
  decision: 'Decision',
  upheld: 'Upheld: the holder is right',
  rejected: 'Rejected',
} as const;
