import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': 'ช่วงเวลา',
  'figures.time.week': '7 วัน',
  'figures.time.four': '28 วัน',
  'figures.time.month': 'เดือนนี้',
  'figures.time.own': 'กำหนดเอง',
  'figures.fault.order': 'วันสุดท้ายอยู่ก่อนวันแรก',
  'figures.fault.long': 'เลือกได้ไม่เกิน 366 วัน',
  'figures.by': 'แยกตาม',
  'figures.by.day': 'วัน',
  'figures.by.hour': 'ชั่วโมง',
  'figures.by.plan': 'แผน',
  'figures.by.product': 'สินค้า',
  'figures.figure': 'ตัวเลขที่แสดง',
  'figures.fell': 'ยอดใช้จ่ายลดลงตั้งแต่ {plan} สิ้นสุดเมื่อ {day}',
  'figures.rose': 'ยอดใช้จ่ายเพิ่มขึ้นตั้งแต่ {plan} เริ่มเมื่อ {day}',
  'figures.compared': 'ก่อนหน้า: {value}, {days}',
  'figures.before': 'ก่อนหน้า',
  'figures.table': '{name} ทีละแถว',
  'figures.total': 'รวม',
  'figures.rest': 'ที่เหลือทั้งหมด',
  'figures.inspect': 'จุดที่แสดง',
  'figures.zone': 'วันและชั่วโมงเป็นไปตามเขตเวลาของคุณ {zone}',
  'figures.export': 'บันทึกเป็น CSV',
  'figures.allPlans': 'แผนทั้งหมด',
} satisfies Translation<typeof english>;
