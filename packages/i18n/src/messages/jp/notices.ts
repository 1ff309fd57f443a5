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

  'notice.topup.title': '入金を受け取りました',
  'notice.topup.body': '{amount}を利用可能残高に反映しました。受領番号：{receipt}',
  'notice.order.finished.title': 'プラン{number}の出稿が終了しました',
  'notice.order.finished.body':
    '使われなかった{amount}は利用可能残高に戻りました。レポートは72時間以内に締め切られます。',
  'notice.order.failed.title': 'プラン{number}は配信されませんでした',
  'notice.order.failed.body': '{amount}の全額が利用可能残高に戻りました。',
  'notice.order.settled.title': 'プラン{number}を精算しました',
  'notice.order.settled.body': '{amount}を利用可能残高に移しました。',
  'notice.withdrawal.approved.title': '出金が承認されました',
  'notice.withdrawal.approved.body': '{amount}を出金先（末尾{lastFour}）に送金しています。',
  'notice.withdrawal.approvedUntil.title': '出金が承認されました',
  'notice.withdrawal.approvedUntil.body':
    '{until}までに{amount}を出金先（末尾{lastFour}）に支払います。それまでに支払われない場合、金額は再び利用できます。',
  'notice.withdrawal.paid.title': '出金が完了しました',
  'notice.withdrawal.paid.body': '{amount}を支払いました。支払番号：{reference}',
  'notice.withdrawal.refused.title': '出金をお受けできませんでした',
  'notice.withdrawal.refused.body': '{amount}は利用可能残高に戻りました。理由：{reason}',
  'notice.withdrawal.bounced.title': '支払いが差し戻されました',
  'notice.withdrawal.bounced.body': '{amount}は利用可能残高に戻りました。理由：{reason}',
  'notice.withdrawal.lapsed.title': '出金が期限内に支払われませんでした',
  'notice.withdrawal.lapsed.body':
    '期限までに支払われなかったため、{amount}は利用可能残高に戻りました。すぐに再度依頼できます。',
  'notice.payout.changed.title': '出金先が変更されました',
  'notice.payout.changed.body':
    '{until}以降、出金先は末尾{lastFour}の口座になります。お心当たりがない場合は、すぐに異議を申し立ててください。',
  'notice.hold.released.title': '保留が解除されました',
  'notice.hold.released.body': '{amount}は利用可能残高に戻りました。',
  'notice.chargeback.held.title': 'チャージバックの請求がありました',
  'notice.chargeback.held.body':
    '{amount}を{until}まで保留します。それまでに異議を申し立てられます。理由：{reason}',
  'notice.chargeback.heldRevenue.title': '収益の返還が求められました',
  'notice.chargeback.heldRevenue.body':
    '未精算の収益{amount}が{until}まで保留されます。利用可能残高には影響しません。それまでに異議を申し立てられます。理由：{reason}',
  'notice.chargeback.lifted.title': '保留された収益が戻りました',
  'notice.chargeback.lifted.body': '{amount}の保留が解除され、再びプランの収益に含まれます。',
  'notice.chargeback.posted.title': 'チャージバックが確定しました',
  'notice.chargeback.posted.body': '保留していた{amount}は支払元に戻りました。',
  'notice.acceptance.refused.title': '両替の支払いを確認できませんでした',
  'notice.acceptance.refused.body':
    'ご報告いただいた支払いが見つかりませんでした。理由：{reason}。異議を申し立てられます。',
  'notice.acceptance.lapsed.title': '両替の支払いが期限内に確認されませんでした',
  'notice.acceptance.lapsed.body':
    'ご報告いただいた支払いが7日以内に確認されませんでした。支払い済みの場合は、証明を添えて異議を申し立ててください。',
  'notice.objection.upheld.title': '異議申立てが認められました',
  'notice.objection.upheld.body': 'お客様の申立てどおりです。回答は「異議申立ての履歴」でご覧いただけます。',
  'notice.objection.rejected.title': '異議申立ては認められませんでした',
  'notice.objection.rejected.body': '回答と理由は「異議申立ての履歴」でご覧いただけます。',
  'notice.account.closing.title': 'アカウントの解約手続き中です',
  'notice.account.closing.body':
    'プランを終了し、現金のお支払いを進めています。残りは使えるようになり次第お支払いします。お心当たりがない場合は、すぐに異議を申し立ててください。',
  'notice.account.closed.title': 'アカウントは解約されました',
  'notice.account.closed.body': 'お支払いする残りはありません。取引明細書は引き続きお客様のものです。',
  'notice.coupon.granted.title': 'クーポンが届きました',
  'notice.coupon.granted.body': '{name}がクーポン一覧に入りました。有効期限：{until}',
  'notice.startUp.granted.title': 'スタートアップ資金',
  'notice.startUp.granted.body':
    '運営からプラン用に{amount}をお貸しします。現金ではありません。いつでも無料で返却できます。',
};
