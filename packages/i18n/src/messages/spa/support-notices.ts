import type { Translation } from '../../packs';
import type { supportNotices as english } from '../en/support-notices';

export const supportNotices = {
  'notice.support.answered.title': 'Atención al cliente le ha respondido',
  'notice.support.answered.body': 'La respuesta le espera en su conversación con atención al cliente.',
} satisfies Translation<typeof english>;
