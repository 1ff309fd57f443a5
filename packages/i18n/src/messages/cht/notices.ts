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

  'notice.topup.title': '儲值已入帳',
  'notice.topup.body': '{amount} 已計入您的可用餘額。收據編號 {receipt}。',
  'notice.order.finished.title': '計畫 {number} 投放結束',
  'notice.order.finished.body': '未用完的 {amount} 已退回您的可用餘額。報表將在 72 小時內截止。',
  'notice.order.failed.title': '計畫 {number} 未能投放',
  'notice.order.failed.body': '全部 {amount} 已退回您的可用餘額。',
  'notice.order.settled.title': '計畫 {number} 已結算',
  'notice.order.settled.body': '{amount} 已轉入您的可用餘額。',
  'notice.withdrawal.approved.title': '提領已核准',
  'notice.withdrawal.approved.body': '{amount} 正在付款至末四碼 {lastFour} 的帳戶。',
  'notice.withdrawal.approvedUntil.title': '提領已核准',
  'notice.withdrawal.approvedUntil.body':
    '{amount} 將最晚於 {until} 付款至末四碼 {lastFour} 的帳戶。若屆時未付款，金額恢復可用。',
  'notice.withdrawal.paid.title': '提領已付款',
  'notice.withdrawal.paid.body': '{amount} 已付出。付款編號 {reference}。',
  'notice.withdrawal.refused.title': '提領遭拒絕',
  'notice.withdrawal.refused.body': '{amount} 已退回您的可用餘額。原因：{reason}',
  'notice.withdrawal.bounced.title': '一筆付款遭退回',
  'notice.withdrawal.bounced.body': '{amount} 已退回您的可用餘額。原因：{reason}',
  'notice.withdrawal.lapsed.title': '提領未在期限內付款',
  'notice.withdrawal.lapsed.body': '因未在期限內付款，{amount} 已退回您的可用餘額。您可以立即重新申請。',
  'notice.payout.changed.title': '收款帳戶已變更',
  'notice.payout.changed.body':
    '自 {until} 起，款項會付至末四碼 {lastFour} 的帳戶。若非您本人操作，請立即申訴。',
  'notice.hold.released.title': '保留已解除',
  'notice.hold.released.body': '{amount} 已退回您的可用餘額。',
  'notice.chargeback.held.title': '一筆付款遭要求退回',
  'notice.chargeback.held.body': '{amount} 保留至 {until}。在此之前您可以申訴。原因：{reason}',
  'notice.chargeback.heldRevenue.title': '收入被要求退回',
  'notice.chargeback.heldRevenue.body':
    '尚未結算的收入 {amount} 將保留至 {until}，您的可用餘額不受影響。在此之前您可以申訴。原因：{reason}',
  'notice.chargeback.lifted.title': '保留的收入已退還',
  'notice.chargeback.lifted.body': '{amount} 已解除保留，重新計入該計畫的收入。',
  'notice.chargeback.posted.title': '遭要求退回的付款已退還',
  'notice.chargeback.posted.body': '保留的 {amount} 已退回原付款方。',
  'notice.acceptance.refused.title': '兌換付款未獲確認',
  'notice.acceptance.refused.body': '查無您申報的付款。原因：{reason}。您可以申訴。',
  'notice.acceptance.lapsed.title': '兌換付款未在期限內確認',
  'notice.acceptance.lapsed.body': '7 天內無人確認您申報的付款。若您已付款，請提出申訴並附上憑證。',
  'notice.objection.upheld.title': '您的申訴成立',
  'notice.objection.upheld.body': '您是對的。答覆請見「您的申訴」。',
  'notice.objection.rejected.title': '您的申訴遭駁回',
  'notice.objection.rejected.body': '答覆和理由請見「您的申訴」。',
  'notice.account.closing.title': '您的帳戶正在關閉',
  'notice.account.closing.body':
    '計畫已終止，現金正在支付給您，其餘部分可用後再支付。若非您本人操作，請立即申訴。',
  'notice.account.closed.title': '您的帳戶已關閉',
  'notice.account.closed.body': '已沒有待付款項。您的對帳單仍屬於您。',
  'notice.coupon.granted.title': '您收到一張優惠券',
  'notice.coupon.granted.body': '{name} 已放入您的優惠券，有效期限至 {until}。',
  'notice.startUp.granted.title': '啟動資金',
  'notice.startUp.granted.body': '平台借給您 {amount} 用於投放計畫。這不是現金，您可以隨時免費歸還。',
};
