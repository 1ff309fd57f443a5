import type { Translation } from '../../packs';
import type { supportNotices as english } from '../en/support-notices';

export const supportNotices = {
  'notice.support.answered.title': 'O atendimento respondeu a você',
  'notice.support.answered.body': 'A resposta está na sua conversa com o atendimento ao cliente.',
} satisfies Translation<typeof english>;
