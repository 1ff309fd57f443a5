import type { Translation } from '../../packs';
import type { printed as english } from '../en/printed';

export const printed = {
  'printed.account': '營運 ID {id}',
  'printed.made': '製作於 {time}。所有時間均依 {zone} 時區。',
  'printed.head': '最後一筆帳目的雜湊值：{hash}',
  'printed.time': '時間',
  'printed.availableAfter': '之後可用',
  'printed.totalAfter': '之後總資產',
  'printed.byHand': '人工登錄',
  'printed.checkable':
    '此檔供閱讀。同月的 JSON 檔包含相同的數字，不必透過我們就能核對。□ 代表此檔無法顯示的字元。',
  'printed.page': '第 {page} 頁，共 {count} 頁',
} satisfies Translation<typeof english>;
