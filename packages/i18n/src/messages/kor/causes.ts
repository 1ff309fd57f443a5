import type { Translation } from '../../packs';
import type { causes as english } from '../en/causes';

export const causes = {
  'cause.destination_unclear': '출금 계좌가 명확하게 적혀 있지 않아 지급할 수 없습니다.',
  'cause.destination_not_own': '출금 계좌가 본인 명의가 아닙니다.',
  'cause.asked_twice': '같은 요청이 두 번 들어왔습니다.',
  'cause.asked_by_holder': '본인이 요청했습니다.',
  'cause.legal_order': '법적 명령에 따른 것입니다.',
  'cause.not_arrived': '입금이 확인되지 않았습니다.',
  'cause.sent_back': '입금액은 보낸 계좌로 되돌아갔습니다.',
  'cause.sent_by_another': '다른 사람이 보낸 입금입니다.',
  'cause.used_by_another': '다른 사람이 이 계정을 사용하고 있을 수 있습니다.',
  'cause.document_forged': '서류가 위조된 것으로 확인되었습니다.',
  'cause.several_accounts': '한 사람이 여러 계정을 가지고 있습니다.',
  'cause.rules_broken': '규칙을 위반했습니다.',
} satisfies Translation<typeof english>;
