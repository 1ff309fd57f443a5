import type { Translation } from '../../packs';
import type { papers as english } from '../en/papers';

export const papers = {
  'paper.number': '編號 {number}',
  'paper.planSettled': '計畫已結算',
  'paper.product': '產品',
  'paper.terms': '條款',
  'paper.reference': '付款編號',
  'paper.entry': '編號 {number}，在您的鏈中第 {place} 位',
  'paper.signedDay': '已簽章的日期',
  'paper.root': '該日的根值',
  'paper.notSigned': '尚未簽章。每天結束後不久就會簽章，屆時本憑證會列出該日。',
  'paper.check':
    '如要自行核對，請將當月對帳單儲存為 JSON，並在 {address} 開啟。其中包含以上每筆帳目，編號與雜湊值皆相同。方法請見原始碼中的 {guide}。',
  'paper.copy': '供您留存，以帳本為準。□ 代表此檔無法顯示的字元。',
  'paper.zone': '所有時間均依 {zone} 時區。',
  'paper.year': '{year} 年彙總',
  'paper.yearOpen': '本年度尚未結束。本文件截至 {time} 的帳目。',
  'paper.byKind': '依類型',
  'paper.byMonth': '依月份',
  'paper.month': '月份',
  'paper.settledPlans': '本年結算的計畫',
  'notice.account.dataTaken.title': '您的資料已被下載',
  'notice.account.dataTaken.body':
    '一份包含您全部資料的檔案已儲存。如果不是您本人操作，請變更登入密碼並聯絡客服。',
} satisfies Translation<typeof english>;
