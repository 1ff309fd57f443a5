import type { Translation } from '../../packs';
import type { talkNotices as english } from '../en/talk-notices';

/** Notices of the sandbox's sample data. */
export const talkNotices: Translation<typeof english> = {
  'notice.sample.announcement.title': '範例公告：營運規則第 1 版',
  'notice.sample.announcement.body':
    '營運規則說明您的資金在每個時刻位於何處，以及哪些事絕不會要求您做。規則如有變更，生效前會在此公告。這則通知屬於範例資料。',
  'notice.sample.maintenance.title': '範例維護：報表比平常晚到',
  'notice.sample.maintenance.body':
    '有二十分鐘未能接收投放報表。這些報表隨後重新傳送，且只計一次；沒有任何金額遭到變更，儲值和提領照常進行。這則通知屬於範例資料。',
  'notice.sample.activity.title': '範例活動：新人優惠券',
  'notice.sample.activity.body':
    '新人優惠券每人可領取一次。確認金額前，應用程式會顯示各方支付的部分。這則通知屬於範例資料。',
};
