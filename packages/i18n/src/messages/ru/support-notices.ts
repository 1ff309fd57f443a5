import type { Translation } from '../../packs';
import type { supportNotices as english } from '../en/support-notices';

export const supportNotices = {
  'notice.support.answered.title': 'Служба поддержки ответила вам',
  'notice.support.answered.body': 'Ответ ждёт вас в переписке со службой поддержки.',
} satisfies Translation<typeof english>;
