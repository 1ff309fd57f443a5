import type { Translation } from '../../packs';
import type { blocked as english } from '../en/blocked';

/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked: Translation<typeof english> = {
  'blocked.tag.not_activated': 'Pendiente de activación',
  'blocked.tag.disabled': 'Desactivada',
  'blocked.tag.closed': 'Cerrada',
  'blocked.title.not_activated': 'Su cuenta espera la activación',
  'blocked.title.disabled': 'Su cuenta está desactivada, su dinero es suyo',
  'blocked.title.closed': 'Su cuenta está cerrada',
  'blocked.text.not_activated':
    'De eso se ocupa nuestro equipo. Usted no tiene que hacer ni pagar nada; esta página cambia sola cuando esté lista.',
  'blocked.text.disabled':
    'Por ahora no puede financiar planes. Los planes en curso terminan y se liquidan como siempre, y lo que aparece aquí sigue abierto para usted.',
  'blocked.text.closed':
    'Su chat, sus notificaciones y su estado de cuenta siguen abiertos para usted, y los pagos en curso continúan.',
  'blocked.objectNote': 'Otra persona responde antes de una fecha fija',
  'blocked.available': '{amount} disponibles',
  'blocked.chat': 'Escribir a atención al cliente',
  'blocked.chatNote': 'Su historial se conserva',
  'blocked.closeNote': 'Todo se le paga a usted',
  'blocked.underWay': '{amount} van en camino',
  'blocked.left': '{amount} siguen en su cuenta',
  'blocked.later': '{amount} están por llegar',
};
