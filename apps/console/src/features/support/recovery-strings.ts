import type { RecoveryCheck } from '@fairlead/vocabulary';

/** What letting a guest set a forgotten login password anew is called. */
export const recoveryStrings = {
  propose: 'Propose a new login password',
  note: 'After a check that the guest is the holder. The holder is told at once and can stop it. A second person decides; then the guest sets the password in this chat within 24 hours, is signed out everywhere, and payouts wait 24 hours.',
  account: 'Username or operation ID',
  accountHint: (said: string | null) => (said === null ? 'The guest named none.' : `The guest says: ${said}`),
  check: 'What was checked',
  checks: {
    identity_document: 'Identity document seen',
    call_back: 'Called back on the phone number of the account',
    payment_reference: 'Knows the reference of a payment of theirs',
  } satisfies Readonly<Record<RecoveryCheck, string>>,
  reason: 'What was seen',
  reasonHint: 'Whoever decides reads it, and so does the holder.',
} as const;
