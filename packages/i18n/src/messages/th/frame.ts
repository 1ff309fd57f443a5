import type { Translation } from '../../packs';
import type { frame as english } from '../en/frame';

/** Questions, rules, contacts inside the app, and what the app says of itself. */
export const frame: Translation<typeof english> = {
  'faq.heading': 'คำถามที่พบบ่อย',
  'faq.lead': 'เรื่องที่คนถามเป็นอันดับแรก',
  'faq.more': 'คำถามอื่น',
  'faq.none': 'ยังไม่มีคำถามที่ตอบไว้ที่นี่ ฝ่ายบริการลูกค้าตอบคำถามของคุณได้',
  'faq.ask': 'ถามฝ่ายบริการลูกค้า',
  'faq.missing': 'คำถามนี้ไม่มีอยู่ที่นี่แล้ว',
  'faq.version': 'ฉบับที่ {number}',

  'customer.open': 'กำลังเปิด {label}',
  'customer.refused': 'ที่อยู่นี้ไม่ใช่ช่องทางติดต่อของเรา',
  'customer.refusedExplained': 'ในแอปเปิดได้เฉพาะช่องทางติดต่อที่ฝ่ายบริการลูกค้าแสดงไว้ ไม่มีการเปิดสิ่งใด',
  'customer.choose': 'เลือกช่องทางติดต่อ',

  'update.ready': 'แอปเวอร์ชันใหม่พร้อมแล้ว',
  'update.use': 'ใช้เวอร์ชันใหม่',

  'refresh.pull': 'ดึงลงเพื่อรีเฟรช',
  'refresh.release': 'ปล่อยเพื่อรีเฟรช',
  'refresh.running': 'กำลังอ่านตัวเลขล่าสุด',
  'blocked.notOpen': 'ส่วนนี้ยังใช้ไม่ได้ตามสถานะบัญชีของคุณในตอนนี้',
  'blocked.whatIsOpen': 'ดูสิ่งที่คุณใช้ได้',
};
