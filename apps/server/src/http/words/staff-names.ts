import { atAGlance } from './plain';

/** What staff and the programme are called, by people who would be taken for them; compared as the eye reads it. */
const NAMES = [
  ...[
    'support',
    'fairlead',
    'customerservice',
    'customercare',
    'helpdesk',
    'administrator',
    'moderator',
    'official',
  ],
  ...[
    'kundendienst',
    'kundenservice',
    'serviceclient',
    'assistance',
    'soporte',
    'atencionalcliente',
    'suporte',
  ],
  ...['atendimento', 'chamcockhachhang', 'hotrokhachhang', 'cskh'],
].map(atAGlance);
/** Too short to be looked for inside a name. */
const WHOLE_NAMES = ['admin', 'staff', 'finance', 'system', 'cs', 'service'].map(atAGlance);
const OTHER_SCRIPTS =
  /客服|官方|管理[员員]|客户服务|客戶服務|サポート|カスタマー|運営|公式|고객\s?(?:센터|지원)|관리자|운영자|공식|ฝ่ายบริการ|แอดมิน|เจ้าหน้าที่|ทีมงาน|поддержк|администратор|служба\s?заботы|hỗ trợ|nhân viên|chăm sóc khách/iu;
/** Signs that turn the direction of writing or have no width: a name needs none. */
const HIDDEN = /[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\u2060\ufeff\u00ad]/u;

/** Whether a nickname would be taken for staff, or hides how it is written. */
export const posesAsStaff = (nickname: string): boolean => {
  if (HIDDEN.test(nickname) || OTHER_SCRIPTS.test(nickname.normalize('NFKC'))) return true;
  const seen = atAGlance(nickname);
  return (
    NAMES.some((name) => seen.includes(name)) ||
    WHOLE_NAMES.some((name) => seen === name || seen === `${name}team` || seen === `team${name}`)
  );
};
