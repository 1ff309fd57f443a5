/** E-mails and text messages. Amounts and times come in already written for the reader. */
export const mails = {
  // What stands below each e-mail.
  'mail.frame.open': 'Open it in the app: {link}',
  'mail.frame.head':
    'At the time of writing, the latest entry in your record was {entry}, hash {hash}. Both must still match your statement.',
  'mail.frame.security':
    'You get this because it is about the safety of your account. Such messages always go to a verified address.',
  'mail.frame.chosen': 'You get this because you chose email for messages of this kind.',
  'mail.frame.asked':
    'You get this because this address was entered in the app. If that was not you, there is nothing to do: without the code, nothing happens.',
  'mail.frame.change': 'Change what you get: {link}',
  'mail.frame.never':
    'We never ask for a password or a code by email, or for a payment before you can withdraw.',

  // In the place of a title that staff wrote, and of a text that is not shown outside the app.
  'mail.notice.staffWrote': 'Support wrote to you',
  'mail.notice.readInApp': 'Open the app to read it.',

  // E-mails that no notice stands behind: a subject without sums or codes, a text of paragraphs.
  'mail.contactCode.subject': 'Your code for this email address',
  'mail.contactCode.body': 'Enter this code in the app: {code}\n\nIt can be used once, until {until}.',
  'mail.emailChanged.subject': 'Your email address was changed',
  'mail.emailChanged.body':
    'The email address of your account was changed on {time}. We no longer send messages to this address.\n\nIf this was not you, log in, change your passwords, and write to support at once.',
  'mail.phoneChanged.subject': 'Your phone number was changed',
  'mail.phoneChanged.body':
    'The phone number of your account was changed on {time}.\n\nIf this was not you, log in, change your passwords, and write to support at once.',

  // Text messages.
  'sms.contactCode': 'Your code: {code}. It can be used once, until {until}. Do not share it.',
  'sms.phoneChanged':
    'The phone number of your account was changed. If this was not you, write to support at once.',

  // What a device shows below a notice.
  'push.head': 'Latest entry: {entry}, hash {hash}',
} as const;
