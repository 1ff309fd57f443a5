import type { Translation } from '../../packs';
import type { supportNotices as english } from '../en/support-notices';

export const supportNotices = {
  'notice.support.answered.title': 'Der Kundenservice hat Ihnen geantwortet',
  'notice.support.answered.body': 'Die Antwort finden Sie in Ihrem Gespräch mit dem Kundenservice.',
} satisfies Translation<typeof english>;
