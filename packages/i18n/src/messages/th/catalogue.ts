import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': 'แผนที่ขาดทุน',
  'catalogue.noneSettled': 'ยังไม่มีแผนที่สรุปยอดแล้ว',
  'record.spread':
    'แผนซึ่งสรุปยอดแล้ว {settled} แผน มีผลตั้งแต่ {least} ถึง {most} โดยครึ่งหนึ่งอยู่ระหว่าง {lower} กับ {upper}',
  'record.few': 'จะแสดงเปอร์เซ็นต์เมื่อมีแผนซึ่งสรุปยอดแล้วตั้งแต่ {count} แผนขึ้นไป',
  'record.source': 'ผลเหล่านี้มาจากไหน',
  'record.sourceExplained':
    'ทุกแผนซึ่งสรุปยอดแล้วของสินค้านี้นับหนึ่งครั้งไม่ว่าใครเป็นผู้ลงงบ คือรายได้หักยอดใช้จ่าย เทียบกับยอดใช้จ่าย ส่วนที่คูปองจ่ายนับเป็นยอดใช้จ่ายด้วย และไม่มีแผนใดถูกตัดออกได้',
  'record.result': 'ผล เทียบกับยอดใช้จ่าย',
  'record.plans': 'จำนวนแผน',
  'record.bandBelow': 'ต่ำกว่า {until}',
  'record.band': '{from} ถึงต่ำกว่า {until}',
  'record.bandAbove': '{from} ขึ้นไป',

  'catalogue.search': 'ชื่อสินค้า',
  'catalogue.order': 'เรียงตาม',
  'catalogue.order.newest': 'ใหม่ที่สุด',
  'catalogue.order.least_amount': 'จำนวนเงินต่ำสุด',
  'catalogue.order.least_price': 'ราคาต่อการแสดงผล 1,000 ครั้งต่ำสุด',
  'catalogue.order.shortest': 'ระยะเวลาสั้นที่สุด',
  'catalogue.order.most_settled': 'แผนซึ่งสรุปยอดแล้วมากที่สุด',
  'catalogue.order.fewest_lost': 'สัดส่วนที่ขาดทุนต่ำสุด',
  'catalogue.fewLast': 'สินค้าที่มีแผนซึ่งสรุปยอดแล้วไม่ถึง {count} แผนจะอยู่ท้ายสุด ผลที่ผ่านมาไม่ได้บอกผลครั้งถัดไป',
  'catalogue.amount': 'จำนวนเงินที่ต้องการลงงบ ({currency})',
  'catalogue.daysMax': '{count, plural, other {ไม่เกิน # วัน}}',
  'catalogue.result.no_loss': 'ค่ามัธยฐานไม่ขาดทุน',
  'catalogue.result.loss': 'ค่ามัธยฐานขาดทุน',
  'catalogue.result.none': 'สรุปยอดแล้วไม่ถึง {count} แผน',
  'catalogue.noneFound': 'ไม่มีสินค้าที่ตรงกับตัวกรองนี้',
} satisfies Translation<typeof english>;
