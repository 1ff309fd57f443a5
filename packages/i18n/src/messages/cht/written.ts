import type { Translation } from '../../packs';
import type { written as english } from '../en/written';

export const written = {
  'faq.versionSince': '第 {number} 版，自 {time} 起',
} satisfies Translation<typeof english>;
