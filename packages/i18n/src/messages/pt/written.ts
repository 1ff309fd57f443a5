import type { Translation } from '../../packs';
import type { written as english } from '../en/written';

export const written = {
  'faq.versionSince': 'Versão {number}, em vigor desde {time}',
} satisfies Translation<typeof english>;
