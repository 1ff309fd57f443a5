import type { Translation } from '../../packs';
import type { overview as english } from '../en/overview';

/** The ad centre: the chart and the ways to everything else. */
export const overview: Translation<typeof english> = {
  'adCenter.since': '{change} · ก่อนหน้า: {value}',
  'adCenter.chart': 'ยอดใช้จ่ายและรายได้ตามเวลา',
  'adCenter.chartInspect': 'เวลาที่แสดง',
  'adCenter.chartTime': 'เวลา',
  'adCenter.more': 'บัญชีของคุณ',
  'adCenter.creditScore': 'คะแนนเครดิต',
  'adCenter.shopLevel': 'ระดับร้านค้า',
  'adCenter.level': 'ระดับ {level}',
  'adCenter.activities': 'กิจกรรมผู้ใช้ใหม่',
  'adCenter.coupons': 'คูปอง',
  'adCenter.follow': 'ติดตามแผน',
  'adCenter.followRecords': 'บันทึกการติดตาม',
  'adCenter.rules': 'กฎการดำเนินงาน',
  'adCenter.feedback': 'ข้อเสนอแนะ',
  'adCenter.faq': 'คำถามที่พบบ่อย',
  'adCenter.transparency': 'ความโปร่งใส',
};
