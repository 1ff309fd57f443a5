import type { Translation } from '../../packs';
import type { written as english } from '../en/written';

export const written = {
  'faq.versionSince': '버전 {number}, {time}부터 적용',
} satisfies Translation<typeof english>;
