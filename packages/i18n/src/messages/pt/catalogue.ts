import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': 'Planos com perda',
  'catalogue.noneSettled': 'Nenhum plano liquidado ainda',
  'record.spread':
    'Planos liquidados: {settled}. Os resultados vão de {least} a {most}; metade fica entre {lower} e {upper}.',
  'record.few': 'As porcentagens aparecem a partir de {count} planos liquidados.',
  'record.source': 'De onde vêm estes resultados',
  'record.sourceExplained':
    'Cada plano liquidado deste produto conta uma vez, seja quem for que o financiou: o que rendeu menos o que foi gasto, sobre o gasto. O que um cupom pagou conta como gasto. Nenhum plano pode ficar de fora.',
  'record.result': 'Resultado, sobre o gasto',
  'record.plans': 'Planos',
  'record.bandBelow': 'menos de {until}',
  'record.band': 'de {from} a menos de {until}',
  'record.bandAbove': '{from} ou mais',

  'catalogue.search': 'Título do produto',
  'catalogue.order': 'Ordenar por',
  'catalogue.order.newest': 'Mais recentes',
  'catalogue.order.least_amount': 'Menor valor',
  'catalogue.order.least_price': 'Menor preço por 1.000 visualizações',
  'catalogue.order.shortest': 'Veiculação mais curta',
  'catalogue.order.most_settled': 'Mais planos liquidados',
  'catalogue.order.fewest_lost': 'Menor parcela com perda',
  'catalogue.fewLast':
    'Produtos com menos de {count} planos liquidados ficam por último. Um resultado passado não diz nada sobre o próximo.',
  'catalogue.amount': 'Valor que você quer financiar, em {currency}',
  'catalogue.daysMax':
    '{count, plural, one {No máximo # dia} many {No máximo # de dias} other {No máximo # dias}}',
  'catalogue.result.no_loss': 'Mediana sem perda',
  'catalogue.result.loss': 'Mediana com perda',
  'catalogue.result.none': 'Menos de {count} liquidados',
  'catalogue.noneFound': 'Nenhum produto corresponde a estes filtros.',
} satisfies Translation<typeof english>;
