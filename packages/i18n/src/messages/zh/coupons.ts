import type { Translation } from '../../packs';
import type { coupons as english } from '../en/coupons';

/** Coupons, the activities that give them, and their choice when an amount is put. */
export const coupons: Translation<typeof english> = {
  'coupon.kind.fixed_amount': '固定金额券',
  'coupon.kind.value_add': '增值券',
  'coupon.kind.deduction': '折扣券',
  'coupon.kind.team': '团队券',
  'coupon.kind.custom': '特别券',

  'coupon.off': '减 {value}',
  'coupon.added': '加赠 {value}',
  'coupon.offExplained': '您少付 {value}，由平台代付。',
  'coupon.addedExplained': '您的计划多得 {value} 预算，由平台支付。',
  'coupon.cap': '平台最多支付 {amount}。',
  'coupon.requirement': '投放满 {amount} 可用',
  'coupon.anyAmount': '任意金额可用',
  'coupon.teamOnly': '仅限跟随运营者的用户。',
  'coupon.validUntil': '有效期至 {time}',
  'coupon.expired': '过期时间：{time}',
  'coupon.used': '使用时间：{time}',
  'coupon.useNow': '去使用',
  'coupon.toPlan': '查看计划',

  'coupons.state.unused': '未使用',
  'coupons.state.used': '已使用',
  'coupons.state.expired': '已过期',
  'coupons.none.unused': '没有待使用的优惠券。部分活动会提供优惠券。',
  'coupons.none.used': '还没有使用过优惠券。投放金额时可以选择使用。',
  'coupons.none.expired': '没有过期的优惠券。',
  'coupons.toActivities': '查看活动',
  'coupons.explained': '每次投放限用一张，同名优惠券每天限用一张。优惠券不是现金，不能提现。',

  'activities.newcomer': '新用户',
  'activities.validDays': '{count, plural, other {领取后 # 天内有效}}',
  'activities.openUntil': '活动截止：{time}',
  'activities.claim': '领取优惠券',
  'activities.received': '已领取',
  'activities.over': '此活动已结束。',
  'activities.claimed': '优惠券已领取。',
  'activities.toCoupons': '查看我的优惠券',
  'activities.rules': '活动规则',
  'activities.none': '目前没有进行中的活动。您已有的优惠券仍然有效。',

  'put.coupon': '优惠券',
  'put.noCoupon': '不使用优惠券',
  'put.couponsFit': '{count, plural, =0 {没有适用于此次投放的优惠券} other {# 张优惠券适用于此次投放}}',
  'put.useStartUp': '优先使用启动资金',
  'put.startUpExplained': '平台借给您 {amount}。这不是现金；计划未用完的部分退回启动资金。',
  'put.whoPays': '由谁支付',
};
