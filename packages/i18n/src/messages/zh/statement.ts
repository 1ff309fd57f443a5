import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

/** The monthly detail and its statement; the rules of a withdrawal by name. */
export const statement: Translation<typeof english> = {
  'flow.view': '显示哪些记录',
  'flow.everything': '全部记录',
  'flow.byMonth': '按月',
  'flow.noneInMonth': '本月没有资金变动。',

  'month.earlier': '上个月',
  'month.later': '下个月',
  'month.detail': '月度明细',
  'month.available': '可用',
  'month.total': '总资产',
  'month.kind': '类型',
  'month.opening': '期初',
  'month.closing': '期末',
  'month.addsUp': '期初加上各项合计即为期末。日期按 {zone} 时区计算。',

  'statement.heading': '对账单',
  'statement.explained':
    'JSON 文件包含每一条账目及其哈希值，任何人无需我们即可核对。CSV 文件可用电子表格打开。PDF 文件供阅读和打印。',
  'statement.export': '保存为 {format}',
  'statement.saved': '已保存为 {name}。',

  'withdraw.allRules': '共 {count} 条规则，通过 {passed} 条',
  'withdraw.passed': '通过',
  'withdraw.failed': '未通过',
  'withdraw.concerns': '涉及 {amount}',
  'withdraw.clears.holder': '您可以自行解除。',
  'withdraw.clears.programme': '由平台解除。',
  'withdraw.clears.nobody': '到期自动解除。',
  'withdraw.name.payout_set': '已设置收款账户',
  'withdraw.name.payout_cooled': '收款账户变更已满 24 小时',
  'withdraw.name.password_set': '已设置交易密码',
  'withdraw.name.password_unlocked': '交易密码未锁定',
  'withdraw.name.password_cooled': '交易密码重新设置已满 24 小时',
  'withdraw.name.amount_in_range': '金额在限额内',
  'withdraw.name.amount_covered': '可用余额足够',
  'withdraw.name.start_up_returned': '启动资金已退还',
  'withdraw.name.no_hold': '没有冻结',
};
