import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { guest } from './guest';
import { help } from './help';
import { printed } from './printed';
import { staffNotices } from './staff-notices';
import { supportNotices } from './support-notices';
import { talkNotices } from './talk-notices';

/** What the server writes to people. */
export const notices: Translation<typeof english> = {
  ...guest,
  ...help,
  ...printed,
  ...staffNotices,
  ...supportNotices,
  ...talkNotices,

  'notice.topup.title': '充值已到账',
  'notice.topup.body': '{amount} 已计入您的可用余额。收据编号 {receipt}。',
  'notice.order.finished.title': '计划 {number} 投放结束',
  'notice.order.finished.body': '未用完的 {amount} 已退回您的可用余额。报告将在 72 小时内截止。',
  'notice.order.failed.title': '计划 {number} 未能投放',
  'notice.order.failed.body': '全部 {amount} 已退回您的可用余额。',
  'notice.order.settled.title': '计划 {number} 已结算',
  'notice.order.settled.body': '{amount} 已转入您的可用余额。',
  'notice.withdrawal.approved.title': '提现已批准',
  'notice.withdrawal.approved.body': '{amount} 正在付至尾号 {lastFour} 的账户。',
  'notice.withdrawal.approvedUntil.title': '提现已批准',
  'notice.withdrawal.approvedUntil.body':
    '{amount} 将最晚于 {until} 付至尾号 {lastFour} 的账户。如届时未付款，金额恢复可用。',
  'notice.withdrawal.paid.title': '提现已付款',
  'notice.withdrawal.paid.body': '{amount} 已付出。付款编号 {reference}。',
  'notice.withdrawal.refused.title': '提现被拒绝',
  'notice.withdrawal.refused.body': '{amount} 已退回您的可用余额。原因：{reason}',
  'notice.withdrawal.bounced.title': '一笔付款被退回',
  'notice.withdrawal.bounced.body': '{amount} 已退回您的可用余额。原因：{reason}',
  'notice.withdrawal.lapsed.title': '提现未按时付款',
  'notice.withdrawal.lapsed.body': '因未在期限内付款，{amount} 已退回您的可用余额。您可以立即重新申请。',
  'notice.payout.changed.title': '收款账户已更换',
  'notice.payout.changed.body': '自 {until} 起，款项将付至尾号 {lastFour} 的账户。如非本人操作，请立即申诉。',
  'notice.hold.released.title': '冻结已解除',
  'notice.hold.released.body': '{amount} 已退回您的可用余额。',
  'notice.chargeback.held.title': '一笔付款被要求退回',
  'notice.chargeback.held.body': '{amount} 已冻结至 {until}。在此之前您可以申诉。原因：{reason}',
  'notice.chargeback.heldRevenue.title': '收入被要求退回',
  'notice.chargeback.heldRevenue.body':
    '尚未结算的收入 {amount} 将冻结至 {until}，您的可用余额不受影响。在此之前您可以申诉。原因：{reason}',
  'notice.chargeback.lifted.title': '冻结的收入已退还',
  'notice.chargeback.lifted.body': '{amount} 已解除冻结，重新计入该计划的收入。',
  'notice.chargeback.posted.title': '被要求退回的付款已退还',
  'notice.chargeback.posted.body': '冻结的 {amount} 已退回原付款方。',
  'notice.acceptance.refused.title': '兑换付款未获确认',
  'notice.acceptance.refused.body': '未查到您申报的付款。原因：{reason}。您可以申诉。',
  'notice.acceptance.lapsed.title': '兑换付款未按时确认',
  'notice.acceptance.lapsed.body': '7 天内无人确认您申报的付款。如已付款，请申诉并附上凭证。',
  'notice.objection.upheld.title': '您的申诉成立',
  'notice.objection.upheld.body': '您是对的。答复见“您的申诉”。',
  'notice.objection.rejected.title': '您的申诉被驳回',
  'notice.objection.rejected.body': '答复和理由见“您的申诉”。',
  'notice.account.closing.title': '您的账户正在注销',
  'notice.account.closing.body':
    '计划已终止，现金正在支付给您，其余部分可用后再支付。如非本人操作，请立即申诉。',
  'notice.account.closed.title': '您的账户已注销',
  'notice.account.closed.body': '已没有待付款项。您的对账单仍归您所有。',
  'notice.coupon.granted.title': '您收到一张优惠券',
  'notice.coupon.granted.body': '{name} 已放入您的优惠券，有效期至 {until}。',
  'notice.startUp.granted.title': '启动资金',
  'notice.startUp.granted.body': '平台借给您 {amount} 用于投放计划。这不是现金，您可随时免费退还。',
};
