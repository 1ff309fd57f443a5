import type { Translation } from '../../packs';
import type { staffNotices as english } from '../en/staff-notices';

/** What people are told when staff acted on something of theirs. */
export const staffNotices: Translation<typeof english> = {
  'notice.feedback.answered.title': 'คำตอบสำหรับข้อเสนอแนะของคุณ',
  'notice.feedback.answered.body': 'คุณเขียนเรื่อง: {subject} คำตอบของเรา: {answer}',
  'notice.topup.refused.title': 'ปิดคำขอเติมเงินแล้ว',
  'notice.topup.refused.body':
    'ไม่มีเงินเข้ายอดจากคำขอเติมเงิน {amount} ของคุณ เหตุผล: {reason} หากคุณชำระแล้ว โปรดยื่นคัดค้านพร้อมหลักฐาน',
  'notice.hold.opened.title': 'เงินบางส่วนของคุณถูกกันไว้',
  'notice.hold.opened.body':
    '{amount} ถูกกันไว้จนถึง {until} แล้วจะปล่อยโดยอัตโนมัติ คุณคัดค้านได้โดยไม่มีค่าใช้จ่าย เหตุผล: {reason}',
  'notice.hold.renewed.title': 'ต่อเวลากันเงินหนึ่งครั้ง',
  'notice.hold.renewed.body':
    '{amount} ยังถูกกันไว้จนถึง {until} และต่อเวลาอีกไม่ได้ คุณคัดค้านได้โดยไม่มีค่าใช้จ่าย เหตุผล: {reason}',
  'notice.score.forged.title': 'คะแนนเครดิตของคุณลดลง',
  'notice.score.forged.body':
    'เจ้าหน้าที่สองคนตัดสินว่าเอกสารเป็นของปลอม เงินของคุณไม่ได้รับผลกระทบ คุณคัดค้านได้ เหตุผล: {reason}',
  'notice.account.signedOut.title': 'คุณออกจากระบบในทุกอุปกรณ์แล้ว',
  'notice.account.signedOut.body': 'เจ้าหน้าที่ให้คุณออกจากระบบในทุกอุปกรณ์ เหตุผล: {reason}',
};
