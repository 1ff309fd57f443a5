import { details } from './details/cht';
import type { PageWords } from './page-words';

export const cht: PageWords = {
  name: '繁體中文',
  title: '核對 Fairlead 對帳單',
  intro: '本頁是一個單獨的檔案。它不傳送任何內容，也不需要連線：請儲存後離線開啟。',
  statement: '對帳單（JSON）',
  days: '在 /#/transparency 儲存的簽章日清單：您以前留存的一份，以及今天的一份',
  key: '從其他管道取得的公鑰（選填）',
  head: '您留存的通知中的紀錄位置，每行一個：編號，然後 16 位字元（選填）',
  checkpoint: '從 /log/checkpoint 儲存的、由見證人簽章的檢查點（選填）',
  witness: '從其他管道取得的該見證人的金鑰（與檢查點一同提供）',
  log: '透明度頁面顯示的簽章日日誌金鑰（選填，與檢查點一同提供）',
  needBoth: '檢查點須與其見證人的金鑰一同提供。',
  unproven: '這不能證明什麼',
  limits: [
    '不能證明您儲存清單之前沒有改寫：今天取得的清單只是平台今天的說法。',
    '不能證明最新簽章日之後的內容，也不能證明事情發生的確切時刻。',
    '不能證明應用程式畫面顯示的內容：請與檔案對照。',
    '不能證明所有人看到的日子相同：只有見證人，或比對兩份清單，才能看出。',
    '不能證明款項到達銀行：只有銀行能夠確認。',
    '不能證明帳戶屬於誰：沒有雜湊值涵蓋帳戶 ID。您收到的通知中的紀錄位置可以表明這是您的帳戶。',
  ],
  check: '核對',
  result: '結果',
  meanings: '第一行的意思',
  details,
  chooseFirst: '請先選擇對帳單。',
  failed: '無法進行核對，因此對這份對帳單沒有任何結論。',
  language: '語言',
  outcomes: {
    verified: { headline: '已核實', meaning: '沒有發現矛盾，且您清單中的簽章日涵蓋整份對帳單。' },
    not_verified: { headline: '未核實', meaning: '有內容遭到更改，並會指出是哪一筆或哪一天。' },
    not_signed: { headline: '未簽章', meaning: '紀錄鏈完整，但沒有簽章日涵蓋它，任何人都可能捏造。' },
    consistent: {
      headline: '自身一致',
      meaning: '您沒有提供清單。遭改寫並重新簽章的過去，看起來也會一模一樣。',
    },
    not_connected: {
      headline: '無法銜接',
      meaning: '您提供的清單、金鑰、通知或檢查點無法與整份對帳單銜接，因此沒有核實任何內容。',
    },
    newer: { headline: '晚於您的清單', meaning: '沒有發現矛盾，但晚於您清單的內容可能已遭改寫並重新簽章。' },
  },
};
