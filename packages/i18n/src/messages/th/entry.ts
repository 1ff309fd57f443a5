import type { Translation } from '../../packs';
import type { entry as english } from '../en/entry';

/** Coming in from a host app: the entry, the welcome and the end of its session. */
export const entry: Translation<typeof english> = {
  'entry.checking': 'กำลังตรวจสอบตัวตนของคุณ',
  'entry.failed': 'ตรวจสอบตัวตนของคุณไม่ได้ ไม่มีสิ่งใดเปลี่ยนแปลง',
  'entry.again': 'ลองอีกครั้ง',

  'welcome.heading': 'ยินดีต้อนรับสู่ Fairlead',
  'welcome.lead': 'ลงงบในแผนโฆษณา และดูที่มาของทุกตัวเลข',
  'welcome.fact.wallet': 'เงินของคุณอยู่ในกระเป๋าเงินของคุณเอง ทุกรายการมีบันทึก',
  'welcome.fact.record': 'สินค้าแต่ละรายการแสดงผลของทุกแผนที่สรุปยอดแล้ว รวมถึงแผนที่ขาดทุน',
  'welcome.fact.out': 'คุณถอนเงินและปิดบัญชีได้ทุกเมื่อ',
  'welcome.risk': 'เงินที่ลงในแผนอาจสูญเสียได้',
  'welcome.code': 'รหัสอนุญาต',
  'welcome.codeHint': 'โครงการเป็นผู้ออกให้ ใช้เปิดบัญชีได้หนึ่งบัญชีเพียงครั้งเดียว',
  'welcome.open': 'เปิดบัญชีของฉัน',
  'welcome.noCode': 'ยังไม่มีรหัสใช่ไหม',
  'welcome.askForCode': 'ถามฝ่ายบริการลูกค้า',

  'reopen.heading': 'เปิด Fairlead จากแอปเดิมอีกครั้ง',
  'reopen.explained': 'คุณเข้ามาจากแอปอื่น และการเข้าสู่ระบบของแอปนั้นหมดอายุหรือถูกใช้ไปแล้ว บัญชีและเงินของคุณไม่ได้เปลี่ยนแปลง',
  'reopen.how': 'กลับไปที่แอปนั้นแล้วเปิด Fairlead จากที่นั่น ที่นี่คุณไม่มีรหัสผ่านเข้าสู่ระบบ และไม่จำเป็นต้องใช้',
  'reopen.button': 'กลับไปที่แอป',
  'reopen.login': 'ฉันมีชื่อผู้ใช้และรหัสผ่าน',
};
