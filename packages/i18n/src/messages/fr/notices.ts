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

  'notice.topup.title': 'Recharge reçue',
  'notice.topup.body': '{amount} ont été ajoutés à votre solde disponible. Reçu {receipt}.',
  'notice.order.finished.title': 'La diffusion du plan {number} est terminée',
  'notice.order.finished.body':
    'Le montant non dépensé, {amount}, est de retour dans votre solde disponible. Les rapports seront clos dans les 72 heures.',
  'notice.order.failed.title': 'Le plan {number} n’a pas été diffusé',
  'notice.order.failed.body': 'Tout le montant, {amount}, est de retour dans votre solde disponible.',
  'notice.order.settled.title': 'Le plan {number} est réglé',
  'notice.order.settled.body': '{amount} ont été versés dans votre solde disponible.',
  'notice.withdrawal.approved.title': 'Retrait approuvé',
  'notice.withdrawal.approved.body': '{amount} sont en route vers le compte se terminant par {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Retrait approuvé',
  'notice.withdrawal.approvedUntil.body':
    '{amount} seront versés sur le compte se terminant par {lastFour} avant le {until}. Sinon, le montant redevient disponible pour vous.',
  'notice.withdrawal.paid.title': 'Retrait versé',
  'notice.withdrawal.paid.body': '{amount} vous ont été versés. Référence {reference}.',
  'notice.withdrawal.refused.title': 'Retrait refusé',
  'notice.withdrawal.refused.body': '{amount} sont de retour dans votre solde disponible. Motif : {reason}',
  'notice.withdrawal.bounced.title': 'Un versement est revenu',
  'notice.withdrawal.bounced.body': '{amount} sont de retour dans votre solde disponible. Motif : {reason}',
  'notice.withdrawal.lapsed.title': 'Retrait non versé à temps',
  'notice.withdrawal.lapsed.body':
    '{amount} sont de retour dans votre solde disponible, car le retrait n’a pas été versé dans le délai. Vous pouvez refaire la demande tout de suite.',
  'notice.payout.changed.title': 'Compte de versement modifié',
  'notice.payout.changed.body':
    'Les versements vont désormais au compte se terminant par {lastFour}, à partir du {until}. Si ce n’était pas vous, contestez tout de suite.',
  'notice.hold.released.title': 'Blocage levé',
  'notice.hold.released.body': '{amount} sont de retour dans votre solde disponible.',
  'notice.chargeback.held.title': 'Un paiement fait l’objet d’une rétrofacturation',
  'notice.chargeback.held.body':
    '{amount} sont bloqués jusqu’au {until}. D’ici là, vous pouvez contester. Motif : {reason}',
  'notice.chargeback.heldRevenue.title': 'Des recettes ont été réclamées',
  'notice.chargeback.heldRevenue.body':
    '{amount} de recettes pas encore réglées sont bloqués jusqu’au {until}. Votre solde disponible n’est pas touché. D’ici là, vous pouvez contester. Motif : {reason}',
  'notice.chargeback.lifted.title': 'Des recettes bloquées vous sont rendues',
  'notice.chargeback.lifted.body':
    '{amount} ne sont plus bloqués. Ils comptent de nouveau dans les recettes du plan.',
  'notice.chargeback.posted.title': 'Une rétrofacturation a été effectuée',
  'notice.chargeback.posted.body': 'Le montant bloqué, {amount}, est retourné là d’où il venait.',
  'notice.acceptance.refused.title': 'Paiement de change non confirmé',
  'notice.acceptance.refused.body':
    'Aucun paiement n’a été trouvé pour ce que vous avez signalé. Motif : {reason}. Vous pouvez contester.',
  'notice.acceptance.lapsed.title': 'Paiement de change non confirmé à temps',
  'notice.acceptance.lapsed.body':
    'Personne n’a confirmé en 7 jours le paiement que vous avez signalé. Si vous avez payé, contestez et joignez votre preuve.',
  'notice.objection.upheld.title': 'Votre contestation est acceptée',
  'notice.objection.upheld.body': 'Vous avez gain de cause. La réponse se trouve parmi vos contestations.',
  'notice.objection.rejected.title': 'Votre contestation est rejetée',
  'notice.objection.rejected.body': 'La réponse et ses raisons se trouvent parmi vos contestations.',
  'notice.account.closing.title': 'Votre compte est en cours de fermeture',
  'notice.account.closing.body':
    'Les plans prennent fin et votre argent est versé, le reste à mesure qu’il se libère. Si ce n’était pas vous, contestez tout de suite.',
  'notice.account.closed.title': 'Votre compte est fermé',
  'notice.account.closed.body': 'Plus rien ne reste à venir. Votre relevé reste à vous.',
  'notice.coupon.granted.title': 'Un bon pour vous',
  'notice.coupon.granted.body': '{name} figure parmi vos bons, valable jusqu’au {until}.',
  'notice.startUp.granted.title': 'Fonds de démarrage',
  'notice.startUp.granted.body':
    'Le programme vous prête {amount} pour des plans. Cette somme n’est pas retirable ; vous pouvez la rendre à tout moment, sans frais.',
} satisfies Translation<typeof english>;
