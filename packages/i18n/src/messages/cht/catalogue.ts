import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': '虧損的計畫',
  'catalogue.noneSettled': '尚無已結算的計畫',
  'record.spread':
    '已結算的 {settled} 項計畫中，結果從 {least} 到 {most}，其中一半介於 {lower} 和 {upper} 之間。',
  'record.few': '已結算計畫滿 {count} 項後才會顯示百分比。',
  'record.source': '這些結果從何而來',
  'record.sourceExplained':
    '此產品每一項已結算的計畫都計入一次，不論由誰投放：收入減去花費，再除以花費。優惠券支付的部分也算花費。沒有任何計畫可以略過。',
  'record.result': '結果（占花費金額）',
  'record.plans': '計畫數',
  'record.bandBelow': '低於 {until}',
  'record.band': '{from} 以上，低於 {until}',
  'record.bandAbove': '{from} 以上',

  'catalogue.search': '產品名稱',
  'catalogue.order': '排序方式',
  'catalogue.order.newest': '最新',
  'catalogue.order.least_amount': '最低金額',
  'catalogue.order.least_price': '每 1,000 次曝光價格最低',
  'catalogue.order.shortest': '投放期間最短',
  'catalogue.order.most_settled': '已結算計畫最多',
  'catalogue.order.fewest_lost': '虧損占比最低',
  'catalogue.fewLast': '已結算計畫少於 {count} 項的產品排在最後。過去的結果不代表下一次的結果。',
  'catalogue.amount': '您想投放的金額（{currency}）',
  'catalogue.daysMax': '{count, plural, other {最多 # 天}}',
  'catalogue.result.no_loss': '中位數無虧損',
  'catalogue.result.loss': '中位數虧損',
  'catalogue.result.none': '已結算少於 {count} 項',
  'catalogue.noneFound': '沒有符合篩選條件的產品。',
} satisfies Translation<typeof english>;
