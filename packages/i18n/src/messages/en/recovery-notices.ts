/** What the server writes about a forgotten login password and about sign-ins: notices and e-mails. */
export const recoveryNotices = {
  'notice.account.recoveryAsked.title': 'Somebody asked to reset your login password',
  'notice.account.recoveryAsked.body':
    'They told support that they are you. Two members of staff are looking into it. If this was not you, stop it in the app with one tap.',
  'notice.account.recovered.title': 'Your login password was reset',
  'notice.account.recovered.body':
    'It was reset without the old one. You were logged out everywhere, and payouts are on hold until {until}. If this was not you, write to support at once.',
  'notice.account.recoveryStopped.title': 'A password reset was stopped',
  'notice.account.recoveryStopped.body':
    'Somebody who is logged in stopped it. Your password stays as it was. If this was not you, write to support at once.',
  'notice.account.newSignInPhone.title': 'New login',
  'notice.account.newSignInPhone.body':
    'Somebody logged in on a phone or tablet that was not used before. If this was not you, end that session and change your password.',
  'notice.account.newSignInComputer.title': 'New login',
  'notice.account.newSignInComputer.body':
    'Somebody logged in on a computer that was not used before. If this was not you, end that session and change your password.',
  'notice.account.newSignIn.title': 'New login',
  'notice.account.newSignIn.body':
    'Somebody logged in on a device that was not used before. If this was not you, end that session and change your password.',
  'mail.recoveryLink.subject': 'Set a new password',
  'mail.recoveryLink.body':
    'Somebody asked for a new login password for {username}. The link below works once, until {until}.\n\nIf this was not you, there is nothing to do: without the link, nothing happens.',
  'mail.recoveryShut.subject': 'No new link for now',
  'mail.recoveryShut.body':
    'Somebody asked for a new login password for {username}. It was set by link twice within 30 days, which is the limit. Until that time is over, write to support instead.',
  'mail.recovered.subject': 'The login password of your former account was reset',
  'mail.recovered.body':
    'This address belonged to {username} until recently. The login password was reset on {time}. If this was not you, write to support at once.',
} as const;
