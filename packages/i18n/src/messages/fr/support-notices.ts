import type { Translation } from '../../packs';
import type { supportNotices as english } from '../en/support-notices';

export const supportNotices = {
  'notice.support.answered.title': 'Le service client vous a répondu',
  'notice.support.answered.body': 'La réponse vous attend dans votre conversation avec le service client.',
} satisfies Translation<typeof english>;
