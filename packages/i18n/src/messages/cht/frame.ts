import type { Translation } from '../../packs';
import type { frame as english } from '../en/frame';

/** Questions, rules, contacts inside the app, and what the app says of itself. */
export const frame: Translation<typeof english> = {
  'faq.heading': '常見問題',
  'faq.lead': '大家最先問到的問題。',
  'faq.more': '其他問題',
  'faq.none': '這裡還沒有問題解答。您的問題可由客服回答。',
  'faq.ask': '詢問客服',
  'faq.missing': '這個問題已不在這裡。',
  'faq.version': '第 {number} 版',

  'customer.open': '正在開啟{label}',
  'customer.refused': '這個網址不是我們的聯絡方式',
  'customer.refusedExplained': '應用程式內只能開啟客服清單中的聯絡方式。未開啟任何內容。',
  'customer.choose': '選擇聯絡方式',

  'update.ready': '應用程式有新版本可用。',
  'update.use': '立即使用',

  'refresh.pull': '下拉更新',
  'refresh.release': '放開更新',
  'refresh.running': '正在讀取最新數據',
  'blocked.notOpen': '依帳戶目前的狀態，此處暫不開放。',
  'blocked.whatIsOpen': '查看可以使用的功能',
};
