import type { Translation } from '../../packs';
import type { written as english } from '../en/written';

export const written = {
  'faq.versionSince': 'ฉบับที่ {number} ใช้ตั้งแต่ {time}',
} satisfies Translation<typeof english>;
