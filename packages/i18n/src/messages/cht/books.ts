import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

/** What the programme owes and holds, open to everyone (H8). */
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
};
