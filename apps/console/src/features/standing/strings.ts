/** What the acts on a credit score say. */
export const standingStrings = {
  verify: 'Mark contact verified',
  verifyNote: 'Adds 20 credit score points, once for the address and once for the number.',
  contact: 'Verified contact',
  contacts: { email: 'E-mail address', phone: 'Phone number' },
  forged: 'Propose penalty: forged document (−200)',
  forgedNote: 'Takes 200 credit score points once another person approves. No money is touched.',
} as const;
