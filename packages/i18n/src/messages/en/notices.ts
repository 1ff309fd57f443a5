import { guest } from './guest';
import { help } from './help';
import { printed } from './printed';
import { staffNotices } from './staff-notices';
import { supportNotices } from './support-notices';
import { talkNotices } from './talk-notices';

/** What the server writes to people. Amounts and times come in already written for the reader. */
export const notices = {
  ...guest,
  ...help,
  ...printed,
  ...staffNotices,
  ...supportNotices,
  ...talkNotices,

  'notice.topup.title': 'Top-up received',
  'notice.topup.body': '{amount} is in your available funds. Receipt {receipt}.',
  'notice.order.finished.title': 'Plan {number} has finished putting',
  'notice.order.finished.body':
    'The unspent {amount} is back in your available funds. Reports close within 72 hours.',
  'notice.order.failed.title': 'Plan {number} did not run',
  'notice.order.failed.body': 'All {amount} is back in your available funds.',
  'notice.order.settled.title': 'Plan {number} is settled',
  'notice.order.settled.body': '{amount} moved to your available funds.',
  'notice.withdrawal.approved.title': 'Withdrawal approved',
  'notice.withdrawal.approved.body': '{amount} is on its way to the account ending in {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Withdrawal approved',
  'notice.withdrawal.approvedUntil.body':
    '{amount} is being paid to the account ending in {lastFour}, by {until}. If it is not paid by then, it is available to you again.',
  'notice.withdrawal.paid.title': 'Withdrawal paid',
  'notice.withdrawal.paid.body': '{amount} was paid out. Reference {reference}.',
  'notice.withdrawal.refused.title': 'Withdrawal refused',
  'notice.withdrawal.refused.body': '{amount} is back in your available funds. Reason: {reason}',
  'notice.withdrawal.bounced.title': 'A payment came back',
  'notice.withdrawal.bounced.body': '{amount} is back in your available funds. Reason: {reason}',
  'notice.withdrawal.lapsed.title': 'Withdrawal not paid in time',
  'notice.withdrawal.lapsed.body':
    '{amount} is back in your available funds, since it was not paid by its deadline. You can ask again at once.',
  'notice.payout.changed.title': 'Payout account changed',
  'notice.payout.changed.body':
    'Payouts now go to the account ending in {lastFour}, from {until}. If this was not you, object at once.',
  'notice.hold.released.title': 'Hold lifted',
  'notice.hold.released.body': '{amount} is back in your available funds.',
  'notice.chargeback.held.title': 'A payment was called back',
  'notice.chargeback.held.body':
    '{amount} is held until {until}. Until then you can object. Reason: {reason}',
  'notice.chargeback.heldRevenue.title': 'Revenue was called back',
  'notice.chargeback.heldRevenue.body':
    '{amount} of revenue that is not settled yet is held until {until}. Your available funds are not touched. Until then you can object. Reason: {reason}',
  'notice.chargeback.lifted.title': 'Held revenue was given back',
  'notice.chargeback.lifted.body': '{amount} is no longer held. It counts to your revenue of the plan again.',
  'notice.chargeback.posted.title': 'A called-back payment was returned',
  'notice.chargeback.posted.body': '{amount} that was held went back to where it came from.',
  'notice.acceptance.refused.title': 'Exchange payment not confirmed',
  'notice.acceptance.refused.body':
    'No payment was found for what you reported. Reason: {reason}. You can object.',
  'notice.acceptance.lapsed.title': 'Exchange payment not confirmed in time',
  'notice.acceptance.lapsed.body':
    'Nobody confirmed the payment you reported within 7 days. If you paid, object and add your proof.',
  'notice.objection.upheld.title': 'Your objection is upheld',
  'notice.objection.upheld.body': 'You are in the right. See the answer under your objections.',
  'notice.objection.rejected.title': 'Your objection is rejected',
  'notice.objection.rejected.body': 'See the answer and its reasons under your objections.',
  'notice.account.closing.title': 'Your account is being closed',
  'notice.account.closing.body':
    'Plans are ended and your cash is paid out, the rest as it is freed. If this was not you, object at once.',
  'notice.account.closed.title': 'Your account is closed',
  'notice.account.closed.body': 'Nothing is left to come. Your statement stays yours.',
  'notice.coupon.granted.title': 'A coupon for you',
  'notice.coupon.granted.body': '{name} stands among your coupons and is valid until {until}.',
  'notice.startUp.granted.title': 'Start-up funds',
  'notice.startUp.granted.body':
    'The programme lends you {amount} for plans. It is not cash; you can return it at any time, at no cost.',
} as const;
