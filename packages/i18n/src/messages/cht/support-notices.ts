import type { Translation } from '../../packs';
import type { supportNotices as english } from '../en/support-notices';

export const supportNotices = {
  'notice.support.answered.title': '客服已回覆您',
  'notice.support.answered.body': '回覆在您與客服的對話中。',
} satisfies Translation<typeof english>;
