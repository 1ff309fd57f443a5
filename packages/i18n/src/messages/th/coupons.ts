import type { Translation } from '../../packs';
import type { coupons as english } from '../en/coupons';

/** Coupons, the activities that give them, and their choice when an amount is put. */
export const coupons: Translation<typeof english> = {
  'coupon.kind.fixed_amount': 'คูปองลดตามจำนวน',
  'coupon.kind.value_add': 'คูปองเพิ่มงบ',
  'coupon.kind.deduction': 'คูปองส่วนลด',
  'coupon.kind.team': 'คูปองทีม',
  'coupon.kind.custom': 'คูปองพิเศษ',

  'coupon.off': 'ลด {value}',
  'coupon.added': 'เพิ่ม {value}',
  'coupon.offExplained': 'คุณจ่ายน้อยลง {value} โดยโครงการจ่ายแทนให้',
  'coupon.addedExplained': 'แผนของคุณมีงบเพิ่มอีก {value} โดยโครงการเป็นผู้จ่าย',
  'coupon.cap': 'โครงการจ่ายไม่เกิน {amount}',
  'coupon.requirement': 'สำหรับการลงงบตั้งแต่ {amount}',
  'coupon.anyAmount': 'ใช้ได้กับทุกจำนวนเงิน',
  'coupon.teamOnly': 'เฉพาะผู้ที่ติดตามผู้ดำเนินการ',
  'coupon.validUntil': 'ใช้ได้ถึง {time}',
  'coupon.expired': 'หมดอายุเมื่อ {time}',
  'coupon.used': 'ใช้เมื่อ {time}',
  'coupon.useNow': 'ใช้เลย',
  'coupon.toPlan': 'ดูแผน',

  'coupons.state.unused': 'ยังไม่ใช้',
  'coupons.state.used': 'ใช้แล้ว',
  'coupons.state.expired': 'หมดอายุ',
  'coupons.none.unused': 'ไม่มีคูปองที่รอใช้ บางกิจกรรมมีคูปองให้',
  'coupons.none.used': 'ยังไม่ได้ใช้คูปอง คุณเลือกคูปองได้ตอนลงงบ',
  'coupons.none.expired': 'ไม่มีคูปองที่หมดอายุ',
  'coupons.toActivities': 'ดูกิจกรรม',
  'coupons.explained': 'ใช้ได้หนึ่งใบต่อการลงงบหนึ่งครั้ง และชื่อเดียวกันวันละหนึ่งใบ คูปองไม่ใช่เงินสดและถอนไม่ได้',

  'activities.newcomer': 'ผู้ใช้ใหม่',
  'activities.validDays': '{count, plural, other {ใช้ได้ # วันหลังรับ}}',
  'activities.openUntil': 'เปิดถึง {time}',
  'activities.claim': 'รับคูปอง',
  'activities.received': 'รับแล้ว',
  'activities.over': 'กิจกรรมนี้สิ้นสุดแล้ว',
  'activities.claimed': 'คูปองเป็นของคุณแล้ว',
  'activities.toCoupons': 'ดูคูปองของฉัน',
  'activities.rules': 'กติกากิจกรรม',
  'activities.none': 'ขณะนี้ไม่มีกิจกรรมที่เปิดอยู่ คูปองที่คุณมีอยู่ยังใช้ได้',

  'put.coupon': 'คูปอง',
  'put.noCoupon': 'ไม่ใช้คูปอง',
  'put.couponsFit': '{count, plural, =0 {ไม่มีคูปองที่ใช้กับการลงงบนี้ได้} other {มีคูปองที่ใช้กับการลงงบนี้ได้ # ใบ}}',
  'put.useStartUp': 'ใช้เงินทุนเริ่มต้นก่อน',
  'put.startUpExplained': 'โครงการให้คุณยืม {amount} ไม่ใช่เงินสด ส่วนที่แผนไม่ได้ใช้จะคืนกลับไปที่เงินทุนเริ่มต้น',
  'put.whoPays': 'ใครจ่ายส่วนใด',
};
