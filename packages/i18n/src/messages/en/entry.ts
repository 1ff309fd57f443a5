/** Coming in from a host app: the entry, the welcome and the end of its session. */
export const entry = {
  'entry.checking': 'Checking who you are',
  'entry.failed': 'We could not check who you are. Nothing was changed.',
  'entry.again': 'Try again',

  'welcome.heading': 'Welcome to Fairlead',
  'welcome.lead': 'Put amounts on ad plans, and see where every figure comes from.',
  'welcome.fact.wallet': 'Your money stays in a wallet of your own. Every entry is on record.',
  'welcome.fact.record': 'Each product shows the result of all its settled plans, losing ones too.',
  'welcome.fact.out': 'You can withdraw, and close the account, at any time.',
  'welcome.risk': 'An amount put on a plan can be lost.',
  'welcome.code': 'Authorization code',
  'welcome.codeHint': 'You get it from the programme. It opens one account, once.',
  'welcome.open': 'Open my account',
  'welcome.noCode': 'No code yet?',
  'welcome.askForCode': 'Ask customer service',

  'reopen.heading': 'Open Fairlead from your app again',
  'reopen.explained':
    'You came in from another app, and its sign-in is over or was used before. Your account and your money are untouched.',
  'reopen.how':
    'Go back to that app and open Fairlead there. You have no login password here, and need none.',
  'reopen.button': 'Back to the app',
  'reopen.login': 'I have a username and password',
} as const;
