import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

/** What the programme owes and holds, open to everyone (H8). */
export const books: Translation<typeof english> = {
  'books.heading': '支払うべき額と保有額',
  'books.explained':
    'すべての利用者と広告ネットワークに支払うべき額と、実際に保有している資金を並べています。全員の合計で、帳簿から直接取り出した値です。',
  'books.owed': '支払うべき額',
  'books.held': '保有額',
  'books.owedTotal': '支払うべき額の合計',
  'books.heldTotal': '保有額の合計',
  'books.house': '保有額のうち運営の自己資金',
  'books.difference': '差額',
  'books.differenceExplained':
    '保有額から、支払うべき額と運営の自己資金を引いた額です。帳簿が正しければ0になります。',
  'books.line.available': '全利用者の利用可能残高',
  'books.line.held': '利用者の保留額',
  'books.line.escrow': '消化待ち',
  'books.line.settling': '精算待ち',
  'books.line.withdrawing': '出金手続き中',
  'books.line.promo': '出稿中のプランのクーポン',
  'books.line.start_up': '貸与中のスタートアップ資金',
  'books.line.media': '広告ネットワークへの配信費用の未払い',
  'books.line.bank': '現金',
  'books.line.network_receivable': '広告ネットワークからの未収金',
};
