import type { Translation } from '../../packs';
import type { printed as english } from '../en/printed';

export const printed = {
  'printed.account': 'รหัสผู้ดำเนินการ {id}',
  'printed.made': 'จัดทำเมื่อ {time} เวลาทั้งหมดเป็นของเขตเวลา {zone}',
  'printed.head': 'ค่าแฮชของรายการสุดท้าย: {hash}',
  'printed.time': 'เวลา',
  'printed.availableAfter': 'ใช้ได้หลังรายการ',
  'printed.totalAfter': 'สินทรัพย์รวมหลังรายการ',
  'printed.byHand': 'บันทึกด้วยมือ',
  'printed.checkable':
    'สำเนาสำหรับอ่าน ไฟล์ JSON ของเดือนเดียวกันมีตัวเลขเดียวกันและตรวจสอบได้โดยไม่ต้องผ่านเรา □ ใช้แทนอักขระที่ไฟล์นี้แสดงไม่ได้',
  'printed.page': 'หน้า {page} จาก {count}',
} satisfies Translation<typeof english>;
