import type { Translation } from '../../packs';
import type { causes as english } from '../en/causes';

export const causes = {
  'cause.destination_unclear': 'ระบุบัญชีรับเงินไม่ชัดเจนพอที่จะจ่ายเงินได้',
  'cause.destination_not_own': 'บัญชีรับเงินไม่ใช่ชื่อของคุณ',
  'cause.asked_twice': 'มีการขอเรื่องเดียวกันสองครั้ง',
  'cause.asked_by_holder': 'คุณเป็นผู้ขอเอง',
  'cause.legal_order': 'เป็นไปตามคำสั่งตามกฎหมาย',
  'cause.not_arrived': 'ไม่มีเงินเข้ามา',
  'cause.sent_back': 'เงินที่ชำระถูกส่งคืนไปยังบัญชีต้นทางแล้ว',
  'cause.sent_by_another': 'ผู้อื่นเป็นผู้โอนเงินนี้',
  'cause.used_by_another': 'อาจมีผู้อื่นกำลังใช้บัญชีนี้',
  'cause.document_forged': 'พบว่ามีเอกสารปลอม',
  'cause.several_accounts': 'คนเดียวมีหลายบัญชี',
  'cause.rules_broken': 'มีการละเมิดกฎ',
} satisfies Translation<typeof english>;
