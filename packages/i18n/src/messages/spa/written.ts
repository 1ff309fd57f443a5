import type { Translation } from '../../packs';
import type { written as english } from '../en/written';

export const written = {
  'faq.versionSince': 'Versión {number}, vigente desde el {time}',
} satisfies Translation<typeof english>;
