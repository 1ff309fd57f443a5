import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

/** What the server writes to people. Amounts and times come in already written for the reader. */
export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': 'Money added',
  'notice.topup.body': '{amount} is in your available funds. Receipt {receipt}.',
  'notice.order.finished.title': 'Plan {number} has finished',
  'notice.order.finished.body':
    'The unspent {amount} is back in your available funds. Reports close within 72 hours.',
  'notice.order.failed.title': 'Plan {number} did not run',
  'notice.order.failed.body': 'All {amount} is back in your available funds.',
  'notice.order.settled.title': 'Plan {number} is settled',
  'notice.order.settled.body': '{amount} moved to your available funds.',
  // The three above are of older notices, which knew a plan by its number alone.
  'notice.order.planFailed.title': 'A plan did not run',
  'notice.order.planFailed.body': '{product}: all {amount} is back in your available funds. Plan {number}.',
  'notice.order.planFinished.title': 'A plan has finished',
  'notice.order.planFinished.body': '{product}: reports close within 72 hours. Plan {number}.',
  'notice.order.planFinishedRest.title': 'A plan has finished',
  'notice.order.planFinishedRest.body':
    '{product}: the unspent {amount} is back in your available funds. Reports close within 72 hours. Plan {number}.',
  'notice.order.planSettled.title': 'A plan is settled',
  'notice.order.planSettled.body':
    'Result {result}: {product}. {amount} moved to your available funds. Plan {number}.',
  'notice.order.limitReached.title': 'Plan {number} reached one of your limits',
  'notice.order.limitReached.body':
    'It is being stopped. Spend {billed}, revenue {revenue}, conversions {conversions}. You get the rest back once the network ends the run.',
  // The one above is of older notices, which did not name the limit.
  'notice.order.costLimitReached.title': 'Plan {number}: cost per conversion above your limit',
  'notice.order.costLimitReached.body':
    'Cost per conversion rose above your limit of {value}. The plan is being stopped. Spend {billed}, revenue {revenue}, conversions {conversions}. You get the rest back once the network ends the run.',
  'notice.order.lossLimitReached.title': 'Plan {number}: your loss limit is reached',
  'notice.order.lossLimitReached.body':
    'The loss reached your limit of {value}. The plan is being stopped. Spend {billed}, revenue {revenue}, conversions {conversions}. You get the rest back once the network ends the run.',
  'notice.order.spendLimitReached.title': 'Plan {number}: your limit without a conversion is reached',
  'notice.order.spendLimitReached.body':
    '{value} was spent without a conversion. The plan is being stopped. Spend {billed}, revenue {revenue}, conversions {conversions}. You get the rest back once the network ends the run.',
  'notice.order.endDateReached.title': 'Plan {number}: your end date is reached',
  'notice.order.endDateReached.body':
    'The end date you set has been reached. The plan is being stopped. Spend {billed}, revenue {revenue}, conversions {conversions}. You get the rest back once the network ends the run.',
  'notice.order.dailyCapReached.title': 'Plan {number} reached your daily cap',
  'notice.order.dailyCapReached.body':
    'The report for the 15 minutes from {bucket} would take its day (UTC) above {amount}. It is held back whole: it is not billed, and its conversions do not count.',
  'notice.product.changed.title': 'A product you watch has new terms',
  'notice.product.changed.body':
    '{product}: version {version} applies to new plans. Plans already funded keep their version.',
  'notice.product.retired.title': 'A product you watch is no longer offered',
  'notice.product.retired.body':
    '{product}, version {version}, takes no new plans. Plans already funded keep running.',
  'notice.product.back.title': 'A product you watch is offered again',
  'notice.product.back.body': '{product} takes plans again, under version {version}.',
  'notice.order.restated.title': 'Plan {number}: the network corrected a report',
  'notice.order.restated.body':
    'For the 15 minutes from {bucket}: spend {spendBefore}, now {spendAfter}; your revenue {revenueBefore}, now {revenueAfter}. The plan shows every figure, old and new.',
  'notice.order.restatedByStaff.title': 'Plan {number}: staff corrected a report',
  'notice.order.restatedByStaff.body':
    'For the 15 minutes from {bucket}: spend {spendBefore}, now {spendAfter}; your revenue {revenueBefore}, now {revenueAfter}. The plan shows every figure, old and new, and the reason staff gave.',
  'notice.withdrawal.approved.title': 'Withdrawal approved',
  'notice.withdrawal.approved.body': '{amount} is on its way to the account ending in {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Withdrawal approved',
  'notice.withdrawal.approvedUntil.body':
    '{amount} is being paid to the account ending in {lastFour}, by {until}. If it is not paid by then, it is available to you again.',
  'notice.withdrawal.paid.title': 'Withdrawal paid',
  'notice.withdrawal.paid.body': '{amount} was paid out. Reference {reference}.',
  'notice.withdrawal.refused.title': 'Withdrawal refused',
  'notice.withdrawal.refused.body': '{amount} is back in your available funds. Reason: {reason}',
  'notice.withdrawal.bounced.title': 'Your bank returned a payment',
  'notice.withdrawal.bounced.body': '{amount} is back in your available funds. Reason: {reason}',
  'notice.withdrawal.lapsed.title': 'Withdrawal not paid in time',
  'notice.withdrawal.lapsed.body':
    '{amount} is back in your available funds, since it was not paid by its deadline. You can ask again at once.',
  'notice.payout.changed.title': 'Payout account changed',
  'notice.payout.changed.body':
    'Payouts go to the account ending in {lastFour}, starting {until}. If this was not you, dispute it at once.',
  'notice.payout.passwordReset.title': 'Transaction password reset',
  'notice.payout.passwordReset.body':
    'It was reset without the old one, so payouts are on hold until {until}. If this was not you, dispute it at once.',
  'notice.payout.factorOff.title': 'Payouts are on hold for 24 hours',
  'notice.payout.factorOff.body':
    'A passkey or one-time codes were turned off, or a recovery code was used, so payouts are on hold until {until}. If this was not you, change your login password and contact support.',
  'notice.hold.released.title': 'Hold released',
  'notice.hold.released.body': '{amount} is back in your available funds.',
  'notice.chargeback.held.title': 'A payment was charged back',
  'notice.chargeback.held.body':
    '{amount} is held until {until}. Until then you can dispute it. Reason: {reason}',
  'notice.chargeback.heldRevenue.title': 'Revenue was charged back',
  'notice.chargeback.heldRevenue.body':
    '{amount} of revenue that is not settled yet is held until {until}. Your available funds are not touched. Until then you can dispute it. Reason: {reason}',
  'notice.chargeback.house.title': 'A payment was charged back',
  'notice.chargeback.house.body':
    'The operator pays {amount} of it from its own money. Nothing of yours is held or taken. Reason: {reason}',
  'notice.chargeback.lifted.title': 'Held revenue released',
  'notice.chargeback.lifted.body':
    '{amount} is no longer held. It counts toward your revenue from the plan again.',
  'notice.chargeback.posted.title': 'A chargeback was completed',
  'notice.chargeback.posted.body': '{amount} that was held went back to the sender.',
  'notice.acceptance.refused.title': 'Exchange payment not confirmed',
  'notice.acceptance.refused.body':
    'No payment was found for what you reported. You can dispute this. Reason: {reason}',
  'notice.acceptance.lapsed.title': 'Exchange payment not confirmed in time',
  'notice.acceptance.lapsed.body':
    'Nobody confirmed the payment you reported within 7 days. If you paid, open a dispute and add your proof.',
  'notice.objection.upheld.title': 'Your dispute is upheld',
  'notice.objection.upheld.body': 'It was decided in your favor. See the answer under your disputes.',
  'notice.objection.lapsed.title': 'Your dispute is upheld: nobody answered in time',
  'notice.objection.lapsed.body':
    'No member of staff answered by the deadline, so it was decided in your favor. What happens next is under your disputes.',
  'notice.objection.paid.title': 'Paid back after your dispute',
  'notice.objection.paid.body': 'The operator paid {amount}. It is available now.',
  'notice.objection.rejected.title': 'Your dispute is rejected',
  'notice.objection.rejected.body': 'See the answer and its reasons under your disputes.',
  'notice.account.passkeyAdded.title': 'Passkey added',
  'notice.account.passkeyAdded.body':
    '“{name}” now opens your account. If this was not you, remove it and change your login password.',
  'notice.account.passkeyRemoved.title': 'Passkey removed',
  'notice.account.passkeyRemoved.body':
    '“{name}” no longer opens your account. If this was not you, change your login password and contact support.',
  'notice.account.totpOn.title': 'One-time codes turned on',
  'notice.account.totpOn.body':
    'Logging in with your password now also asks for a code from your authenticator app.',
  'notice.account.totpOff.title': 'One-time codes turned off',
  'notice.account.totpOff.body':
    'Logging in no longer asks for a code. If this was not you, change your login password and contact support.',
  'notice.account.recoveryCodesMade.title': 'New recovery codes',
  'notice.account.recoveryCodesMade.body':
    'Earlier codes stop working. If this was not you, change your login password and make new ones.',
  'notice.account.recoveryCodeUsed.title': 'A recovery code was used',
  'notice.account.recoveryCodeUsed.body':
    'Codes left: {left}. If this was not you, change your login password and contact support.',
  'notice.account.codesTried.title': 'Someone is trying codes on your account',
  'notice.account.codesTried.body':
    'Your password was right, the codes were wrong, and nobody got in. If this was not you, somebody knows your password: change it.',
  'notice.account.factorsRemoved.title': 'Passkeys and codes removed',
  'notice.account.factorsRemoved.body':
    'Your passkeys, one-time codes, and recovery codes no longer work. If you did not ask for this, contact support at once.',
  'notice.account.closing.title': 'Your account is being closed',
  'notice.account.closing.body':
    'We are ending your plans and paying out your cash; the rest follows as it becomes available. If this was not you, dispute it at once.',
  'notice.account.closed.title': 'Your account is closed',
  'notice.account.closed.body': 'Everything is paid out. You keep access to your statement.',
  'notice.coupon.granted.title': 'A coupon for you',
  'notice.coupon.granted.body': '{name} is among your coupons and is valid until {until}.',
  'notice.startUp.granted.title': 'Start-up funds',
  'notice.startUp.granted.body':
    'The operator lends you {amount} for plans. It is not cash; you can return it at any time, at no cost.',
  'notice.startUp.offered.title': 'Start-up funds offered',
  'notice.startUp.offered.body':
    'The operator offers to lend you {amount} for plans. Accept or decline in your wallet until {until}; nothing happens unless you accept.',
  'notice.acceptance.issued.title': 'Your exchange is ready',
  'notice.acceptance.issued.body':
    'Two members of staff have checked the terms. Enter your code to start; you see both amounts before you pay.',

  // What people are told when staff acted on something of theirs.
  'notice.feedback.answered.title': 'Answer to your feedback',
  'notice.feedback.answered.body': 'You wrote about: {subject}. Our answer: {answer}',
  'notice.topup.refused.title': 'Request to add money closed',
  'notice.topup.refused.body':
    'Nothing was added for your request of {amount}. If you did pay, dispute it and add your proof. Reason: {reason}',
  'notice.hold.opened.title': 'Part of your funds is held',
  'notice.hold.opened.body':
    '{amount} is held until {until} and is then released automatically. You can dispute it at no cost. Reason: {reason}',
  'notice.hold.renewed.title': 'A hold was renewed once',
  'notice.hold.renewed.body':
    '{amount} stays held until {until} and cannot be renewed again. You can dispute it at no cost. Reason: {reason}',
  'notice.score.forged.title': 'Your credit score was lowered',
  'notice.score.forged.body':
    'Two members of staff judged a document to be forged. Your funds are not touched. You can dispute this. Reason: {reason}',
  'notice.account.disabled.title': 'Your account is disabled',
  'notice.account.disabled.body':
    'The reason is on your home page. Your money stays yours: you can withdraw it, dispute this, and write to us.',
  'notice.account.enabled.title': 'Your account is open',
  'notice.account.enabled.body': 'You can use the whole app now.',
  'notice.account.passwordChanged.title': 'Your login password was changed',
  'notice.account.passwordChanged.body':
    'You were logged out everywhere. If this was not you, use “Forgot password?” and write to us.',
  'notice.account.signedOut.title': 'You were logged out everywhere',
  'notice.account.signedOut.body': 'Staff ended all your sessions. Reason: {reason}',

  // What people are told when support wrote to them while they were away.
  'notice.support.answered.title': 'Support has answered you',
  'notice.support.answered.body': 'The answer is in your chat with support.',

  // What the sandbox's demo desk answers.
  'notice.demoDesk':
    'This is the demo desk of the sandbox: a program answers here, not a person. It sends payment details, adds money, and pays withdrawals by itself within a minute. No real money moves. You can find each step on the case page.',

  // Notices of the sandbox's sample data.
  'notice.sample.announcement.title': 'Sample announcement: operating rules, version 1',
  'notice.sample.announcement.body':
    'The operating rules explain where your money is at any time and what we will never ask of you. A changed rule is announced here before it applies. This notice is part of the sample data.',
  'notice.sample.maintenance.title': 'Sample maintenance: reports came later than usual',
  'notice.sample.maintenance.body':
    'For twenty minutes, delivery reports could not be received. They were sent again and counted once; no amount changed, and deposits and withdrawals continued as usual. This notice is part of the sample data.',
  'notice.sample.activity.title': 'Sample offer: a coupon for newcomers',
  'notice.sample.activity.body':
    'The newcomer coupon can be claimed once by each person. Before you confirm an amount, the app shows who pays which part. This notice is part of the sample data.',

  // Questions, rules and names of contacts, sent in the reader's language. Paragraphs are parted by empty lines.
  'contact.general': 'Support',
  'contact.recharge': 'Payment support',

  'faq.learningPhase.question': 'What is the learning phase of a plan?',
  'faq.learningPhase.answer':
    'After a plan starts, the network needs to learn whom it reaches. This takes about 30 to 50 conversions within 7 days. Until then, a plan’s figures swing widely from day to day.\n\nThe plan page shows how many conversions were counted. A plan in its learning phase can end with a loss, like any other.',
  'faq.whereIsMyMoney.question': 'Where is my money while a plan runs?',
  'faq.whereIsMyMoney.answer':
    'When you fund a plan, the money moves from available funds to “In plans”. Each delivery report bills a part of it. What was not spent comes back to available funds when the run ends.\n\nWhat a plan earns is shown under “Awaiting settlement”. It becomes available after the network has paid for it and the time to dispute it is over.',
  'faq.canILose.question': 'Can I lose money on a plan?',
  'faq.canILose.answer':
    'Yes. What a plan spends on delivery is spent, whether people respond or not. The page of each product shows the record of all settled plans on it: how many there were, the median result, and the share that lost money.\n\nNobody can tell beforehand how a plan will end. Put in only what you can afford to lose.',
  'faq.withdraw.question': 'How do I withdraw?',
  'faq.withdraw.answer':
    'Set a transaction password and a payout account, then request a withdrawal in the wallet. Staff approve and pay it; every step is shown.\n\nIf something stands in the way, the wallet says what, until when, and how to clear it. Clearing it never costs money: anyone who asks for a payment before a withdrawal is trying to cheat you.',
  'faq.topUp.question': 'How do I add money?',
  'faq.topUp.answer':
    'We add money manually. Ask for it in the wallet; support then sends you payment details with the account to pay to. Never pay using details from anywhere else.\n\nStaff record the receipt, a second person checks it, and the amount appears in available funds with its receipt number.',

  'rules.text':
    'Your cash is yours. It is in available funds, on hold with a reason and an end, in running plans, in results that await settlement, or on its way out. These parts add up to your total assets.\n\nDiscounts and start-up funds are the operator’s money. They can be spent in plans, never withdrawn, and they never count as your cash.\n\nA plan spends what you put into it on delivery. Results differ and can be negative. Nothing in this app is a promise of a result.\n\nA correction is always a new record that you can see. Nothing that happened is changed or removed.\n\nStaff never ask for your password, or for a payment before you can withdraw.',
  'activityRules.text':
    'The newcomer coupon can be claimed once by each person. You choose a coupon when you fund a plan: one coupon for each plan. You can use only one coupon of the same name per day.\n\nThe discount is paid by the operator. It is not cash and cannot be withdrawn; what a plan does not use of it goes back to the operator. Before you confirm, the app shows who pays which part.',

  // What a printed statement says besides the words of the monthly detail.
  'printed.account': 'Operation ID {id}',
  'printed.made': 'Made on {time}. All times are in {zone} time.',
  'printed.head': 'Hash of the last entry: {hash}',
  'printed.time': 'Time',
  'printed.availableAfter': 'Available after',
  'printed.totalAfter': 'Total after',
  'printed.byHand': 'entered by hand',
  'printed.checkable':
    'For your records. The JSON file of the same month holds the same figures and can be checked without us. □ stands for a character that this file cannot draw.',
  'printed.page': 'Page {page} of {count}',
} as const;
