import type { Translation } from '../../packs';
import type { supportNotices as english } from '../en/support-notices';

export const supportNotices = {
  'notice.support.answered.title': 'ฝ่ายบริการลูกค้าตอบคุณแล้ว',
  'notice.support.answered.body': 'คำตอบอยู่ในบทสนทนาของคุณกับฝ่ายบริการลูกค้า',
} satisfies Translation<typeof english>;
