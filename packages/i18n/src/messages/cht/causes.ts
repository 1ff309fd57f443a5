import type { Translation } from '../../packs';
import type { causes as english } from '../en/causes';

export const causes = {
  'cause.destination_unclear': '收款帳戶填寫得不夠清楚，無法付款。',
  'cause.destination_not_own': '收款帳戶不在您本人名下。',
  'cause.asked_twice': '同一申請提出了兩次。',
  'cause.asked_by_holder': '這是您本人要求的。',
  'cause.legal_order': '司法命令如此要求。',
  'cause.not_arrived': '沒有收到付款。',
  'cause.sent_back': '付款已退回原帳戶。',
  'cause.sent_by_another': '付款由他人匯出。',
  'cause.used_by_another': '可能有他人在使用此帳戶。',
  'cause.document_forged': '有文件經查明是偽造的。',
  'cause.several_accounts': '同一人擁有多個帳戶。',
  'cause.rules_broken': '違反了規則。',
} satisfies Translation<typeof english>;
