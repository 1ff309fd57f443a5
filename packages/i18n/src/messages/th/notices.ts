import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': 'เติมเงินแล้ว',
  'notice.topup.body': '{amount} อยู่ในยอดเงินที่ใช้ได้ของคุณแล้ว ใบรับเงิน {receipt}',
  'notice.order.finished.title': 'แผน {number} สิ้นสุดแล้ว',
  'notice.order.finished.body': 'งบที่ไม่ได้ใช้ {amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว รายงานจะปิดภายใน 72 ชั่วโมง',
  'notice.order.failed.title': 'แผน {number} ไม่ได้แสดงโฆษณา',
  'notice.order.failed.body': 'เงินทั้งหมด {amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว',
  'notice.order.settled.title': 'แผน {number} สรุปยอดแล้ว',
  'notice.order.settled.body': 'โอน {amount} เข้ายอดเงินที่ใช้ได้แล้ว',
  'notice.order.planFailed.title': 'แผนไม่ได้แสดงโฆษณา',
  'notice.order.planFailed.body': '{product}: เงินทั้งหมด {amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว (แผน {number})',
  'notice.order.planFinished.title': 'แผนสิ้นสุดแล้ว',
  'notice.order.planFinished.body': '{product}: รายงานจะปิดภายใน 72 ชั่วโมง (แผน {number})',
  'notice.order.planFinishedRest.title': 'แผนสิ้นสุดแล้ว',
  'notice.order.planFinishedRest.body':
    '{product}: งบที่ไม่ได้ใช้ {amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว รายงานจะปิดภายใน 72 ชั่วโมง (แผน {number})',
  'notice.order.planSettled.title': 'แผนสรุปยอดแล้ว',
  'notice.order.planSettled.body': 'ผลลัพธ์ {result}: {product} โอน {amount} เข้ายอดเงินที่ใช้ได้แล้ว (แผน {number})',
  'notice.order.limitReached.title': 'แผน {number} ถึงขีดจำกัดที่คุณตั้งไว้',
  'notice.order.limitReached.body':
    'กำลังหยุดแผน ยอดใช้จ่าย {billed} รายได้ {revenue} คอนเวอร์ชัน {conversions} งบที่เหลือจะคืนเมื่อเครือข่ายโฆษณาจบการแสดงโฆษณา',
  'notice.order.costLimitReached.title': 'แผน {number}: ต้นทุนต่อคอนเวอร์ชันเกินขีดจำกัดของคุณ',
  'notice.order.costLimitReached.body':
    'ต้นทุนต่อคอนเวอร์ชันเกินขีดจำกัด {value} กำลังหยุดแผน ยอดใช้จ่าย {billed} รายได้ {revenue} คอนเวอร์ชัน {conversions} งบที่เหลือจะคืนเมื่อเครือข่ายโฆษณาจบการแสดงโฆษณา',
  'notice.order.lossLimitReached.title': 'แผน {number}: ขาดทุนถึงขีดจำกัดของคุณ',
  'notice.order.lossLimitReached.body':
    'ขาดทุนถึงขีดจำกัด {value} กำลังหยุดแผน ยอดใช้จ่าย {billed} รายได้ {revenue} คอนเวอร์ชัน {conversions} งบที่เหลือจะคืนเมื่อเครือข่ายโฆษณาจบการแสดงโฆษณา',
  'notice.order.spendLimitReached.title': 'แผน {number}: ยอดใช้จ่ายโดยไม่มีคอนเวอร์ชันถึงขีดจำกัดของคุณ',
  'notice.order.spendLimitReached.body':
    'ใช้งบไป {value} โดยไม่มีคอนเวอร์ชัน กำลังหยุดแผน ยอดใช้จ่าย {billed} รายได้ {revenue} คอนเวอร์ชัน {conversions} งบที่เหลือจะคืนเมื่อเครือข่ายโฆษณาจบการแสดงโฆษณา',
  'notice.order.endDateReached.title': 'แผน {number}: ถึงวันสิ้นสุดที่คุณตั้งไว้แล้ว',
  'notice.order.endDateReached.body':
    'ถึงวันสิ้นสุดที่คุณตั้งไว้แล้ว กำลังหยุดแผน ยอดใช้จ่าย {billed} รายได้ {revenue} คอนเวอร์ชัน {conversions} งบที่เหลือจะคืนเมื่อเครือข่ายโฆษณาจบการแสดงโฆษณา',
  'notice.order.dailyCapReached.title': 'แผน {number} ถึงขีดจำกัดต่อวันที่คุณตั้งไว้',
  'notice.order.dailyCapReached.body':
    'หากนับรายงานของช่วง 15 นาทีตั้งแต่ {bucket} ยอดใช้จ่ายของวันนั้น (UTC) จะเกิน {amount} รายงานนี้ถูกพักไว้ทั้งฉบับ ไม่ถูกเรียกเก็บ และคอนเวอร์ชันในนั้นไม่นับ',
  'notice.product.changed.title': 'สินค้าในรายการโปรดของคุณมีเงื่อนไขใหม่',
  'notice.product.changed.body': '{product}: แผนใหม่ใช้เงื่อนไขฉบับที่ {version} แผนซึ่งลงงบไปแล้วยังใช้ฉบับเดิม',
  'notice.product.retired.title': 'สินค้าในรายการโปรดของคุณไม่เปิดให้เลือกแล้ว',
  'notice.product.retired.body': '{product} ฉบับที่ {version} ไม่รับแผนใหม่ แผนซึ่งลงงบไปแล้วยังทำงานต่อ',
  'notice.product.back.title': 'สินค้าในรายการโปรดของคุณเปิดให้เลือกอีกครั้ง',
  'notice.product.back.body': '{product} รับแผนอีกครั้งตามเงื่อนไขฉบับที่ {version}',
  'notice.order.restated.title': 'แผน {number}: เครือข่ายโฆษณาแก้ไขรายงาน',
  'notice.order.restated.body':
    'ช่วง 15 นาทีตั้งแต่ {bucket}: ยอดใช้จ่ายจาก {spendBefore} เป็น {spendAfter} รายได้ของคุณจาก {revenueBefore} เป็น {revenueAfter} หน้าแผนแสดงตัวเลขเดิมและใหม่ทุกค่า',
  'notice.order.restatedByStaff.title': 'แผน {number}: เจ้าหน้าที่แก้ไขรายงาน',
  'notice.order.restatedByStaff.body':
    'ช่วง 15 นาทีตั้งแต่ {bucket}: ยอดใช้จ่ายจาก {spendBefore} เป็น {spendAfter} รายได้ของคุณจาก {revenueBefore} เป็น {revenueAfter} หน้าแผนแสดงตัวเลขเดิมและใหม่ทุกค่าพร้อมเหตุผล',
  'notice.withdrawal.approved.title': 'อนุมัติการถอนเงินแล้ว',
  'notice.withdrawal.approved.body': 'กำลังโอน {amount} ไปยังบัญชีที่ลงท้าย {lastFour}',
  'notice.withdrawal.approvedUntil.title': 'อนุมัติการถอนเงินแล้ว',
  'notice.withdrawal.approvedUntil.body':
    'จะจ่าย {amount} ไปยังบัญชีที่ลงท้าย {lastFour} ภายใน {until} หากไม่จ่ายภายในเวลานั้น เงินจะกลับมาให้คุณใช้ได้อีกครั้ง',
  'notice.withdrawal.paid.title': 'จ่ายเงินถอนแล้ว',
  'notice.withdrawal.paid.body': 'จ่าย {amount} แล้ว หมายเลขอ้างอิง {reference}',
  'notice.withdrawal.refused.title': 'การถอนเงินถูกปฏิเสธ',
  'notice.withdrawal.refused.body': '{amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว เหตุผล: {reason}',
  'notice.withdrawal.bounced.title': 'ธนาคารตีกลับเงินที่จ่าย',
  'notice.withdrawal.bounced.body': '{amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว เหตุผล: {reason}',
  'notice.withdrawal.lapsed.title': 'ไม่ได้จ่ายเงินถอนภายในเวลา',
  'notice.withdrawal.lapsed.body': '{amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว เนื่องจากไม่ได้จ่ายภายในกำหนด คุณส่งคำขอใหม่ได้ทันที',
  'notice.payout.changed.title': 'เปลี่ยนบัญชีรับเงินแล้ว',
  'notice.payout.changed.body':
    'ตั้งแต่ {until} เงินจะจ่ายไปยังบัญชีที่ลงท้าย {lastFour} หากคุณไม่ได้เป็นผู้เปลี่ยน โปรดคัดค้านทันที',
  'notice.payout.passwordReset.title': 'ตั้งรหัสผ่านธุรกรรมใหม่แล้ว',
  'notice.payout.passwordReset.body': 'ตั้งโดยไม่ใช้รหัสเดิม การจ่ายเงินถอนจึงต้องรอถึง {until} หากไม่ใช่คุณ โปรดคัดค้านทันที',
  'notice.payout.factorOff.title': 'การจ่ายเงินถอนต้องรอ 24 ชั่วโมง',
  'notice.payout.factorOff.body':
    'พาสคีย์หรือรหัสใช้ครั้งเดียวถูกปิด หรือมีการใช้รหัสกู้คืน การจ่ายเงินถอนจึงต้องรอถึง {until} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อฝ่ายบริการลูกค้า',
  'notice.hold.released.title': 'ปล่อยเงินที่กันไว้แล้ว',
  'notice.hold.released.body': '{amount} คืนเข้ายอดเงินที่ใช้ได้แล้ว',
  'notice.chargeback.held.title': 'มีการเรียกเงินคืนหนึ่งรายการ',
  'notice.chargeback.held.body': '{amount} ถูกกันไว้จนถึง {until} ก่อนถึงเวลานั้นคุณคัดค้านได้ เหตุผล: {reason}',
  'notice.chargeback.heldRevenue.title': 'มีการเรียกคืนรายได้',
  'notice.chargeback.heldRevenue.body':
    'รายได้ที่ยังไม่สรุปยอด {amount} ถูกกันไว้ถึง {until} ยอดเงินที่ใช้ได้ของคุณไม่ได้รับผลกระทบ คุณคัดค้านได้ก่อนเวลานั้น เหตุผล: {reason}',
  'notice.chargeback.house.title': 'มีการเรียกเงินคืนหนึ่งรายการ',
  'notice.chargeback.house.body':
    'ในจำนวนนี้ผู้ให้บริการรับภาระ {amount} ด้วยเงินของตนเอง เงินของคุณไม่ถูกกันไว้หรือถูกหัก เหตุผล: {reason}',
  'notice.chargeback.lifted.title': 'ปล่อยรายได้ที่กันไว้แล้ว',
  'notice.chargeback.lifted.body': '{amount} ไม่ถูกกันไว้แล้ว และนับเป็นรายได้ของแผนอีกครั้ง',
  'notice.chargeback.posted.title': 'ส่งเงินที่ถูกเรียกคืนกลับต้นทางแล้ว',
  'notice.chargeback.posted.body': '{amount} ที่กันไว้ถูกส่งคืนต้นทางแล้ว',
  'notice.acceptance.refused.title': 'การชำระเงินเพื่อแลกเปลี่ยนไม่ได้รับการยืนยัน',
  'notice.acceptance.refused.body': 'ไม่พบการชำระเงินตามที่คุณแจ้ง คุณยื่นคัดค้านได้ เหตุผล: {reason}',
  'notice.acceptance.lapsed.title': 'การชำระเงินเพื่อแลกเปลี่ยนไม่ได้รับการยืนยันภายในเวลา',
  'notice.acceptance.lapsed.body': 'ไม่มีผู้ยืนยันการชำระเงินที่คุณแจ้งภายใน 7 วัน หากคุณชำระแล้ว โปรดยื่นคัดค้านพร้อมหลักฐาน',
  'notice.objection.upheld.title': 'คำคัดค้านของคุณได้รับการยอมรับ',
  'notice.objection.upheld.body': 'คำคัดค้านเป็นผล ดูคำตอบได้ที่ “คำคัดค้านของคุณ”',
  'notice.objection.lapsed.title': 'คำคัดค้านของคุณเป็นผล เพราะไม่มีใครตอบทันเวลา',
  'notice.objection.lapsed.body': 'ไม่มีเจ้าหน้าที่คนใดตอบภายในกำหนด คำคัดค้านของคุณจึงเป็นผล ดูผลได้ที่ “คำคัดค้านของคุณ”',
  'notice.objection.paid.title': 'คืนเงินตามคำคัดค้าน',
  'notice.objection.paid.body': 'ผู้ให้บริการจ่าย {amount} แล้ว ใช้ได้ทันที',
  'notice.objection.rejected.title': 'คำคัดค้านของคุณไม่ได้รับการยอมรับ',
  'notice.objection.rejected.body': 'ดูคำตอบและเหตุผลได้ที่ “คำคัดค้านของคุณ”',
  'notice.account.passkeyAdded.title': 'เพิ่มพาสคีย์แล้ว',
  'notice.account.passkeyAdded.body': '“{name}” เปิดบัญชีของคุณได้แล้ว หากไม่ใช่คุณ โปรดลบออกและเปลี่ยนรหัสผ่านเข้าสู่ระบบ',
  'notice.account.passkeyRemoved.title': 'ลบพาสคีย์แล้ว',
  'notice.account.passkeyRemoved.body':
    '“{name}” เปิดบัญชีของคุณไม่ได้อีก หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อฝ่ายบริการลูกค้า',
  'notice.account.totpOn.title': 'เปิดรหัสใช้ครั้งเดียวแล้ว',
  'notice.account.totpOn.body': 'จากนี้การเข้าสู่ระบบด้วยรหัสผ่านจะถามรหัสจากแอปยืนยันตัวตนด้วย',
  'notice.account.totpOff.title': 'ปิดรหัสใช้ครั้งเดียวแล้ว',
  'notice.account.totpOff.body': 'การเข้าสู่ระบบไม่ถามรหัสอีก หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อฝ่ายบริการลูกค้า',
  'notice.account.recoveryCodesMade.title': 'รหัสกู้คืนชุดใหม่',
  'notice.account.recoveryCodesMade.body':
    'รหัสที่สร้างไว้ก่อนหน้าใช้ไม่ได้แล้ว หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบและสร้างรหัสใหม่',
  'notice.account.recoveryCodeUsed.title': 'มีการใช้รหัสกู้คืน',
  'notice.account.recoveryCodeUsed.body':
    'รหัสที่เหลือ: {left} หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อฝ่ายบริการลูกค้า',
  'notice.account.codesTried.title': 'มีผู้ลองรหัสตอนเข้าสู่ระบบ',
  'notice.account.codesTried.body':
    'รหัสผ่านถูกต้อง แต่รหัสยืนยันไม่ถูกต้อง และไม่มีใครเข้าได้ หากไม่ใช่คุณ แสดงว่ามีผู้รู้รหัสผ่านของคุณ โปรดเปลี่ยน',
  'notice.account.factorsRemoved.title': 'นำพาสคีย์และรหัสออกแล้ว',
  'notice.account.factorsRemoved.body':
    'พาสคีย์ รหัสใช้ครั้งเดียว และรหัสกู้คืนของคุณใช้ไม่ได้แล้ว หากคุณไม่ได้ขอ โปรดติดต่อฝ่ายบริการลูกค้าทันที',
  'notice.account.closing.title': 'กำลังปิดบัญชีของคุณ',
  'notice.account.closing.body':
    'ระบบกำลังยุติแผนและจ่ายเงินสดให้คุณ ส่วนที่เหลือจะจ่ายเมื่อพร้อมใช้ หากคุณไม่ได้เป็นผู้ขอ โปรดคัดค้านทันที',
  'notice.account.closed.title': 'บัญชีของคุณปิดแล้ว',
  'notice.account.closed.body': 'จ่ายเงินทั้งหมดให้คุณแล้ว คุณยังดูใบแจ้งยอดได้',
  'notice.coupon.granted.title': 'คุณได้รับคูปอง',
  'notice.coupon.granted.body': '{name} อยู่ในคูปองของคุณแล้ว ใช้ได้ถึง {until}',
  'notice.startUp.granted.title': 'เงินทุนเริ่มต้น',
  'notice.startUp.granted.body': 'ผู้ให้บริการให้คุณยืม {amount} สำหรับแผนโฆษณา ไม่ใช่เงินสด คืนได้ทุกเมื่อโดยไม่มีค่าใช้จ่าย',
  'notice.startUp.offered.title': 'ข้อเสนอเงินทุนเริ่มต้น',
  'notice.startUp.offered.body':
    'ผู้ให้บริการเสนอให้ยืม {amount} สำหรับแผน โปรดยอมรับหรือปฏิเสธในกระเป๋าเงินภายใน {until} หากไม่ยอมรับก็ไม่มีอะไรเกิดขึ้น',
  'notice.acceptance.issued.title': 'มีรายการรับแลกสำหรับคุณ',
  'notice.acceptance.issued.body':
    'เจ้าหน้าที่สองคนตรวจสอบเงื่อนไขการแลกเงินแล้ว เปิดด้วยรหัสของคุณ ก่อนจ่ายจะเห็นว่าจ่ายเท่าไรและได้เท่าไร',

  'notice.feedback.answered.title': 'คำตอบสำหรับข้อเสนอแนะของคุณ',
  'notice.feedback.answered.body': 'คุณเขียนเรื่อง: {subject} คำตอบของเรา: {answer}',
  'notice.topup.refused.title': 'ปิดคำขอเติมเงินแล้ว',
  'notice.topup.refused.body':
    'ไม่มีเงินเข้ายอดจากคำขอเติมเงิน {amount} ของคุณ หากคุณชำระแล้ว โปรดยื่นคัดค้านพร้อมหลักฐาน เหตุผล: {reason}',
  'notice.hold.opened.title': 'เงินบางส่วนของคุณถูกกันไว้',
  'notice.hold.opened.body':
    '{amount} ถูกกันไว้จนถึง {until} แล้วจะปล่อยโดยอัตโนมัติ คุณคัดค้านได้โดยไม่มีค่าใช้จ่าย เหตุผล: {reason}',
  'notice.hold.renewed.title': 'ต่อเวลากันเงินหนึ่งครั้ง',
  'notice.hold.renewed.body':
    '{amount} ยังถูกกันไว้จนถึง {until} และต่อเวลาอีกไม่ได้ คุณคัดค้านได้โดยไม่มีค่าใช้จ่าย เหตุผล: {reason}',
  'notice.score.forged.title': 'คะแนนเครดิตของคุณลดลง',
  'notice.score.forged.body':
    'เจ้าหน้าที่สองคนตัดสินว่าเอกสารเป็นของปลอม เงินของคุณไม่ได้รับผลกระทบ คุณคัดค้านได้ เหตุผล: {reason}',
  'notice.account.disabled.title': 'บัญชีของคุณถูกระงับ',
  'notice.account.disabled.body': 'เหตุผลอยู่ในหน้าแรกของคุณ เงินยังเป็นของคุณ คุณถอนเงิน คัดค้าน และเขียนถึงเราได้',
  'notice.account.enabled.title': 'บัญชีของคุณใช้งานได้แล้ว',
  'notice.account.enabled.body': 'คุณใช้ทุกอย่างในแอปได้',
  'notice.account.passwordChanged.title': 'เปลี่ยนรหัสผ่านเข้าสู่ระบบแล้ว',
  'notice.account.passwordChanged.body':
    'คุณออกจากระบบในทุกอุปกรณ์แล้ว หากไม่ใช่คุณ ให้ตั้งรหัสผ่านใหม่จากหน้าลืมรหัสผ่าน และเขียนถึงเรา',
  'notice.account.signedOut.title': 'คุณออกจากระบบในทุกอุปกรณ์แล้ว',
  'notice.account.signedOut.body': 'เจ้าหน้าที่ให้คุณออกจากระบบในทุกอุปกรณ์ เหตุผล: {reason}',

  'notice.support.answered.title': 'ฝ่ายบริการลูกค้าตอบคุณแล้ว',
  'notice.support.answered.body': 'คำตอบอยู่ในบทสนทนาของคุณกับฝ่ายบริการลูกค้า',

  'notice.demoDesk':
    'นี่คือฝ่ายบริการสาธิตของระบบทดลอง ผู้ตอบคือระบบอัตโนมัติ ไม่ใช่คน ระบบจะส่งข้อมูลการชำระเงิน บันทึกการเติมเงิน และจ่ายเงินถอนเองภายในหนึ่งนาที ไม่มีการเคลื่อนย้ายเงินจริง ดูแต่ละขั้นตอนได้ในหน้าของรายการนั้น',
  'notice.sample.announcement.title': 'ตัวอย่างประกาศ: กฎการดำเนินงาน ฉบับที่ 1',
  'notice.sample.announcement.body':
    'กฎการดำเนินงานบอกว่าเงินของคุณอยู่ที่ใดในแต่ละขณะ และสิ่งใดที่เราไม่มีวันขอจากคุณ หากกฎเปลี่ยน จะประกาศที่นี่ก่อนมีผล การแจ้งเตือนนี้เป็นข้อมูลตัวอย่าง',
  'notice.sample.maintenance.title': 'ตัวอย่างการบำรุงรักษา: รายงานมาช้ากว่าปกติ',
  'notice.sample.maintenance.body':
    'มีช่วงยี่สิบนาทีที่ระบบไม่ได้รับรายงานการแสดงโฆษณา รายงานถูกส่งใหม่และนับเพียงครั้งเดียว ไม่มีจำนวนเงินใดเปลี่ยนแปลง การเติมเงินและถอนเงินดำเนินไปตามปกติ การแจ้งเตือนนี้เป็นข้อมูลตัวอย่าง',
  'notice.sample.activity.title': 'ตัวอย่างกิจกรรม: คูปองสำหรับผู้ใช้ใหม่',
  'notice.sample.activity.body':
    'คูปองผู้ใช้ใหม่รับได้คนละหนึ่งครั้ง ก่อนที่คุณจะยืนยันจำนวนเงิน แอปจะแสดงว่าใครจ่ายส่วนใด การแจ้งเตือนนี้เป็นข้อมูลตัวอย่าง',

  'contact.general': 'สอบถามทั่วไป',
  'contact.recharge': 'ฝ่ายเติมเงิน',

  'faq.learningPhase.question': 'ช่วงเรียนรู้ของแผนคืออะไร',
  'faq.learningPhase.answer':
    'เมื่อแผนเริ่มแล้ว เครือข่ายโฆษณาต้องเรียนรู้ว่าเข้าถึงใครบ้าง ซึ่งต้องมีคอนเวอร์ชันราว 30 ถึง 50 ครั้งภายใน 7 วัน ระหว่างนั้นตัวเลขของแผนจะผันผวนมากในแต่ละวัน\n\nหน้าแผนแสดงจำนวนคอนเวอร์ชันที่นับแล้ว แผนซึ่งอยู่ในช่วงเรียนรู้อาจจบลงด้วยการขาดทุนได้เช่นเดียวกับแผนอื่น',
  'faq.whereIsMyMoney.question': 'ระหว่างที่แผนแสดงโฆษณา เงินของฉันอยู่ที่ไหน',
  'faq.whereIsMyMoney.answer':
    'เมื่อคุณลงงบในแผน เงินจะย้ายจากยอดเงินที่ใช้ได้ไปยัง “เงินในแผน” รายงานการแสดงโฆษณาแต่ละฉบับจะเรียกเก็บส่วนหนึ่ง ส่วนที่ไม่ได้ใช้จะคืนเข้ายอดเงินที่ใช้ได้เมื่อสิ้นสุดการแสดงโฆษณา\n\nรายได้ของแผนจะอยู่ใน “รอสรุปยอด” และใช้ได้เมื่อเครือข่ายโฆษณาจ่ายเงินแล้วและพ้นระยะเวลาคัดค้าน',
  'faq.canILose.question': 'ฉันอาจขาดทุนจากแผนได้หรือไม่',
  'faq.canILose.answer':
    'ได้ เงินที่แผนใช้ในการแสดงโฆษณาคือเงินที่จ่ายไปแล้ว ไม่ว่าผู้คนจะตอบสนองหรือไม่ หน้าของสินค้าแต่ละรายการแสดงสถิติของทุกแผนซึ่งสรุปยอดแล้ว ได้แก่ จำนวนแผน ค่ามัธยฐานของผลลัพธ์ และสัดส่วนที่ขาดทุน\n\nไม่มีใครบอกล่วงหน้าได้ว่าแผนจะจบอย่างไร โปรดลงเฉพาะเงินที่คุณยอมเสียได้',
  'faq.withdraw.question': 'ถอนเงินอย่างไร',
  'faq.withdraw.answer':
    'ตั้งรหัสผ่านธุรกรรมและบัญชีรับเงิน แล้วขอถอนเงินในกระเป๋าเงิน เจ้าหน้าที่จะอนุมัติและจ่ายเงิน โดยแสดงทุกขั้นตอน\n\nหากมีสิ่งใดขัดขวาง กระเป๋าเงินจะบอกว่าคืออะไร ถึงเมื่อใด และแก้อย่างไร การแก้ไขไม่มีค่าใช้จ่ายไม่ว่ากรณีใด ใครก็ตามที่ขอให้คุณจ่ายเงินก่อนเพื่อให้ถอนได้ คือผู้หลอกลวง',
  'faq.topUp.question': 'เติมเงินอย่างไร',
  'faq.topUp.answer':
    'การเติมเงินดำเนินการโดยเจ้าหน้าที่ ขอเติมเงินในกระเป๋าเงิน แล้วฝ่ายบริการลูกค้าจะส่งข้อมูลการชำระเงินที่ระบุบัญชีปลายทาง โปรดชำระเข้าบัญชีที่ได้รับด้วยวิธีนี้เท่านั้น\n\nเจ้าหน้าที่บันทึกเงินที่ได้รับ เจ้าหน้าที่คนที่สองตรวจสอบ แล้วจำนวนเงินจะแสดงในยอดเงินที่ใช้ได้พร้อมหมายเลขใบรับเงิน',

  'rules.text':
    'เงินของคุณเป็นของคุณ เงินนั้นอยู่ในยอดเงินที่ใช้ได้ ถูกกันไว้โดยมีเหตุผลและวันสิ้นสุด อยู่ในแผนซึ่งกำลังแสดงโฆษณา อยู่ในผลลัพธ์ที่รอสรุปยอด หรือกำลังจ่ายออกให้คุณ รวมกันแล้วเท่ากับสินทรัพย์รวมของคุณ\n\nส่วนลดและเงินทุนเริ่มต้นเป็นเงินของผู้ให้บริการ ใช้ในแผนได้ แต่ถอนไม่ได้ และไม่นับเป็นเงินสดของคุณ\n\nแผนใช้งบที่คุณลงไปกับการแสดงโฆษณา ผลลัพธ์แตกต่างกันไปและอาจติดลบ ไม่มีสิ่งใดในแอปนี้เป็นคำสัญญาถึงผลลัพธ์\n\nการแก้ไขเป็นรายการใหม่ที่คุณเห็นได้เสมอ สิ่งที่เกิดขึ้นแล้วจะไม่ถูกเปลี่ยนหรือลบ\n\nเจ้าหน้าที่ไม่เคยขอรหัสผ่านของคุณ และไม่เคยให้จ่ายเงินก่อนจึงจะถอนเงินได้',
  'activityRules.text':
    'คูปองสำหรับผู้ใช้ใหม่รับได้คนละหนึ่งครั้ง เลือกคูปองได้เมื่อลงงบในแผน แผนละหนึ่งใบ และคูปองชื่อเดียวกันใช้ได้วันละหนึ่งใบ\n\nผู้ให้บริการเป็นผู้จ่ายส่วนลด ส่วนลดไม่ใช่เงินสดและถอนไม่ได้ ส่วนที่แผนไม่ได้ใช้จะกลับไปเป็นของผู้ให้บริการ ก่อนที่คุณจะยืนยัน แอปจะแสดงว่าใครจ่ายส่วนใด',

  'printed.account': 'รหัสบัญชี {id}',
  'printed.made': 'จัดทำเมื่อ {time} เวลาทั้งหมดเป็นของเขตเวลา {zone}',
  'printed.head': 'ค่าแฮชของรายการสุดท้าย: {hash}',
  'printed.time': 'เวลา',
  'printed.availableAfter': 'ใช้ได้หลังรายการ',
  'printed.totalAfter': 'สินทรัพย์รวมหลังรายการ',
  'printed.byHand': 'บันทึกด้วยมือ',
  'printed.checkable':
    'สำเนาสำหรับอ่าน ไฟล์ JSON ของเดือนเดียวกันมีตัวเลขเดียวกันและตรวจสอบได้โดยไม่ต้องผ่านเรา □ ใช้แทนอักขระที่ไฟล์นี้แสดงไม่ได้',
  'printed.page': 'หน้า {page} จาก {count}',
} satisfies Translation<typeof english>;
