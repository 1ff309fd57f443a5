import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': '期間',
  'figures.time.week': '7日間',
  'figures.time.four': '28日間',
  'figures.time.month': '今月',
  'figures.time.own': '指定',
  'figures.fault.order': '終了日が開始日より前です。',
  'figures.fault.long': '366日以内で選んでください。',
  'figures.by': '内訳',
  'figures.by.day': '日',
  'figures.by.hour': '時間帯',
  'figures.by.plan': 'プラン',
  'figures.by.product': '商品',
  'figures.figure': '表示する数値',
  'figures.fell': '{day}に「{plan}」が終了してから、消化額が減っています。',
  'figures.rose': '{day}に「{plan}」が始まってから、消化額が増えています。',
  'figures.compared': '前の期間：{value}（{days}）',
  'figures.before': '前の期間',
  'figures.table': '{name}の内訳',
  'figures.total': '合計',
  'figures.rest': 'その他すべて',
  'figures.inspect': '表示中の点',
  'figures.zone': '日付と時間帯はお使いのタイムゾーン（{zone}）で区切っています。',
  'figures.export': 'CSVで保存',
  'figures.allPlans': 'すべてのプラン',
} satisfies Translation<typeof english>;
