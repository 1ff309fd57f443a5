import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': 'Planes con pérdida',
  'catalogue.noneSettled': 'Aún no hay planes liquidados',
  'record.spread':
    'Planes liquidados: {settled}. Sus resultados van de {least} a {most}; la mitad está entre {lower} y {upper}.',
  'record.few': 'Los porcentajes se muestran a partir de {count} planes liquidados.',
  'record.source': 'De dónde salen estos resultados',
  'record.sourceExplained':
    'Cada plan liquidado de este producto cuenta una vez, lo haya financiado quien lo haya financiado: lo que ingresó menos lo gastado, sobre lo gastado. Lo que pagó un cupón cuenta como gastado. No se puede omitir ningún plan.',
  'record.result': 'Resultado, sobre lo gastado',
  'record.plans': 'Planes',
  'record.bandBelow': 'menos de {until}',
  'record.band': 'de {from} a menos de {until}',
  'record.bandAbove': '{from} o más',

  'catalogue.search': 'Título del producto',
  'catalogue.order': 'Ordenar por',
  'catalogue.order.newest': 'Más recientes',
  'catalogue.order.least_amount': 'Monto más bajo',
  'catalogue.order.least_price': 'Precio más bajo por 1000 visualizaciones',
  'catalogue.order.shortest': 'Difusión más corta',
  'catalogue.order.most_settled': 'Más planes liquidados',
  'catalogue.order.fewest_lost': 'Menor proporción de pérdidas',
  'catalogue.fewLast':
    'Los productos con menos de {count} planes liquidados van al final. Un resultado pasado no dice nada sobre el próximo.',
  'catalogue.amount': 'Monto que quiere financiar, en {currency}',
  'catalogue.daysMax':
    '{count, plural, one {# día como máximo} many {# de días como máximo} other {# días como máximo}}',
  'catalogue.result.no_loss': 'Mediana sin pérdida',
  'catalogue.result.loss': 'Mediana con pérdida',
  'catalogue.result.none': 'Menos de {count} liquidados',
  'catalogue.noneFound': 'Ningún producto coincide con estos filtros.',
} satisfies Translation<typeof english>;
