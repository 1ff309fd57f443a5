import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

/** What the programme owes and holds, open to everyone. */
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

  'books.checkHeading': '账目自查',
  'books.checkPassed': '每个余额都与其账目一致，每条链都与其哈希值一致。',
  'books.checkFailed': '账目存在差异。查清之前不会写入任何资金变动。',
  'books.checkNever': '尚未核对。首次核对会在一小时内进行。',
  'books.checkedAt': '核对时间：{time}',

  'books.ordersHeading': '所有已结算计划',
  'books.ordersSettled': '全体用户的已结算计划',
  'books.ordersLost': '其中亏损的占比',
  'books.ordersNone': '还没有已结算的计划。',

  'books.overdueHeading': '逾期付款的广告网络',
  'books.overdueNone': '没有逾期的广告网络。',
  'books.overdueAmount': '{network}，逾期超过 30 天的应付款',
  'books.overdueSince': '自 {time} 起。其中 {amount} 已由平台自有资金垫付。',

  'books.rootsHeading': '已签名的日期',
  'books.rootsExplained':
    '每天结束时会签署一个数值，代表全体用户的账目，并包含前一天的数值。这里只显示最近几天。请保存全部日期的列表并妥善留存：日后用它核对对账单，即可看出保存时已签名的内容此后是否被更改。',
  'books.rootsNone': '第一天结束后不久即会签名。',
  'books.rootsSave': '保存全部已签名日期的列表',
  'books.verify': '核对对账单',
  'books.rootHolders': '{count, plural, other {# 个账户}}',
  'books.rootSignedAt': '签名时间：{time}',
  'books.rootValue': '根值',
  'books.rootPrevious': '前一天的根值',
  'books.rootSignature': '签名',
  'books.rootKey': '密钥',
  'books.keysHeading': '公钥',
  'books.keySince': '{time} 起使用',
  'books.keyUntil': '使用期间：{from} 至 {until}',
};
