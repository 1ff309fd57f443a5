/** What people are told when staff acted on something of theirs. */
export const staffNotices = {
  'notice.feedback.answered.title': 'Answer to your feedback',
  'notice.feedback.answered.body': 'You wrote about: {subject}. Our answer: {answer}',
  'notice.topup.refused.title': 'Top-up case closed',
  'notice.topup.refused.body':
    'Nothing was posted for your top-up case of {amount}. Reason: {reason}. If you did pay, object and add your proof.',
  'notice.hold.opened.title': 'A part of your funds is held',
  'notice.hold.opened.body':
    '{amount} stands aside until {until} and is then released by itself. You can object at no cost. Reason: {reason}',
  'notice.hold.renewed.title': 'A hold was renewed once',
  'notice.hold.renewed.body':
    '{amount} stays aside until {until} and cannot be renewed again. You can object at no cost. Reason: {reason}',
  'notice.score.forged.title': 'Your credit score was lowered',
  'notice.score.forged.body':
    'Two members of staff judged a document as forged. Your funds are not touched. You can object. Reason: {reason}',
  'notice.account.signedOut.title': 'You were signed out everywhere',
  'notice.account.signedOut.body': 'Staff ended all your sessions. Reason: {reason}',
} as const;
