import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': 'Planos com perda',
  'catalogue.lostOf':
    '{lost} de {settled, plural, one {# plano} many {# de planos} other {# planos}} com perda',
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
  'catalogue.order.fewest_lost': 'Menor proporção de perdas',
  'catalogue.fewLast':
    'Produtos com menos de {count} planos liquidados ficam por último. Um resultado passado não diz nada sobre o próximo.',
  'catalogue.amount': 'Valor a financiar ({currency})',
  'catalogue.daysMax':
    '{count, plural, one {No máximo # dia} many {No máximo # de dias} other {No máximo # dias}}',
  'catalogue.result.no_loss': 'Mediana sem perda',
  'catalogue.result.loss': 'Mediana com perda',
  'catalogue.result.none': 'Menos de {count} liquidados',
  'catalogue.noneFound': 'Nenhum produto corresponde a estes filtros.',
  'creative.heading': 'O que o público vê',
  'creative.image': 'Imagem {number} de {count}',
  'creative.poster': 'Quadro do vídeo',
  'creative.openPage': 'Ver a página de destino',
  'creative.previewExplained': 'Esta é uma cópia salva. Os botões e links não funcionam aqui.',
  'compare.open': 'Comparar com outro produto',
  'compare.heading': 'Comparar produtos',
  'compare.choose': 'Escolha o produto a comparar com {product}.',
  'compare.other': 'Escolher outro',
  'compare.half': 'Metade dos resultados fica entre',
  'compare.few': 'poucos planos',
  'compare.none': 'Nenhum outro produto com este título pode ser financiado no momento.',
  'compare.noRecord':
    'Nenhum plano destes dois produtos foi liquidado ainda, por isso nenhum deles tem histórico.',
  'product.notOffered': 'Este produto não é mais oferecido. Os planos já financiados continuam.',
  'repeat.way': 'Financiar de novo com {amount}',
  'repeat.heading': 'Repetição do plano {number}',
  'repeat.same': 'As condições ainda são as daquele plano, versão {version}.',
  'repeat.changed': 'As condições dele eram a versão {before}; agora vale a versão {now}. O que mudou:',
  'repeat.wasNow': '{before}, agora {now}',
  'repeat.newText': 'redigido de outra forma',
  'repeat.newFiles': 'novas imagens ou nova página',
  'repeat.limits': 'Os limites não são copiados. Defina-os assim que o plano estiver em veiculação.',
  'watch.start': 'Acompanhar este produto',
  'watch.stop': 'Parar de acompanhar',
  'watch.explained':
    'Você recebe uma notificação quando as condições mudam, quando ele deixa de ser oferecido e quando volta a ser oferecido.',
  'watch.label': 'Acompanhados',
  'watch.only': 'Só acompanhados',
} satisfies Translation<typeof english>;
