import type { Translation } from '../../packs';
import type { papers as english } from '../en/papers';

export const papers = {
  'paper.number': 'เลขที่ {number}',
  'paper.planSettled': 'แผนสรุปยอดแล้ว',
  'paper.product': 'สินค้า',
  'paper.terms': 'เงื่อนไข',
  'paper.reference': 'หมายเลขอ้างอิง',
  'paper.entry': 'เลขที่ {number} ลำดับที่ {place} ในสายโซ่ของคุณ',
  'paper.signedDay': 'วันซึ่งลงนามแล้ว',
  'paper.root': 'ค่ารากของวันนั้น',
  'paper.notSigned': 'ยังไม่มี แต่ละวันจะลงนามไม่นานหลังสิ้นวัน แล้วเอกสารนี้จะระบุวันนั้น',
  'paper.check':
    'หากต้องการตรวจสอบเอง ให้บันทึกใบแจ้งยอดของเดือนนั้นเป็น JSON แล้วเปิดที่ {address} ในนั้นมีทุกรายการข้างต้นภายใต้เลขที่และค่าแฮชเดียวกัน วิธีทำอยู่ใน {guide} ของซอร์สโค้ด',
  'paper.copy': 'สำหรับเก็บไว้เป็นหลักฐานของคุณ ข้อมูลที่ใช้ยืนยันคือบัญชีแยกประเภท □ ใช้แทนอักขระที่ไฟล์นี้แสดงไม่ได้',
  'paper.zone': 'เวลาทั้งหมดเป็นของเขตเวลา {zone}',
  'paper.year': 'สรุปปี ค.ศ. {year}',
  'paper.yearOpen': 'ปีนี้ยังไม่สิ้นสุด เอกสารนี้จบที่รายการเมื่อ {time}',
  'paper.byKind': 'ตามประเภท',
  'paper.byMonth': 'รายเดือน',
  'paper.month': 'เดือน',
  'paper.settledPlans': 'แผนซึ่งสรุปยอดในปีนี้',
  'notice.account.dataTaken.title': 'มีการดาวน์โหลดข้อมูลของคุณ',
  'notice.account.dataTaken.body':
    'มีการบันทึกไฟล์ที่มีข้อมูลทั้งหมดของคุณ หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านเข้าสู่ระบบและติดต่อฝ่ายบริการลูกค้า',
} satisfies Translation<typeof english>;
