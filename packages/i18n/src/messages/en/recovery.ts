/** A forgotten login password: the pages before the login, and who is signed in and stops it. */
export const recovery = {
  'recovery.heading': 'Forgot your password?',
  'recovery.lead': 'Enter your username or your email address.',
  'recovery.account': 'Username or email',
  'recovery.ask': 'Send the link',
  'recovery.askedHeading': 'Check your email',
  'recovery.asked':
    'If this belongs to an account with a verified email address, we have sent a link. It works for {minutes} minutes.',
  'recovery.nothingCame': 'Nothing yet? Check your spam folder or ask again. Only the newest link works.',
  'recovery.again': 'Ask again',
  'recovery.notHere': 'We cannot send email from here. Write to support instead.',
  'recovery.noMail': 'No access to your email?',
  'recovery.noMailExplained':
    'Write to support without logging in. Two members of staff check that it is you; then you set a new password in your case.',
  'recovery.toSupport': 'Write to support',
  'recovery.haveCase': 'I have a case number',
  'recovery.noCase': 'No case yet?',
  'recovery.caseLead':
    'Once two members of staff have agreed, you set a new password here with the number and the code of your case.',
  'recovery.caseNumber': 'Case number',
  'recovery.caseSecret': 'Case code',
  'recovery.caseGo': 'Continue',
  'recovery.caseNotYet':
    'No password can be set with this yet. Staff are still checking, or the deadline has passed. Their answer is in your case.',
  'recovery.caseOpen':
    'We checked that it is you. You can set a new password for {username} once, until {time}. You are then logged out everywhere, and payouts are on hold for 24 hours.',
  'recovery.shell':
    'Do you open Fairlead from another app? Then you have no password here. Go back to that app and open Fairlead from there.',
  'recovery.toLogin': 'Back to login',
  'recovery.setHeading': 'Set a new password',
  'recovery.setLead':
    'You are then logged out everywhere, and payouts are on hold for 24 hours. Your money and your plans stay as they are.',
  'recovery.new': 'New password',
  'recovery.confirm': 'Confirm new password',
  'recovery.set': 'Set password',
  'recovery.doneHeading': 'Your new password is set',
  'recovery.done':
    'You are logged out everywhere. Payouts are on hold until {time}; no money leaves before that.',
  'recovery.badHeading': 'This link no longer works',
  'recovery.bad':
    'A link works once, for a short time, and only the newest one does. Your password is unchanged.',
  'recovery.askNew': 'Ask for a new link',
  'recovery.banner': 'Somebody asked to reset your login password.',
  'recovery.bannerHow': 'Not you? One tap stops it.',
  'recovery.veto': 'Stop it',
  'recovery.vetoed': 'Stopped. Your password stays as it is.',
} as const;
