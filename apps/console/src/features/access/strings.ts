/** What the page of signing in says. */
export const signInStrings = {
  title: 'Sign in',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  withKey: 'Sign in with your key',
  continueWith: (label: string) => `Continue with ${label}`,
  back: (label: string) => `Back from ${label}: you are being signed in.`,
  secondStepHere: (label: string) => `${label} confirms who you are. The second step is done here.`,
  anew: 'Back to the sign-in',
  byPassword: 'Sign in with a password',
  byPasswordNote: (label: string) => `For a new account, which you then connect with ${label}.`,
  ended: {
    expired: 'Your session has ended. Sign in again; what you typed is kept.',
    signed_out: 'You are signed out.',
    password_changed: 'Your password is changed. Sign in with the new one.',
  },
} as const;

/** What the page of license keys and authorization codes says. */
export const keyStrings = {
  title: 'Invitations',
  licenseKeys: 'License keys',
  licenseKeysEmpty: 'No license key yet. People register with one.',
  codes: 'Authorization codes',
  codesEmpty: 'No authorization code yet. Each opens the ad account of one person from the host app.',
  begins: 'Begins with',
  usesLeft: 'Uses left',
  used: 'Used',
  usedBy: 'Used by',
  holder: (id: string) => `Holder ${id}`,
  waits: 'Waits for staff',
  made: 'Made',
  ends: 'Ends',
  remark: 'Remark',
  issueKeys: 'Issue license keys',
  issueCodes: 'Issue authorization codes',
  issueNote: 'They are shown once, here, and kept as hashes.',
  number: 'How many',
  uses: 'Uses of each',
  endsHint: 'In your time zone. Leave empty for no end.',
  activation: 'Accounts made with it',
  activeAtOnce: 'are active at once',
  waitForStaff: 'wait until staff activate them',
  revoke: 'Revoke',
  revokeNote: (hint: string) => `${hint} no longer works. Accounts made with it stay.`,
  reason: 'For the record.',
  valid: 'valid',
  usedUp: 'used_up',
  revoked: 'revoked',
  ended: 'ended',
} as const;

/** What the case of a holder says of where they are signed in. */
export const sessionStrings = {
  sessions: 'Where they are signed in',
  noSessions: 'Nowhere.',
  device: 'Device',
  lastSeen: 'Last used',
  signedIn: 'Signed in',
  signOut: 'Sign out everywhere',
  signOutNote: 'Ends every session of this person. The holder is notified.',
} as const;
