import type { Translation } from '../../packs';
import type { causes as english } from '../en/causes';

export const causes = {
  'cause.destination_unclear': 'Le compte de versement n’est pas indiqué assez clairement pour y verser.',
  'cause.destination_not_own': 'Le compte de versement n’est pas à votre nom.',
  'cause.asked_twice': 'La même demande a été faite deux fois.',
  'cause.asked_by_holder': 'Vous l’avez demandé.',
  'cause.legal_order': 'Une obligation légale l’exige.',
  'cause.not_arrived': 'Aucun paiement n’est arrivé.',
  'cause.sent_back': 'Le paiement est reparti vers le compte d’où il venait.',
  'cause.sent_by_another': 'Le paiement a été envoyé par quelqu’un d’autre.',
  'cause.used_by_another': 'Quelqu’un d’autre utilise peut-être ce compte.',
  'cause.document_forged': 'Un document s’est révélé falsifié.',
  'cause.several_accounts': 'Une même personne a plusieurs comptes.',
  'cause.rules_broken': 'Les règles n’ont pas été respectées.',
} satisfies Translation<typeof english>;
