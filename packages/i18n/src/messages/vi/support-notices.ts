import type { Translation } from '../../packs';
import type { supportNotices as english } from '../en/support-notices';

export const supportNotices = {
  'notice.support.answered.title': 'Bộ phận chăm sóc khách hàng đã trả lời bạn',
  'notice.support.answered.body':
    'Câu trả lời nằm trong cuộc trò chuyện của bạn với bộ phận chăm sóc khách hàng.',
} satisfies Translation<typeof english>;
