import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

/** The monthly detail and its statement. */
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
    'ไฟล์ JSON มีทุกรายการพร้อมค่าแฮช ใครก็ตรวจสอบได้โดยไม่ต้องผ่านเรา ไฟล์ CSV เปิดได้ในโปรแกรมตารางคำนวณ',
  'statement.export': 'บันทึกเป็น {format}',
  'statement.saved': 'บันทึกเป็น {name} แล้ว',
};
