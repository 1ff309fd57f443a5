import type { Translation } from '../../packs';
import type { overview as english } from '../en/overview';

export const overview = {
  'adCenter.since': '{change} · antes: {value}',
  'adCenter.chart': 'Gasto e ingresos a lo largo del tiempo',
  'adCenter.chartInspect': 'Momento mostrado',
  'adCenter.chartTime': 'Momento',
  'adCenter.more': 'Su cuenta',
  'adCenter.creditScore': 'Puntuación de confianza',
  'adCenter.shopLevel': 'Nivel de tienda',
  'adCenter.level': 'Nivel {level}',
  'adCenter.activities': 'Promoción de bienvenida',
  'adCenter.coupons': 'Cupones',
  'adCenter.follow': 'Seguir planes',
  'adCenter.followRecords': 'Historial de seguimiento',
  'adCenter.rules': 'Reglas de uso',
  'adCenter.feedback': 'Comentarios',
  'adCenter.faq': 'Preguntas y respuestas',
  'adCenter.transparency': 'Transparencia',
} satisfies Translation<typeof english>;
