import type { Translation } from '../../packs';
import type { blocked as english } from '../en/blocked';

/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked: Translation<typeof english> = {
  'blocked.tag.not_activated': 'รอเปิดใช้งาน',
  'blocked.tag.disabled': 'ถูกระงับ',
  'blocked.tag.closed': 'ปิดแล้ว',
  'blocked.title.not_activated': 'บัญชีของคุณกำลังรอเปิดใช้งาน',
  'blocked.title.disabled': 'บัญชีของคุณถูกระงับ แต่เงินยังเป็นของคุณ',
  'blocked.title.closed': 'บัญชีของคุณปิดแล้ว',
  'blocked.text.not_activated': 'เจ้าหน้าที่เป็นผู้ดำเนินการ คุณไม่ต้องทำหรือจ่ายอะไร เมื่อเสร็จแล้วหน้านี้จะเปลี่ยนเอง',
  'blocked.text.disabled': 'ตอนนี้ยังลงงบในแผนใหม่ไม่ได้ แผนที่เผยแพร่อยู่จะจบและชำระยอดตามปกติ และรายการด้านล่างยังใช้ได้',
  'blocked.text.closed': 'แชต การแจ้งเตือน และใบแจ้งยอดยังใช้ได้ และการจ่ายเงินที่ดำเนินอยู่จะเดินหน้าต่อ',
  'blocked.objectNote': 'เจ้าหน้าที่อีกคนจะตอบภายในวันที่กำหนด',
  'blocked.available': 'ใช้ได้ {amount}',
  'blocked.chat': 'แชตกับฝ่ายบริการลูกค้า',
  'blocked.chatNote': 'ประวัติการสนทนายังอยู่',
  'blocked.closeNote': 'เงินทั้งหมดจะจ่ายให้คุณ',
  'blocked.underWay': 'กำลังจ่าย {amount} ให้คุณ',
  'blocked.left': 'ยังมี {amount} อยู่ในบัญชี',
  'blocked.later': 'ยังเหลืออีก {amount} ที่จะจ่ายภายหลัง',
};
