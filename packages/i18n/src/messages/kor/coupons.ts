import type { Translation } from '../../packs';
import type { coupons as english } from '../en/coupons';

/** Coupons, the activities that give them, and their choice when an amount is put. */
export const coupons: Translation<typeof english> = {
  'coupon.kind.fixed_amount': '정액 쿠폰',
  'coupon.kind.value_add': '금액 추가 쿠폰',
  'coupon.kind.deduction': '할인 쿠폰',
  'coupon.kind.team': '팀 쿠폰',
  'coupon.kind.custom': '특별 쿠폰',

  'coupon.off': '{value} 할인',
  'coupon.added': '{value} 추가',
  'coupon.offExplained': '{value} 적게 내고, 그만큼 운영사가 부담합니다.',
  'coupon.addedExplained': '플랜 예산이 {value} 늘어나고, 그만큼 운영사가 부담합니다.',
  'coupon.cap': '운영사 부담은 최대 {amount}입니다.',
  'coupon.requirement': '{amount} 이상 집행 시 사용',
  'coupon.anyAmount': '금액 제한 없음',
  'coupon.teamOnly': '리더를 팔로우하는 분만 쓸 수 있습니다.',
  'coupon.validUntil': '{time}까지 유효',
  'coupon.expired': '{time} 만료',
  'coupon.used': '{time} 사용',
  'coupon.useNow': '사용하기',
  'coupon.toPlan': '플랜 보기',

  'coupons.state.unused': '미사용',
  'coupons.state.used': '사용됨',
  'coupons.state.expired': '만료됨',
  'coupons.none.unused': '쓸 수 있는 쿠폰이 없습니다. 이벤트에서 받을 수 있는 경우가 있습니다.',
  'coupons.none.used': '아직 사용한 쿠폰이 없습니다. 쿠폰은 금액을 집행할 때 고릅니다.',
  'coupons.none.expired': '만료된 쿠폰이 없습니다.',
  'coupons.toActivities': '이벤트 보기',
  'coupons.explained':
    '쿠폰은 집행 한 번에 한 장, 같은 이름은 하루 한 장만 쓸 수 있습니다. 현금이 아니며 출금할 수 없습니다.',

  'activities.newcomer': '신규 이용자',
  'activities.validDays': '{count, plural, other {받은 뒤 #일간 유효}}',
  'activities.openUntil': '{time}까지 진행',
  'activities.claim': '쿠폰 받기',
  'activities.received': '받음',
  'activities.over': '종료된 이벤트입니다.',
  'activities.claimed': '쿠폰을 받았습니다.',
  'activities.toCoupons': '내 쿠폰 보기',
  'activities.rules': '이벤트 규칙',
  'activities.none': '지금 진행 중인 이벤트가 없습니다. 이미 받은 쿠폰은 계속 쓸 수 있습니다.',

  'put.coupon': '쿠폰',
  'put.noCoupon': '쿠폰 사용 안 함',
  'put.couponsFit':
    '{count, plural, =0 {이 집행에 맞는 쿠폰이 없습니다} other {이 집행에 쓸 수 있는 쿠폰 #장}}',
  'put.useStartUp': '초기 자금 먼저 사용',
  'put.startUpExplained':
    '운영사가 {amount} 빌려드렸습니다. 현금이 아니며, 플랜에서 쓰지 않은 금액은 초기 자금으로 돌아갑니다.',
  'put.whoPays': '부담 내역',
};
