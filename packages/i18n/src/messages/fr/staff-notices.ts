import type { Translation } from '../../packs';
import type { staffNotices as english } from '../en/staff-notices';

export const staffNotices = {
  'notice.feedback.answered.title': 'Réponse à vos remarques',
  'notice.feedback.answered.body': 'Vous nous avez écrit à propos de : {subject}. Notre réponse : {answer}',
  'notice.topup.refused.title': 'Demande de recharge close',
  'notice.topup.refused.body':
    'Rien n’a été comptabilisé pour votre demande de recharge de {amount}. Motif : {reason}. Si vous avez bien payé, contestez et joignez votre preuve.',
  'notice.hold.opened.title': 'Une partie de vos fonds est bloquée',
  'notice.hold.opened.body':
    '{amount} sont bloqués jusqu’au {until}, puis se débloquent d’eux-mêmes. Vous pouvez contester sans frais. Motif : {reason}',
  'notice.hold.renewed.title': 'Un blocage a été prolongé une fois',
  'notice.hold.renewed.body':
    '{amount} restent bloqués jusqu’au {until}, sans autre prolongation possible. Vous pouvez contester sans frais. Motif : {reason}',
  'notice.score.forged.title': 'Votre score de confiance a baissé',
  'notice.score.forged.body':
    'Deux membres de l’équipe ont jugé un document falsifié. Votre argent n’est pas touché. Vous pouvez contester. Motif : {reason}',
  'notice.account.signedOut.title': 'Toutes vos sessions ont été fermées',
  'notice.account.signedOut.body': 'L’équipe a fermé vos sessions sur tous les appareils. Motif : {reason}',
} satisfies Translation<typeof english>;
