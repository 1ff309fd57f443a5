import type { Translation } from '../../packs';
import type { staffNotices as english } from '../en/staff-notices';

export const staffNotices = {
  'notice.feedback.answered.title': 'Respuesta a sus comentarios',
  'notice.feedback.answered.body': 'Usted nos escribió sobre: {subject}. Nuestra respuesta: {answer}',
  'notice.topup.refused.title': 'Solicitud de recarga cerrada',
  'notice.topup.refused.body':
    'No se abonó nada por su solicitud de recarga de {amount}. Motivo: {reason}. Si pagó, reclame y adjunte su comprobante.',
  'notice.hold.opened.title': 'Una parte de sus fondos está retenida',
  'notice.hold.opened.body':
    '{amount} quedan retenidos hasta el {until} y luego se liberan por sí solos. Puede reclamar sin costo. Motivo: {reason}',
  'notice.hold.renewed.title': 'Una retención se prorrogó una vez',
  'notice.hold.renewed.body':
    '{amount} siguen retenidos hasta el {until}, sin otra prórroga posible. Puede reclamar sin costo. Motivo: {reason}',
  'notice.score.forged.title': 'Su puntuación de confianza bajó',
  'notice.score.forged.body':
    'Dos personas del equipo consideraron falso un documento. Su dinero no se toca. Puede reclamar. Motivo: {reason}',
  'notice.account.signedOut.title': 'Se cerraron todas sus sesiones',
  'notice.account.signedOut.body': 'El equipo cerró sus sesiones en todos los dispositivos. Motivo: {reason}',
} satisfies Translation<typeof english>;
