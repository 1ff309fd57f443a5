import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': '時間',
  'figures.time.week': '7 天',
  'figures.time.four': '28 天',
  'figures.time.month': '本月',
  'figures.time.own': '自訂',
  'figures.fault.order': '結束日期早於開始日期。',
  'figures.fault.long': '最多可選 366 天。',
  'figures.by': '細分方式',
  'figures.by.day': '日',
  'figures.by.hour': '小時',
  'figures.by.plan': '計畫',
  'figures.by.product': '產品',
  'figures.figure': '所看指標',
  'figures.fell': '自 {plan} 於 {day} 結束以來，花費減少了。',
  'figures.rose': '自 {plan} 於 {day} 開始投放以來，花費增加了。',
  'figures.compared': '前期：{value}，{days}',
  'figures.before': '前期',
  'figures.table': '{name}明細',
  'figures.total': '合計',
  'figures.rest': '其餘全部',
  'figures.inspect': '所看的點',
  'figures.zone': '日期與小時依您所在的時區 {zone} 劃分。',
  'figures.export': '儲存為 CSV',
  'figures.allPlans': '所有計畫',
} satisfies Translation<typeof english>;
