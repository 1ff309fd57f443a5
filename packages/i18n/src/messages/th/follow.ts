import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

/** Following a lead. */
export const follow: Translation<typeof english> = {
  'follow.now': 'ติดตาม',
  'follow.records': 'บันทึก',
  'follow.explained':
    'ผู้ดำเนินการคือผู้ใช้ที่เผยแพร่แผนให้ผู้ติดตาม แผนจะปรากฏในแผนของคุณและรอลงงบ คุณเลือกเองว่าจะลงงบในแผนใด',
  'follow.never': 'การติดตามไม่ใช้เงินของคุณ และผู้ดำเนินการไม่ได้รับรายได้จากผู้ติดตาม',
  'follow.nobody': 'คุณยังไม่ได้ติดตามใคร กรอกรหัสผู้ดำเนินการเพื่อดูสถิติก่อน',
  'follow.current': 'คุณกำลังติดตาม',
  'follow.since': 'ตั้งแต่ {time}',
  'follow.id': 'รหัสผู้ดำเนินการ {id}',
  'follow.open': '{count, plural, =0 {ขณะนี้ไม่มีแผนที่เปิดให้ผู้ติดตาม} other {ขณะนี้มี # แผนที่เปิดให้ผู้ติดตาม}}',
  'follow.record': 'ผลของแผนจากผู้ดำเนินการรายนี้',
  'follow.recordNone': 'แผนของผู้ดำเนินการรายนี้ยังไม่มีแผนใดสรุปยอด จึงยังไม่มีสถิติ',
  'follow.recordCounts': 'นับทุกแผนที่สรุปยอดแล้วซึ่งผู้ติดตามลงงบ รวมถึงแผนที่ขาดทุน',
  'follow.changeHeading': 'ติดตามผู้ดำเนินการรายอื่น',
  'follow.field': 'รหัสผู้ดำเนินการ',
  'follow.hint': 'ตัวเลข 8 หลัก ขอรับได้จากผู้ดำเนินการ',
  'follow.look': 'ดูสถิติ',
  'follow.question': 'ติดตาม {name} หรือไม่',
  'follow.changeQuestion': 'ติดตาม {name} แทน {before} หรือไม่',
  'follow.changeExplained': 'แผนที่เสนอให้คุณแล้วจะยังอยู่จนกว่าจะหมดอายุ',
  'follow.confirm': 'ติดตาม',
  'follow.change': 'เปลี่ยน',
  'follow.done': 'คุณติดตาม {name} แล้ว',
  'follow.stop': 'เลิกติดตาม',
  'follow.stopQuestion': 'เลิกติดตาม {name} หรือไม่',
  'follow.stopExplained':
    'คุณจะไม่ได้รับแผนใหม่ของผู้ดำเนินการรายนี้ แผนที่เสนอให้แล้วจะยังอยู่จนกว่าจะหมดอายุ และแผนที่ลงงบแล้วจะดำเนินต่อไป',
  'follow.keep': 'ติดตามต่อ',
  'follow.stopped': 'ตอนนี้คุณไม่ได้ติดตามใคร',
  'follow.toWaiting': 'แผนที่รอลงงบ',
  'follow.event.followed': 'คุณติดตาม {name}',
  'follow.event.changed': 'คุณเปลี่ยนไปติดตาม {name}',
  'follow.event.stopped': 'คุณเลิกติดตาม {name}',
  'follow.orders': '{count, plural, =0 {ไม่มีแผนที่ได้จากการติดตามนี้} other {ได้ # แผนจากการติดตามนี้}}',
  'follow.order': 'แผน {position}',
  'follow.noRecords': 'ยังไม่มีบันทึก การติดตาม การเปลี่ยน และการเลิกติดตามจะแสดงที่นี่',
  'follow.toFollow': 'ติดตามผู้ดำเนินการ',
};
