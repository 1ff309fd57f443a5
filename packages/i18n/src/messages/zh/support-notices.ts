import type { Translation } from '../../packs';
import type { supportNotices as english } from '../en/support-notices';

export const supportNotices = {
  'notice.support.answered.title': '客服已回复您',
  'notice.support.answered.body': '回复在您与客服的对话中。',
} satisfies Translation<typeof english>;
