import type { Translation } from '../../packs';
import type { written as english } from '../en/written';

export const written = {
  'faq.versionSince': 'Версия {number}, действует с {time}',
} satisfies Translation<typeof english>;
