import type { Translation } from '../../packs';
import type { talkNotices as english } from '../en/talk-notices';

export const talkNotices = {
  'notice.sample.announcement.title': 'Anuncio de ejemplo: reglas de uso, versión 1',
  'notice.sample.announcement.body':
    'Las reglas de uso dicen dónde está su dinero en cada momento y qué no se le pide nunca. Un cambio de regla se anuncia aquí antes de que se aplique. Este aviso forma parte de los datos de ejemplo.',
  'notice.sample.maintenance.title':
    'Mantenimiento de ejemplo: los informes llegaron más tarde de lo habitual',
  'notice.sample.maintenance.body':
    'Durante veinte minutos no se recibieron informes de difusión. Se enviaron de nuevo y se contaron una vez; no cambió ningún importe, y las recargas y los retiros siguieron como siempre. Este aviso forma parte de los datos de ejemplo.',
  'notice.sample.activity.title': 'Promoción de ejemplo: un cupón de bienvenida',
  'notice.sample.activity.body':
    'El cupón de bienvenida se puede obtener una vez por persona. Antes de confirmar un importe, la aplicación muestra quién paga qué parte. Este aviso forma parte de los datos de ejemplo.',
} satisfies Translation<typeof english>;
