import type { Translation } from '../../packs';
import type { written as english } from '../en/written';

export const written = {
  'faq.versionSince': 'Version {number}, en vigueur depuis le {time}',
} satisfies Translation<typeof english>;
