import type { Translation } from '../../packs';
import type { frame as english } from '../en/frame';

export const frame = {
  'faq.heading': 'Questions et réponses',
  'faq.lead': 'Ce que l’on demande en premier.',
  'faq.more': 'Autres questions',
  'faq.none': 'Aucune réponse ici pour l’instant. Le service client répond à vos questions.',
  'faq.ask': 'Demander au service client',
  'faq.missing': 'Cette question n’est plus ici.',
  'faq.version': 'Version {number}',

  'customer.open': 'Ouverture de {label}',
  'customer.refused': 'Cette adresse n’est pas l’un de nos contacts',
  'customer.refusedExplained':
    'Seuls les contacts indiqués par le service client s’ouvrent dans l’application. Rien n’a été ouvert.',
  'customer.choose': 'Choisir un contact',

  'update.ready': 'Une version plus récente de l’application est prête.',
  'update.use': 'L’utiliser',
  'refresh.pull': 'Tirez pour actualiser',
  'refresh.release': 'Relâchez pour actualiser',
  'refresh.running': 'Chargement des derniers chiffres',
  'blocked.notOpen': 'Dans l’état actuel de votre compte, ceci n’est pas accessible.',
  'blocked.whatIsOpen': 'Ce qui reste accessible',
} satisfies Translation<typeof english>;
