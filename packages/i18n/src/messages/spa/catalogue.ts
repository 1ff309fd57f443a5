import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': 'Planes con pérdida',
  'catalogue.lostOf':
    '{lost} de {settled, plural, one {# plan} many {# de planes} other {# planes}} con pérdida',
  'catalogue.noneSettled': 'Aún no hay planes liquidados',
  'record.spread':
    'Planes liquidados: {settled}. Sus resultados van de {least} a {most}; la mitad está entre {lower} y {upper}.',
  'record.few': 'Los porcentajes se muestran a partir de {count} planes liquidados.',
  'record.source': 'De dónde salen estos resultados',
  'record.sourceExplained':
    'Cada plan liquidado de este producto cuenta una vez, sin importar quién lo financió: sus ingresos menos lo gastado, como porcentaje de lo gastado. Lo que pagó un cupón cuenta como gastado. No se puede omitir ningún plan.',
  'record.result': 'Resultado (% de lo gastado)',
  'record.plans': 'Planes',
  'record.bandBelow': 'menos de {until}',
  'record.band': 'de {from} a menos de {until}',
  'record.bandAbove': '{from} o más',

  'catalogue.search': 'Título del producto',
  'catalogue.order': 'Ordenar por',
  'catalogue.order.newest': 'Más recientes',
  'catalogue.order.least_amount': 'Monto más bajo',
  'catalogue.order.least_price': 'Precio más bajo por 1,000 visualizaciones',
  'catalogue.order.shortest': 'Difusión más corta',
  'catalogue.order.most_settled': 'Más planes liquidados',
  'catalogue.order.fewest_lost': 'Menor proporción de pérdidas',
  'catalogue.fewLast':
    'Los productos con menos de {count} planes liquidados van al final. Un resultado pasado no dice nada sobre el próximo.',
  'catalogue.amount': 'Monto a financiar ({currency})',
  'catalogue.daysMax':
    '{count, plural, one {# día como máximo} many {# de días como máximo} other {# días como máximo}}',
  'catalogue.result.no_loss': 'Mediana sin pérdida',
  'catalogue.result.loss': 'Mediana con pérdida',
  'catalogue.result.none': 'Menos de {count} liquidados',
  'catalogue.noneFound': 'Ningún producto coincide con estos filtros.',
  'creative.heading': 'Lo que ve el público',
  'creative.image': 'Imagen {number} de {count}',
  'creative.poster': 'Fotograma del video',
  'creative.openPage': 'Ver la página de destino',
  'creative.previewExplained': 'Es una copia guardada. Los botones y enlaces no funcionan aquí.',
  'compare.open': 'Comparar con otro producto',
  'compare.heading': 'Comparar productos',
  'compare.choose': 'Elija el producto con el que comparar {product}.',
  'compare.other': 'Elegir otro',
  'compare.half': 'La mitad de los resultados está entre',
  'compare.few': 'muy pocos planes',
  'compare.none': 'Por ahora no se puede financiar ningún otro producto con este título.',
  'compare.noRecord':
    'Aún no se ha liquidado ningún plan de estos dos productos, por eso ninguno tiene historial.',
  'product.notOffered': 'Este producto ya no se ofrece. Los planes ya financiados continúan.',
  'repeat.way': 'Financiarlo de nuevo con {amount}',
  'repeat.heading': 'Repetición del plan {number}',
  'repeat.same': 'Las condiciones siguen siendo las de ese plan, versión {version}.',
  'repeat.changed': 'Sus condiciones eran la versión {before}; ahora rige la versión {now}. Qué cambió:',
  'repeat.wasNow': '{before}, ahora {now}',
  'repeat.newText': 'redactado de otra forma',
  'repeat.newFiles': 'nuevas imágenes o nueva página',
  'repeat.limits': 'Los límites no se copian. Fíjelos en cuanto el plan esté en difusión.',
  'watch.start': 'Agregar a favoritos',
  'watch.stop': 'Quitar de favoritos',
  'watch.explained':
    'Recibe una notificación cuando cambian sus condiciones, cuando deja de ofrecerse y cuando vuelve a ofrecerse.',
  'watch.label': 'Favoritos',
  'watch.only': 'Solo favoritos',
} satisfies Translation<typeof english>;
