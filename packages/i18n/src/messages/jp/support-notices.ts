import type { Translation } from '../../packs';
import type { supportNotices as english } from '../en/support-notices';

export const supportNotices = {
  'notice.support.answered.title': 'サポートから回答がありました',
  'notice.support.answered.body': '回答はサポートとの会話でご覧いただけます。',
} satisfies Translation<typeof english>;
