import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

/** What the programme owes and holds, open to everyone. */
export const books: Translation<typeof english> = {
  'books.heading': '應付與實有',
  'books.explained': '應付給所有使用者和廣告聯播網的金額，與實際持有的資金對照。均為全體合計，直接取自帳簿。',
  'books.owed': '應付',
  'books.held': '實有',
  'books.owedTotal': '應付合計',
  'books.heldTotal': '實有合計',
  'books.house': '實有中的平台自有資金',
  'books.difference': '差額',
  'books.differenceExplained': '實有減去應付，再減去平台自有資金。帳目無誤時為 0。',
  'books.line.available': '全體使用者的可用餘額',
  'books.line.held': '使用者的保留金額',
  'books.line.escrow': '待消耗',
  'books.line.settling': '待結算',
  'books.line.withdrawing': '提領處理中',
  'books.line.promo': '投放中計畫的優惠券',
  'books.line.start_up': '已出借的啟動資金',
  'books.line.media': '應付廣告聯播網的投放費用',
  'books.line.bank': '現金',
  'books.line.network_receivable': '應收廣告聯播網款項',

  'books.checkHeading': '帳簿自我檢查',
  'books.checkPassed': '每個餘額都與其帳目相符，每條鏈都與其雜湊值相符。',
  'books.checkFailed': '帳簿有差異。查清之前不會寫入任何資金異動。',
  'books.checkNever': '尚未檢查。首次檢查會在一小時內進行。',
  'books.checkedAt': '檢查時間：{time}',

  'books.ordersHeading': '所有已結算計畫',
  'books.ordersSettled': '全體使用者的已結算計畫',
  'books.ordersLost': '其中虧損的占比',
  'books.ordersNone': '還沒有已結算的計畫。',

  'books.overdueHeading': '逾期付款的廣告聯播網',
  'books.overdueNone': '沒有逾期的廣告聯播網。',
  'books.overdueAmount': '{network}，逾期超過 30 天的應付款',
  'books.overdueSince': '自 {time} 起。其中 {amount} 已由平台自有資金墊付。',

  'books.rootsHeading': '已簽章的日期',
  'books.rootsExplained':
    '每天結束時會簽署一個數值，代表全體使用者的帳簿，並包含前一天的數值。這裡只顯示最近幾天。請儲存所有日期的清單並妥善保管：日後用它核對對帳單，即可看出儲存時已簽章的內容此後是否遭到更動。',
  'books.rootsNone': '第一天結束後不久就會簽章。',
  'books.rootsSave': '儲存所有已簽章日期的清單',
  'books.verify': '核對對帳單',
  'books.rootHolders': '{count, plural, other {# 個帳戶}}',
  'books.rootSignedAt': '簽章時間：{time}',
  'books.rootValue': '根值',
  'books.rootPrevious': '前一天的根值',
  'books.rootSignature': '簽章',
  'books.rootKey': '金鑰',
  'books.keysHeading': '公開金鑰',
  'books.keySince': '{time} 起使用',
  'books.keyUntil': '使用期間：{from} 至 {until}',
};
