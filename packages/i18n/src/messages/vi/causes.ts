import type { Translation } from '../../packs';
import type { causes as english } from '../en/causes';

export const causes = {
  'cause.destination_unclear': 'Tài khoản nhận tiền chưa được ghi đủ rõ để chi trả.',
  'cause.destination_not_own': 'Tài khoản nhận tiền không đứng tên bạn.',
  'cause.asked_twice': 'Cùng một yêu cầu đã được gửi hai lần.',
  'cause.asked_by_holder': 'Chính bạn đã yêu cầu.',
  'cause.legal_order': 'Lệnh của cơ quan pháp luật buộc phải làm vậy.',
  'cause.not_arrived': 'Không có khoản tiền nào đến.',
  'cause.sent_back': 'Khoản tiền đã được trả lại tài khoản gửi.',
  'cause.sent_by_another': 'Khoản tiền do người khác gửi.',
  'cause.used_by_another': 'Có thể người khác đang dùng tài khoản này.',
  'cause.document_forged': 'Một giấy tờ được phát hiện là giả.',
  'cause.several_accounts': 'Một người có nhiều tài khoản.',
  'cause.rules_broken': 'Quy định đã bị vi phạm.',
} satisfies Translation<typeof english>;
