import type { Translation } from '../../packs';
import type { written as english } from '../en/written';

export const written = {
  'faq.versionSince': 'Fassung {number}, gültig seit {time}',
} satisfies Translation<typeof english>;
