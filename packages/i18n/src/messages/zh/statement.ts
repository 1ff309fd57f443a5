import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

/** The monthly detail and its statement. */
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
    'JSON 文件包含每一条账目及其哈希值，任何人无需我们即可核对。CSV 文件可用电子表格打开。',
  'statement.export': '保存为 {format}',
  'statement.saved': '已保存为 {name}。',
};
