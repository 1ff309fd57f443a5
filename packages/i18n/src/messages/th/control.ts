import type { Translation } from '../../packs';
import type { control as english } from '../en/control';

export const control = {
  'control.heading': 'ควบคุมแผน',
  'control.pause': 'พักแผน',
  'control.resume': 'เริ่มต่อ',
  'control.pauseQuestion': 'พักแผนนี้หรือไม่',
  'control.pauseExplained':
    'การพักเริ่มเมื่อเครือข่ายโฆษณายืนยัน อย่างช้าภายในหนึ่งชั่วโมง สิ่งที่แสดงก่อนหน้านั้นยังถูกเรียกเก็บ วันสิ้นสุดไม่เลื่อน',
  'control.pauseAsked': 'แจ้งเครือข่ายโฆษณาให้พักแผนแล้ว',
  'control.resumeAsked': 'แจ้งเครือข่ายโฆษณาให้เริ่มต่อแล้ว',
  'control.limits': 'ขีดจำกัด',
  'control.noLimits': 'ไม่มีขีดจำกัด แผนจะแสดงโฆษณาจนกว่าจะใช้งบหมดหรือครบระยะเวลา',
  'control.setLimits': 'ตั้งขีดจำกัด',
  'control.limitsExplained':
    'ขีดจำกัดแรกที่ถึงจะหยุดแผนอย่างถาวร ระบบตรวจทุกครั้งที่นับรายงาน ระหว่างนั้นเครือข่ายอาจใช้งบเกินไปเล็กน้อย',
  'control.limit.cost_per_conversion': 'หยุดเมื่อหนึ่งคอนเวอร์ชันมีต้นทุนเกิน',
  'control.limit.loss': 'หยุดเมื่อขาดทุนถึง',
  'control.limit.spend_without_conversion': 'หยุดเมื่อใช้งบเท่านี้โดยไม่มีคอนเวอร์ชัน',
  'control.limit.ends_at': 'สิ้นสุดเมื่อ',
  'control.limit.daily_cap': 'เรียกเก็บต่อวันไม่เกิน',
  'control.dailyCapExplained': 'มีผลตั้งแต่พรุ่งนี้ นับวันตามเวลา UTC ส่วนที่แสดงเกินจากนี้จะไม่ถูกเรียกเก็บ',
  'control.noLimit': 'ไม่จำกัด',
  'control.leaveEmpty': 'เว้นว่างไว้หากไม่ต้องการจำกัด',
  'control.save': 'บันทึกขีดจำกัด',
  'control.saved': 'บันทึกขีดจำกัดแล้ว',
  'control.amountInvalid': 'ใส่จำนวนเงินที่มากกว่า 0',
  'control.dateInvalid': 'เลือกเวลาที่ยังมาไม่ถึง',
  'control.reached.cost_per_conversion': 'ต้นทุนของหนึ่งคอนเวอร์ชันเกินขีดจำกัด {value}',
  'control.reached.loss': 'ขาดทุนถึงขีดจำกัด {value}',
  'control.reached.spend_without_conversion': 'ใช้งบไป {value} โดยไม่มีคอนเวอร์ชัน',
  'control.reached.ends_at': 'ถึงวันสิ้นสุดที่คุณตั้งไว้แล้ว',
  'control.meanwhile': 'เรียกเก็บระหว่างที่คุณขอจนถึงการยืนยัน: {amount}',
} satisfies Translation<typeof english>;
