import type { Translation } from '../../packs';
import type { coupons as english } from '../en/coupons';

/** Coupons, the activities that give them, and their choice when an amount is put. */
export const coupons: Translation<typeof english> = {
  'coupon.kind.fixed_amount': '定額クーポン',
  'coupon.kind.value_add': '増額クーポン',
  'coupon.kind.deduction': '割引クーポン',
  'coupon.kind.team': 'チームクーポン',
  'coupon.kind.custom': '特別クーポン',

  'coupon.off': '{value}引き',
  'coupon.added': '{value}増額',
  'coupon.offExplained': 'お支払いが{value}少なくなり、その分を運営が負担します。',
  'coupon.addedExplained': 'プランの予算が{value}増え、その分を運営が負担します。',
  'coupon.cap': '運営の負担は{amount}までです。',
  'coupon.requirement': '{amount}以上の出稿で利用可能',
  'coupon.anyAmount': '金額にかかわらず利用可能',
  'coupon.teamOnly': 'オペレーターをフォローしている方のみ。',
  'coupon.validUntil': '有効期限：{time}',
  'coupon.expired': '{time}に期限切れ',
  'coupon.used': '{time}に使用',
  'coupon.useNow': '使う',
  'coupon.toPlan': 'プランを見る',

  'coupons.state.unused': '未使用',
  'coupons.state.used': '使用済み',
  'coupons.state.expired': '期限切れ',
  'coupons.none.unused': '使えるクーポンはありません。キャンペーンで受け取れることがあります。',
  'coupons.none.used': '使用したクーポンはまだありません。クーポンは出稿のときに選べます。',
  'coupons.none.expired': '期限切れのクーポンはありません。',
  'coupons.toActivities': 'キャンペーンを見る',
  'coupons.explained':
    'クーポンは出稿1回につき1枚、同じ名前のものは1日1枚までです。現金ではなく、出金できません。',

  'activities.newcomer': '新規の方',
  'activities.validDays': '{count, plural, other {受け取りから#日間有効}}',
  'activities.openUntil': '{time}まで',
  'activities.claim': 'クーポンを受け取る',
  'activities.received': '受け取り済み',
  'activities.over': 'このキャンペーンは終了しました。',
  'activities.claimed': 'クーポンを受け取りました。',
  'activities.toCoupons': 'マイクーポンを見る',
  'activities.rules': 'キャンペーンのルール',
  'activities.none': '現在実施中のキャンペーンはありません。お持ちのクーポンは引き続き使えます。',

  'put.coupon': 'クーポン',
  'put.noCoupon': 'クーポンを使わない',
  'put.couponsFit':
    '{count, plural, =0 {この出稿に使えるクーポンはありません} other {この出稿に使えるクーポン：#枚}}',
  'put.useStartUp': 'スタートアップ資金を先に使う',
  'put.startUpExplained':
    '運営が{amount}をお貸ししています。現金ではありません。プランで使われなかった分はスタートアップ資金に戻ります。',
  'put.whoPays': '負担の内訳',
};
