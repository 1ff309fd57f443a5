import type { Translation } from '../../packs';
import type { coupons as english } from '../en/coupons';

/** Coupons, the activities that give them, and their choice when an amount is put. */
export const coupons: Translation<typeof english> = {
  'coupon.kind.fixed_amount': '固定金額券',
  'coupon.kind.value_add': '加值券',
  'coupon.kind.deduction': '折扣券',
  'coupon.kind.team': '團隊券',
  'coupon.kind.custom': '特別券',

  'coupon.off': '折抵 {value}',
  'coupon.added': '加贈 {value}',
  'coupon.offExplained': '您少付 {value}，由平台代付。',
  'coupon.addedExplained': '您的計畫多得 {value} 預算，由平台支付。',
  'coupon.cap': '平台最多支付 {amount}。',
  'coupon.requirement': '投放滿 {amount} 可用',
  'coupon.anyAmount': '任何金額皆可用',
  'coupon.teamOnly': '僅限跟隨營運者的使用者。',
  'coupon.validUntil': '有效期限至 {time}',
  'coupon.expired': '過期時間：{time}',
  'coupon.used': '使用時間：{time}',
  'coupon.useNow': '立即使用',
  'coupon.toPlan': '查看計畫',

  'coupons.state.unused': '未使用',
  'coupons.state.used': '已使用',
  'coupons.state.expired': '已過期',
  'coupons.none.unused': '沒有待使用的優惠券。部分活動會提供優惠券。',
  'coupons.none.used': '還沒有使用過優惠券。投放金額時可以選擇使用。',
  'coupons.none.expired': '沒有過期的優惠券。',
  'coupons.toActivities': '查看活動',
  'coupons.explained': '每次投放限用一張，同名優惠券每天限用一張。優惠券不是現金，無法提領。',

  'activities.newcomer': '新使用者',
  'activities.validDays': '{count, plural, other {領取後 # 天內有效}}',
  'activities.openUntil': '活動截止：{time}',
  'activities.claim': '領取優惠券',
  'activities.received': '已領取',
  'activities.over': '這項活動已結束。',
  'activities.claimed': '優惠券已領取。',
  'activities.toCoupons': '查看我的優惠券',
  'activities.rules': '活動規則',
  'activities.none': '目前沒有進行中的活動。您已有的優惠券仍然有效。',

  'put.coupon': '優惠券',
  'put.noCoupon': '不使用優惠券',
  'put.couponsFit': '{count, plural, =0 {沒有適用於這次投放的優惠券} other {# 張優惠券適用於這次投放}}',
  'put.useStartUp': '優先使用啟動資金',
  'put.startUpExplained': '平台借給您 {amount}。這不是現金；計畫未用完的部分會退回啟動資金。',
  'put.whoPays': '由誰支付',
};
