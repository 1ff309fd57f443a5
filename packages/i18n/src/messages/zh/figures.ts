import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': '时间',
  'figures.time.week': '7 天',
  'figures.time.four': '28 天',
  'figures.time.month': '本月',
  'figures.time.own': '自定义',
  'figures.fault.order': '结束日期早于开始日期。',
  'figures.fault.long': '最多可选 366 天。',
  'figures.by': '细分方式',
  'figures.by.day': '日',
  'figures.by.hour': '小时',
  'figures.by.plan': '计划',
  'figures.by.product': '产品',
  'figures.figure': '所看指标',
  'figures.fell': '自 {plan} 于 {day} 结束以来，消耗减少了。',
  'figures.rose': '自 {plan} 于 {day} 开始投放以来，消耗增加了。',
  'figures.compared': '上期：{value}，{days}',
  'figures.before': '上期',
  'figures.table': '{name}明细',
  'figures.total': '合计',
  'figures.rest': '其余全部',
  'figures.inspect': '所看的点',
  'figures.zone': '日期和小时按您所在的时区 {zone} 划分。',
  'figures.export': '保存为 CSV',
  'figures.allPlans': '全部计划',
} satisfies Translation<typeof english>;
