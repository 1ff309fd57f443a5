import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { guest } from './guest';
import { help } from './help';
import { printed } from './printed';
import { staffNotices } from './staff-notices';
import { supportNotices } from './support-notices';
import { talkNotices } from './talk-notices';

/** What the server writes to people. */
export const notices: Translation<typeof english> = {
  ...guest,
  ...help,
  ...printed,
  ...staffNotices,
  ...supportNotices,
  ...talkNotices,

  'notice.topup.title': 'ได้รับเงินเติมแล้ว',
  'notice.topup.body': '{amount} อยู่ในยอดเงินที่ใช้ได้ของคุณแล้ว ใบรับเงิน {receipt}',
  'notice.order.finished.title': 'แผน {number} เผยแพร่เสร็จสิ้น',
  'notice.order.finished.body': 'งบที่ไม่ได้ใช้ {amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว รายงานจะปิดภายใน 72 ชั่วโมง',
  'notice.order.failed.title': 'แผน {number} ไม่ได้เผยแพร่',
  'notice.order.failed.body': 'เงินทั้งหมด {amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว',
  'notice.order.settled.title': 'แผน {number} สรุปยอดแล้ว',
  'notice.order.settled.body': 'โอน {amount} เข้ายอดเงินที่ใช้ได้แล้ว',
  'notice.withdrawal.approved.title': 'อนุมัติการถอนเงินแล้ว',
  'notice.withdrawal.approved.body': 'กำลังโอน {amount} ไปยังบัญชีที่ลงท้าย {lastFour}',
  'notice.withdrawal.approvedUntil.title': 'อนุมัติการถอนเงินแล้ว',
  'notice.withdrawal.approvedUntil.body':
    'จะจ่าย {amount} ไปยังบัญชีที่ลงท้าย {lastFour} ภายใน {until} หากไม่จ่ายภายในเวลานั้น เงินจะกลับมาให้คุณใช้ได้อีกครั้ง',
  'notice.withdrawal.paid.title': 'จ่ายเงินถอนแล้ว',
  'notice.withdrawal.paid.body': 'จ่าย {amount} แล้ว หมายเลขอ้างอิง {reference}',
  'notice.withdrawal.refused.title': 'การถอนเงินถูกปฏิเสธ',
  'notice.withdrawal.refused.body': '{amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว เหตุผล: {reason}',
  'notice.withdrawal.bounced.title': 'เงินที่จ่ายตีกลับ',
  'notice.withdrawal.bounced.body': '{amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว เหตุผล: {reason}',
  'notice.withdrawal.lapsed.title': 'ไม่ได้จ่ายเงินถอนภายในเวลา',
  'notice.withdrawal.lapsed.body': '{amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว เนื่องจากไม่ได้จ่ายภายในกำหนด คุณส่งคำขอใหม่ได้ทันที',
  'notice.payout.changed.title': 'เปลี่ยนบัญชีรับเงินแล้ว',
  'notice.payout.changed.body':
    'ตั้งแต่ {until} เงินจะจ่ายไปยังบัญชีที่ลงท้าย {lastFour} หากคุณไม่ได้เป็นผู้เปลี่ยน โปรดคัดค้านทันที',
  'notice.hold.released.title': 'ปล่อยเงินที่กันไว้แล้ว',
  'notice.hold.released.body': '{amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว',
  'notice.chargeback.held.title': 'มีการเรียกเงินคืนหนึ่งรายการ',
  'notice.chargeback.held.body': '{amount} ถูกกันไว้จนถึง {until} ก่อนถึงเวลานั้นคุณคัดค้านได้ เหตุผล: {reason}',
  'notice.chargeback.heldRevenue.title': 'มีการเรียกคืนรายได้',
  'notice.chargeback.heldRevenue.body':
    'รายได้ที่ยังไม่สรุปยอด {amount} ถูกกันไว้ถึง {until} ยอดเงินที่ใช้ได้ของคุณไม่ถูกแตะต้อง คุณคัดค้านได้ก่อนเวลานั้น เหตุผล: {reason}',
  'notice.chargeback.lifted.title': 'ปล่อยรายได้ที่กันไว้แล้ว',
  'notice.chargeback.lifted.body': '{amount} ไม่ถูกกันไว้แล้ว และนับเป็นรายได้ของแผนอีกครั้ง',
  'notice.chargeback.posted.title': 'คืนเงินที่ถูกเรียกคืนแล้ว',
  'notice.chargeback.posted.body': '{amount} ที่กันไว้ถูกส่งคืนต้นทางแล้ว',
  'notice.acceptance.refused.title': 'การชำระเงินเพื่อแลกเปลี่ยนไม่ได้รับการยืนยัน',
  'notice.acceptance.refused.body': 'ไม่พบการชำระเงินตามที่คุณแจ้ง เหตุผล: {reason} คุณยื่นคัดค้านได้',
  'notice.acceptance.lapsed.title': 'การชำระเงินเพื่อแลกเปลี่ยนไม่ได้รับการยืนยันภายในเวลา',
  'notice.acceptance.lapsed.body': 'ไม่มีผู้ยืนยันการชำระเงินที่คุณแจ้งภายใน 7 วัน หากคุณชำระแล้ว โปรดยื่นคัดค้านพร้อมหลักฐาน',
  'notice.objection.upheld.title': 'คำคัดค้านของคุณได้รับการยอมรับ',
  'notice.objection.upheld.body': 'คุณเป็นฝ่ายถูก ดูคำตอบได้ที่ “คำคัดค้านของคุณ”',
  'notice.objection.rejected.title': 'คำคัดค้านของคุณถูกยก',
  'notice.objection.rejected.body': 'ดูคำตอบและเหตุผลได้ที่ “คำคัดค้านของคุณ”',
  'notice.account.closing.title': 'กำลังปิดบัญชีของคุณ',
  'notice.account.closing.body':
    'แผนสิ้นสุดลงและกำลังจ่ายเงินสดให้คุณ ส่วนที่เหลือจะจ่ายเมื่อพร้อมใช้ หากคุณไม่ได้เป็นผู้ขอ โปรดคัดค้านทันที',
  'notice.account.closed.title': 'บัญชีของคุณปิดแล้ว',
  'notice.account.closed.body': 'ไม่มีเงินค้างจ่ายแล้ว ใบแจ้งยอดยังเป็นของคุณ',
  'notice.coupon.granted.title': 'คุณได้รับคูปอง',
  'notice.coupon.granted.body': '{name} อยู่ในคูปองของคุณแล้ว ใช้ได้ถึง {until}',
  'notice.startUp.granted.title': 'เงินทุนเริ่มต้น',
  'notice.startUp.granted.body': 'โครงการให้คุณยืม {amount} สำหรับแผนโฆษณา ไม่ใช่เงินสด คืนได้ทุกเมื่อโดยไม่มีค่าใช้จ่าย',
};
