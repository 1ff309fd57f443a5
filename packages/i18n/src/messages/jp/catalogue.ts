import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': '損失が出たプラン',
  'catalogue.noneSettled': '精算済みのプランはまだありません',
  'record.spread':
    '精算済みの{settled}件のプランの損益は{least}から{most}までで、その半数は{lower}から{upper}の間です。',
  'record.few': '割合は、精算済みのプランが{count}件以上になると表示されます。',
  'record.source': 'この結果の出どころ',
  'record.sourceExplained':
    'この商品の精算済みプランは、どなたの出稿でも1件ずつ数えます。収益から消化額を引き、消化額に対する割合で示します。クーポンで支払われた分も消化額に含みます。除外できるプランはありません。',
  'record.result': '損益（消化額に対して）',
  'record.plans': 'プラン数',
  'record.bandBelow': '{until}未満',
  'record.band': '{from}以上{until}未満',
  'record.bandAbove': '{from}以上',

  'catalogue.search': '商品名',
  'catalogue.order': '並べ替え',
  'catalogue.order.newest': '新しい順',
  'catalogue.order.least_amount': '最低金額が小さい順',
  'catalogue.order.least_price': '表示1,000回あたりの料金が安い順',
  'catalogue.order.shortest': '配信期間が短い順',
  'catalogue.order.most_settled': '精算済みプランが多い順',
  'catalogue.order.fewest_lost': '損失の割合が小さい順',
  'catalogue.fewLast':
    '精算済みのプランが{count}件に満たない商品は最後に並びます。過去の結果は次の結果を示すものではありません。',
  'catalogue.amount': '出稿したい金額（{currency}）',
  'catalogue.daysMax': '{count, plural, other {#日以内}}',
  'catalogue.result.no_loss': '中央値に損失なし',
  'catalogue.result.loss': '中央値に損失あり',
  'catalogue.result.none': '精算済み{count}件未満',
  'catalogue.noneFound': 'この条件に合う商品はありません。',
} satisfies Translation<typeof english>;
