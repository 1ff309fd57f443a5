import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

/** What the programme owes and holds, open to everyone (H8). */
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
};
