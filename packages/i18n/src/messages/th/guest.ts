import type { Translation } from '../../packs';
import type { guest as english } from '../en/guest';

/** The page outside the app where guests and the blocked reach staff, and object without signing in. */
export const guest: Translation<typeof english> = {
  'guest.lead': 'คุณเขียนถึงเราที่นี่ได้โดยไม่ต้องเข้าสู่ระบบ แม้บัญชีของคุณยังไม่เปิดใช้งาน ถูกระงับ หรือปิดแล้ว',
  'guest.new': 'เขียนถึงเรา',
  'guest.back': 'กลับไปยังเรื่องเดิม',
  'guest.name': 'ชื่อของคุณ',
  'guest.email': 'อีเมล (ไม่บังคับ)',
  'guest.username': 'ชื่อผู้ใช้ของบัญชี (ไม่บังคับ)',
  'guest.text': 'คุณต้องการติดต่อเรื่องใด',
  'guest.open': 'เปิดเรื่อง',
  'guest.number': 'หมายเลขเรื่อง',
  'guest.secret': 'รหัสลับ',
  'guest.show': 'ดูเรื่อง',
  'guest.keep': 'จดหมายเลขและรหัสลับไว้ ต้องใช้ทั้งสองอย่างเพื่อกลับมายังเรื่องนี้ และเราส่งให้ใหม่ไม่ได้',
  'guest.messages': 'ข้อความ',
  'guest.you': 'คุณ',
  'guest.desk': 'ฝ่ายบริการลูกค้า',
  'guest.answer': 'ข้อความของคุณ',
  'guest.send': 'ส่ง',
  'guest.refresh': 'ดูว่ามีคำตอบหรือยัง',
  'guest.object': 'คัดค้านสถานะของบัญชี',
  'guest.objectExplained':
    'หากบัญชีของคุณถูกจำกัดและคุณไม่เห็นด้วย โปรดบอกเหตุผล เราจะตรวจสอบตัวตนผู้เขียนก่อนดำเนินการ คำตอบจะแสดงในเรื่องนี้',
  'guest.objectUsername': 'ชื่อผู้ใช้ของบัญชี',
  'guest.objectText': 'เหตุผลที่คุณไม่เห็นด้วย',
  'guest.objectSend': 'ส่งคำคัดค้าน',
  'guest.objected': 'ส่งคำคัดค้านแล้ว คำตอบจะแสดงในเรื่องนี้',
  'guest.sent': 'ส่งข้อความแล้ว',
  'guest.openNow': 'ขณะนี้เปิดให้บริการ',
  'guest.closedNow': 'ขณะนี้ปิดให้บริการ จะเปิดอีกครั้ง {time}',
  'guest.later': 'ลองอีกครั้งหลัง {time}',
  'guest.older': 'แสดงเฉพาะข้อความล่าสุด',
};
