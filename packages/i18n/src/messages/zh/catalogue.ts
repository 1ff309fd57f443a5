import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': '亏损的计划',
  'catalogue.noneSettled': '尚无已结算的计划',
  'record.spread':
    '已结算的 {settled} 个计划中，结果从 {least} 到 {most}，其中一半介于 {lower} 和 {upper} 之间。',
  'record.few': '已结算计划满 {count} 个后才会显示百分比。',
  'record.source': '这些结果从何而来',
  'record.sourceExplained':
    '此产品每一个已结算的计划都计入一次，不论由谁投放：收入减去消耗，再除以消耗。优惠券支付的部分也算消耗。没有任何计划可以略过。',
  'record.result': '结果（占消耗金额）',
  'record.plans': '计划数',
  'record.bandBelow': '低于 {until}',
  'record.band': '{from} 及以上，低于 {until}',
  'record.bandAbove': '{from} 及以上',

  'catalogue.search': '产品名称',
  'catalogue.order': '排序方式',
  'catalogue.order.newest': '最新',
  'catalogue.order.least_amount': '最低金额',
  'catalogue.order.least_price': '每 1,000 次展示价格最低',
  'catalogue.order.shortest': '投放时长最短',
  'catalogue.order.most_settled': '已结算计划最多',
  'catalogue.order.fewest_lost': '亏损占比最低',
  'catalogue.fewLast': '已结算计划少于 {count} 个的产品排在最后。过去的结果不代表下一次的结果。',
  'catalogue.amount': '您想投放的金额（{currency}）',
  'catalogue.daysMax': '{count, plural, other {最多 # 天}}',
  'catalogue.result.no_loss': '中位数无亏损',
  'catalogue.result.loss': '中位数亏损',
  'catalogue.result.none': '已结算少于 {count} 个',
  'catalogue.noneFound': '没有符合筛选条件的产品。',
} satisfies Translation<typeof english>;
