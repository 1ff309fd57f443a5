/** What the acts on a credit score say. */
export const standingStrings = {
  verify: 'Contact was verified',
  verifyNote: 'Gives 20 points of the credit score, for the address and for the number once each.',
  contact: 'What was reached',
  contacts: { email: 'E-mail address', phone: 'Phone number' },
  forged: 'Propose: forged document',
  forgedNote: 'Takes 200 points of the credit score when another person approves. No money is touched.',
} as const;
