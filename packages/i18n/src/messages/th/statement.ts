import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

/** The monthly detail and its statement; the rules of a withdrawal by name. */
export const statement: Translation<typeof english> = {
  'flow.view': 'รายการที่แสดง',
  'flow.everything': 'ทุกรายการ',
  'flow.byMonth': 'รายเดือน',
  'flow.noneInMonth': 'ไม่มีรายการในเดือนนี้',

  'month.earlier': 'เดือนก่อนหน้า',
  'month.later': 'เดือนถัดไป',
  'month.detail': 'รายละเอียดรายเดือน',
  'month.available': 'ใช้ได้',
  'month.total': 'สินทรัพย์รวม',
  'month.kind': 'ประเภท',
  'month.opening': 'ยอดยกมา',
  'month.closing': 'ยอดยกไป',
  'month.addsUp': 'ยอดยกมารวมกับทุกยอดเท่ากับยอดยกไป วันนับตามเขตเวลา {zone}',

  'statement.heading': 'ใบแจ้งยอด',
  'statement.explained':
    'ไฟล์ JSON มีทุกรายการพร้อมค่าแฮช ใครก็ตรวจสอบได้โดยไม่ต้องผ่านเรา ไฟล์ CSV เปิดได้ในโปรแกรมตารางคำนวณ ไฟล์ PDF ใช้อ่านและพิมพ์',
  'statement.export': 'บันทึกเป็น {format}',
  'statement.saved': 'บันทึกเป็น {name} แล้ว',

  'withdraw.allRules': 'ผ่าน {passed} จาก {count} ข้อ',
  'withdraw.passed': 'ผ่าน',
  'withdraw.failed': 'ไม่ผ่าน',
  'withdraw.concerns': 'เกี่ยวกับ {amount}',
  'withdraw.clears.holder': 'คุณแก้ไขเองได้',
  'withdraw.clears.programme': 'โครงการเป็นผู้แก้ไข',
  'withdraw.clears.nobody': 'ปลดเองเมื่อครบกำหนด',
  'withdraw.name.payout_set': 'ตั้งบัญชีรับเงินแล้ว',
  'withdraw.name.payout_cooled': 'ครบ 24 ชั่วโมงหลังเปลี่ยนบัญชีรับเงิน',
  'withdraw.name.password_set': 'ตั้งรหัสผ่านธุรกรรมแล้ว',
  'withdraw.name.password_unlocked': 'รหัสผ่านธุรกรรมไม่ถูกล็อก',
  'withdraw.name.password_cooled': 'ครบ 24 ชั่วโมงหลังตั้งรหัสผ่านธุรกรรมใหม่',
  'withdraw.name.amount_in_range': 'จำนวนเงินอยู่ในวงเงิน',
  'withdraw.name.amount_covered': 'ยอดเงินที่ใช้ได้เพียงพอ',
  'withdraw.name.start_up_returned': 'คืนเงินทุนเริ่มต้นแล้ว',
  'withdraw.name.no_hold': 'ไม่มีเงินที่กันไว้',
};
