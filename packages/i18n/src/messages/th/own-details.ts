import type { Translation } from '../../packs';
import type { ownDetails as english } from '../en/own-details';

export const ownDetails = {
  'details.heading': 'ข้อมูลของคุณ',
  'details.nickname': 'ชื่อเล่น',
  'details.save': 'บันทึกข้อมูล',
  'details.saved': 'บันทึกข้อมูลของคุณแล้ว',
  'details.picture': 'รูปของบัญชี',
  'details.choose': 'เลือกรูป',
  'details.change': 'เปลี่ยนรูป',
  'details.pictureSaved': 'บันทึกรูปแล้ว',
  'details.pictureSending': 'กำลังส่งรูป',
} satisfies Translation<typeof english>;
