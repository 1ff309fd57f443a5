import type { Translation } from '../../packs';
import type { causes as english } from '../en/causes';

export const causes = {
  'cause.destination_unclear': '收款账户填写得不够清楚，无法付款。',
  'cause.destination_not_own': '收款账户不在您本人名下。',
  'cause.asked_twice': '同一申请提交了两次。',
  'cause.asked_by_holder': '这是您本人要求的。',
  'cause.legal_order': '司法要求如此。',
  'cause.not_arrived': '没有收到付款。',
  'cause.sent_back': '付款已退回原账户。',
  'cause.sent_by_another': '付款由他人汇出。',
  'cause.used_by_another': '可能有他人在使用此账户。',
  'cause.document_forged': '有文件被查明是伪造的。',
  'cause.several_accounts': '同一人拥有多个账户。',
  'cause.rules_broken': '违反了规则。',
} satisfies Translation<typeof english>;
