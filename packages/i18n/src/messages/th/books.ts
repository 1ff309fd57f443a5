import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

/** What the programme owes and holds, open to everyone. */
export const books: Translation<typeof english> = {
  'books.heading': 'ยอดค้างจ่ายเทียบกับเงินที่มี',
  'books.explained': 'ยอดที่ค้างจ่ายผู้ใช้ทุกคนและเครือข่ายโฆษณา เทียบกับเงินที่มีอยู่จริง เป็นผลรวมของทุกคน นำมาจากบัญชีโดยตรง',
  'books.owed': 'ค้างจ่าย',
  'books.held': 'มีอยู่',
  'books.owedTotal': 'ค้างจ่ายรวม',
  'books.heldTotal': 'มีอยู่รวม',
  'books.house': 'เงินของโครงการเองในส่วนที่มีอยู่',
  'books.difference': 'ผลต่าง',
  'books.differenceExplained': 'เงินที่มีอยู่ หักยอดค้างจ่ายและเงินของโครงการเอง เป็น 0 เมื่อบัญชีถูกต้อง',
  'books.line.available': 'ยอดเงินที่ใช้ได้ของผู้ใช้ทุกคน',
  'books.line.held': 'เงินของผู้ใช้ที่กันไว้',
  'books.line.escrow': 'รอใช้จ่าย',
  'books.line.settling': 'รอสรุปยอด',
  'books.line.withdrawing': 'กำลังดำเนินการถอน',
  'books.line.promo': 'คูปองในแผนที่กำลังเผยแพร่',
  'books.line.start_up': 'เงินทุนเริ่มต้นที่ให้ยืม',
  'books.line.media': 'ค่าเผยแพร่ที่ค้างจ่ายเครือข่ายโฆษณา',
  'books.line.bank': 'เงินสด',
  'books.line.network_receivable': 'ยอดที่เครือข่ายโฆษณาค้างจ่าย',

  'books.checkHeading': 'การตรวจสอบบัญชีโดยระบบ',
  'books.checkPassed': 'ทุกยอดตรงกับรายการ และทุกห่วงโซ่ตรงกับค่าแฮช',
  'books.checkFailed': 'บัญชีไม่ตรงกัน จะไม่มีการบันทึกการเคลื่อนไหวของเงินจนกว่าจะแก้ไข',
  'books.checkNever': 'ยังไม่ได้ตรวจสอบ การตรวจสอบครั้งแรกจะมีขึ้นภายในหนึ่งชั่วโมง',
  'books.checkedAt': 'ตรวจสอบเมื่อ {time}',

  'books.ordersHeading': 'แผนที่สรุปยอดแล้วทั้งหมด',
  'books.ordersSettled': 'แผนที่สรุปยอดแล้วของทุกคน',
  'books.ordersLost': 'ในจำนวนนี้ สัดส่วนที่ขาดทุน',
  'books.ordersNone': 'ยังไม่มีแผนที่สรุปยอดแล้ว',

  'books.overdueHeading': 'เครือข่ายโฆษณาที่จ่ายเงินเกินกำหนด',
  'books.overdueNone': 'ไม่มีเครือข่ายโฆษณาที่จ่ายเกินกำหนด',
  'books.overdueAmount': '{network} ค้างจ่ายเกิน 30 วัน',
  'books.overdueSince': 'ตั้งแต่ {time} ในจำนวนนี้โครงการใช้เงินของตนจ่ายแทนแล้ว {amount}',

  'books.rootsHeading': 'วันที่ลงลายเซ็นแล้ว',
  'books.rootsExplained':
    'เมื่อสิ้นวัน ระบบจะลงลายเซ็นในค่าหนึ่งค่าที่แทนบัญชีของผู้ใช้ทุกคนและอ้างถึงค่าของวันก่อนหน้า ที่นี่แสดงเฉพาะวันล่าสุด โปรดบันทึกรายการของทุกวันและเก็บไว้ เมื่อนำมาตรวจสอบใบแจ้งยอดในภายหลังจะเห็นว่าสิ่งที่ลงลายเซ็นแล้วในตอนนั้นถูกเปลี่ยนแปลงหรือไม่',
  'books.rootsNone': 'วันแรกจะลงลายเซ็นไม่นานหลังสิ้นวัน',
  'books.rootsSave': 'บันทึกรายการวันที่ลงลายเซ็นทั้งหมด',
  'books.verify': 'ตรวจสอบใบแจ้งยอด',
  'books.rootHolders': '{count, plural, other {# บัญชี}}',
  'books.rootSignedAt': 'ลงลายเซ็นเมื่อ {time}',
  'books.rootValue': 'ค่าราก',
  'books.rootPrevious': 'ค่ารากของวันก่อน',
  'books.rootSignature': 'ลายเซ็น',
  'books.rootKey': 'กุญแจ',
  'books.keysHeading': 'กุญแจสาธารณะ',
  'books.keySince': 'ใช้ตั้งแต่ {time}',
  'books.keyUntil': 'ใช้ตั้งแต่ {from} ถึง {until}',
};
