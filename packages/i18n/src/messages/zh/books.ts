import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

/** What the programme owes and holds, open to everyone (H8). */
export const books: Translation<typeof english> = {
  'books.heading': '应付与实有',
  'books.explained': '应付给所有用户和广告网络的金额，与实际持有的资金对照。均为全体合计，直接取自账本。',
  'books.owed': '应付',
  'books.held': '实有',
  'books.owedTotal': '应付合计',
  'books.heldTotal': '实有合计',
  'books.house': '实有中的平台自有资金',
  'books.difference': '差额',
  'books.differenceExplained': '实有减去应付，再减去平台自有资金。账目无误时为 0。',
  'books.line.available': '全体用户的可用余额',
  'books.line.held': '用户的冻结金额',
  'books.line.escrow': '待消耗',
  'books.line.settling': '待结算',
  'books.line.withdrawing': '提现处理中',
  'books.line.promo': '投放中计划的优惠券',
  'books.line.start_up': '已出借的启动资金',
  'books.line.media': '应付广告网络的投放费用',
  'books.line.bank': '现金',
  'books.line.network_receivable': '应收广告网络款项',
};
