import type { Translation } from '../../packs';
import type { blocked as english } from '../en/blocked';

/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked: Translation<typeof english> = {
  'blocked.tag.not_activated': 'En attente d’activation',
  'blocked.tag.disabled': 'Désactivé',
  'blocked.tag.closed': 'Fermé',
  'blocked.title.not_activated': 'Votre compte attend son activation',
  'blocked.title.disabled': 'Votre compte est désactivé, votre argent reste à vous',
  'blocked.title.closed': 'Votre compte est fermé',
  'blocked.text.not_activated':
    'Notre équipe s’en charge. Vous n’avez rien à faire ni à payer ; cette page change d’elle-même dès que c’est fait.',
  'blocked.text.disabled':
    'Vous ne pouvez pas financer de plan pour le moment. Les plans en cours se terminent et se règlent comme d’habitude, et ce qui figure ici vous reste ouvert.',
  'blocked.text.closed':
    'Votre discussion, vos notifications et votre relevé vous restent ouverts, et les versements en cours se poursuivent.',
  'blocked.objectNote': 'Une autre personne répond avant une date fixée',
  'blocked.available': '{amount} disponibles',
  'blocked.chat': 'Écrire au service client',
  'blocked.chatNote': 'Votre historique est conservé',
  'blocked.closeNote': 'Tout vous est versé',
  'blocked.underWay': '{amount} sont en route vers vous',
  'blocked.left': '{amount} sont encore sur votre compte',
  'blocked.later': '{amount} restent à venir',
};
