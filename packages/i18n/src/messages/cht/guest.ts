import type { Translation } from '../../packs';
import type { guest as english } from '../en/guest';

/** The page outside the app where guests and the blocked reach staff, and object without signing in. */
export const guest: Translation<typeof english> = {
  'guest.lead': '您不必登入就能在這裡留言給我們，帳戶尚未啟用、已停用或已關閉時也可以。',
  'guest.new': '留言給我們',
  'guest.back': '查看已有案件',
  'guest.name': '您的姓名',
  'guest.email': '電子郵件（選填）',
  'guest.username': '帳戶的使用者名稱（選填）',
  'guest.text': '請說明您的問題',
  'guest.open': '建立案件',
  'guest.number': '案件編號',
  'guest.secret': '密語',
  'guest.show': '查看案件',
  'guest.keep': '請記下編號和密語。只有憑它們才能再次開啟這個案件，我們無法重新傳送。',
  'guest.messages': '訊息',
  'guest.you': '您',
  'guest.desk': '客服',
  'guest.answer': '您的訊息',
  'guest.send': '傳送',
  'guest.refresh': '查看有無答覆',
  'guest.object': '對帳戶狀態提出申訴',
  'guest.objectExplained':
    '如果您的帳戶遭到限制，而您不同意，請說明理由。處理前我們會核對申訴人的身分。答覆會顯示在這個案件中。',
  'guest.objectUsername': '帳戶的使用者名稱',
  'guest.objectText': '您不同意的理由',
  'guest.objectSend': '送出申訴',
  'guest.objected': '申訴已送出。答覆會顯示在這個案件中。',
  'guest.sent': '訊息已傳送。',
  'guest.openNow': '目前是客服服務時間。',
  'guest.closedNow': '目前不在客服服務時間。{time} 恢復服務。',
  'guest.later': '請在 {time} 之後再試一次。',
  'guest.older': '僅顯示最新的訊息。',
};
