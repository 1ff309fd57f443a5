import type { PageWords } from './page-words';

export const cht: PageWords = {
  name: '繁體中文',
  title: '核對 Fairlead 對帳單',
  intro: '本頁是一個單獨的檔案。它不傳送任何內容，也不需要連線：請儲存後離線開啟。',
  statement: '對帳單（JSON）',
  days: '在 /#/transparency 儲存的簽章日清單：您以前留存的一份，以及今天的一份',
  key: '從其他管道取得的公鑰（選填）',
  check: '核對',
  result: '結果',
  meanings: '第一行的意思',
  details: '詳情（與指令一樣為英文）：',
  upTo: '對帳單簽名至 {shown}，最早的清單至 {reach}',
  chooseFirst: '請先選擇對帳單。',
  failed: '核對本身失敗了：沒有得出任何結論。',
  language: '語言',
  outcomes: {
    verified: { headline: '已核實', meaning: '沒有矛盾，且整份對帳單都在您的清單所含的簽章日之內' },
    not_verified: { headline: '未核實', meaning: '有內容被更改：已指明該筆帳目或日期' },
    not_signed: { headline: '未簽章', meaning: '鏈條完整，但沒有簽章日涵蓋它：任何人都可能捏造' },
    consistent: { headline: '自身一致', meaning: '沒有提供清單：被改寫並重新簽章的過去看起來完全一樣' },
    not_connected: { headline: '無法銜接', meaning: '您的清單無法與整份對帳單銜接，因此什麼都沒有核實' },
    newer: { headline: '晚於您的清單', meaning: '沒有矛盾，但晚於您清單的內容可能已被改寫並重新簽章' },
  },
};
