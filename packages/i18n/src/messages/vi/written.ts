import type { Translation } from '../../packs';
import type { written as english } from '../en/written';

export const written = {
  'faq.versionSince': 'Phiên bản {number}, áp dụng từ {time}',
} satisfies Translation<typeof english>;
