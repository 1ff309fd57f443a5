import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { guest } from './guest';
import { help } from './help';
import { printed } from './printed';
import { staffNotices } from './staff-notices';
import { supportNotices } from './support-notices';
import { talkNotices } from './talk-notices';

export const notices = {
  ...guest,
  ...help,
  ...printed,
  ...staffNotices,
  ...supportNotices,
  ...talkNotices,

  'notice.topup.title': 'Recarga recibida',
  'notice.topup.body': '{amount} están en su saldo disponible. Comprobante {receipt}.',
  'notice.order.finished.title': 'La difusión del plan {number} ha terminado',
  'notice.order.finished.body':
    'Lo no gastado, {amount}, está de nuevo en su saldo disponible. Los informes se cierran en un plazo de 72 horas.',
  'notice.order.failed.title': 'El plan {number} no se difundió',
  'notice.order.failed.body': 'Todo el importe, {amount}, está de nuevo en su saldo disponible.',
  'notice.order.settled.title': 'El plan {number} está liquidado',
  'notice.order.settled.body': '{amount} pasaron a su saldo disponible.',
  'notice.withdrawal.approved.title': 'Retiro aprobado',
  'notice.withdrawal.approved.body': '{amount} van en camino a la cuenta terminada en {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Retiro aprobado',
  'notice.withdrawal.approvedUntil.body':
    '{amount} se pagarán a la cuenta terminada en {lastFour} antes del {until}. Si no, el importe vuelve a estar disponible para usted.',
  'notice.withdrawal.paid.title': 'Retiro pagado',
  'notice.withdrawal.paid.body': 'Se pagaron {amount}. Referencia {reference}.',
  'notice.withdrawal.refused.title': 'Retiro rechazado',
  'notice.withdrawal.refused.body': '{amount} están de nuevo en su saldo disponible. Motivo: {reason}',
  'notice.withdrawal.bounced.title': 'Un pago fue devuelto',
  'notice.withdrawal.bounced.body': '{amount} están de nuevo en su saldo disponible. Motivo: {reason}',
  'notice.withdrawal.lapsed.title': 'Retiro no pagado a tiempo',
  'notice.withdrawal.lapsed.body':
    '{amount} están de nuevo en su saldo disponible, porque el retiro no se pagó dentro del plazo. Puede pedirlo otra vez de inmediato.',
  'notice.payout.changed.title': 'Cuenta de cobro cambiada',
  'notice.payout.changed.body':
    'Los pagos van ahora a la cuenta terminada en {lastFour}, a partir del {until}. Si no fue usted, reclame de inmediato.',
  'notice.hold.released.title': 'Retención levantada',
  'notice.hold.released.body': '{amount} están de nuevo en su saldo disponible.',
  'notice.chargeback.held.title': 'Un pago tiene un contracargo',
  'notice.chargeback.held.body':
    '{amount} quedan retenidos hasta el {until}. Hasta entonces puede reclamar. Motivo: {reason}',
  'notice.chargeback.heldRevenue.title': 'Se reclamó un ingreso',
  'notice.chargeback.heldRevenue.body':
    '{amount} de ingresos aún no liquidados quedan retenidos hasta {until}. Su saldo disponible no se toca. Hasta entonces puede reclamar. Motivo: {reason}',
  'notice.chargeback.lifted.title': 'Se devolvió un ingreso retenido',
  'notice.chargeback.lifted.body':
    '{amount} ya no están retenidos. Vuelven a contar entre los ingresos del plan.',
  'notice.chargeback.posted.title': 'Se aplicó un contracargo',
  'notice.chargeback.posted.body': 'El importe retenido, {amount}, volvió a su lugar de origen.',
  'notice.acceptance.refused.title': 'Pago de cambio no confirmado',
  'notice.acceptance.refused.body':
    'No se encontró ningún pago que corresponda a lo que informó. Motivo: {reason}. Puede reclamar.',
  'notice.acceptance.lapsed.title': 'Pago de cambio no confirmado a tiempo',
  'notice.acceptance.lapsed.body':
    'Nadie confirmó en 7 días el pago que informó. Si pagó, reclame y agregue su comprobante.',
  'notice.objection.upheld.title': 'Su reclamación fue aceptada',
  'notice.objection.upheld.body': 'Se le da la razón. La respuesta está en sus reclamaciones.',
  'notice.objection.rejected.title': 'Su reclamación fue rechazada',
  'notice.objection.rejected.body': 'La respuesta y sus razones están en sus reclamaciones.',
  'notice.account.closing.title': 'Su cuenta se está cerrando',
  'notice.account.closing.body':
    'Los planes se terminan y su dinero se paga, el resto a medida que se libera. Si no fue usted, reclame de inmediato.',
  'notice.account.closed.title': 'Su cuenta está cerrada',
  'notice.account.closed.body': 'No queda nada por llegar. Su estado de cuenta sigue siendo suyo.',
  'notice.coupon.granted.title': 'Un cupón para usted',
  'notice.coupon.granted.body': '{name} está entre sus cupones y es válido hasta el {until}.',
  'notice.startUp.granted.title': 'Fondos iniciales',
  'notice.startUp.granted.body':
    'El programa le presta {amount} para planes. No es dinero que se pueda retirar; puede devolverlo en cualquier momento, sin costo.',
} satisfies Translation<typeof english>;
