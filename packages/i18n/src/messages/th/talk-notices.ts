import type { Translation } from '../../packs';
import type { talkNotices as english } from '../en/talk-notices';

/** Notices of the sandbox's sample data. */
export const talkNotices: Translation<typeof english> = {
  'notice.sample.announcement.title': 'ตัวอย่างประกาศ: กฎการดำเนินงาน ฉบับที่ 1',
  'notice.sample.announcement.body':
    'กฎการดำเนินงานบอกว่าเงินของคุณอยู่ที่ใดในแต่ละขณะ และสิ่งใดที่เราไม่มีวันขอจากคุณ หากกฎเปลี่ยน จะประกาศที่นี่ก่อนมีผล การแจ้งเตือนนี้เป็นข้อมูลตัวอย่าง',
  'notice.sample.maintenance.title': 'ตัวอย่างการบำรุงรักษา: รายงานมาช้ากว่าปกติ',
  'notice.sample.maintenance.body':
    'มีช่วงยี่สิบนาทีที่ระบบไม่ได้รับรายงานการเผยแพร่ รายงานถูกส่งใหม่และนับเพียงครั้งเดียว ไม่มีจำนวนเงินใดเปลี่ยนแปลง การเติมเงินและถอนเงินดำเนินไปตามปกติ การแจ้งเตือนนี้เป็นข้อมูลตัวอย่าง',
  'notice.sample.activity.title': 'ตัวอย่างกิจกรรม: คูปองสำหรับผู้ใช้ใหม่',
  'notice.sample.activity.body':
    'คูปองผู้ใช้ใหม่รับได้คนละหนึ่งครั้ง ก่อนที่คุณจะยืนยันจำนวนเงิน แอปจะแสดงว่าใครจ่ายส่วนใด การแจ้งเตือนนี้เป็นข้อมูลตัวอย่าง',
};
