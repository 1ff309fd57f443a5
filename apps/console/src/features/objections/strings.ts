import type { ObjectionEffect } from '@fairlead/vocabulary';

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
  reject: 'Reject',
  rejectNote:
    'A proposal to uphold this dispute waits; rejecting the dispute ends that proposal. Whoever did the disputed act may not answer.',
  ifUpheld: 'If upheld',
  inWords: 'answered in words',
  /** Why nobody upholds it alone, by what upholding it does. */
  twoPeople: {
    house_pays:
      'Upholding this costs the house the full amount: it becomes a proposal for a finance checker to decide. Unanswered, it is upheld at its deadline.',
    withdrawal_returned:
      'The withdrawal is approved, so the bank may be paying it: given back as well, it is paid twice. Upholding it becomes a proposal for a finance checker to decide.',
    hold_lifted:
      'The bank or the network took this money back, and it can be charged back only once: upholding it becomes a proposal for a finance checker to decide. Unanswered, it is upheld at its deadline.',
  } satisfies Readonly<Partial<Record<ObjectionEffect, string>>>,
  decision: 'Decision',
  upheld: 'Upheld: the holder is right',
  rejected: 'Rejected',
} as const;
