import type { Translation } from '../../packs';
import type { supportNotices as english } from '../en/support-notices';

export const supportNotices = {
  'notice.support.answered.title': '고객센터에서 답변을 드렸습니다',
  'notice.support.answered.body': '답변은 고객센터와의 대화에서 확인하실 수 있습니다.',
} satisfies Translation<typeof english>;
