import type { Translation } from '../../packs';
import type { guest as english } from '../en/guest';

export const guest = {
  'guest.lead':
    'Vous pouvez nous écrire ici sans vous connecter, même si votre compte n’est pas activé, est désactivé ou fermé.',
  'guest.new': 'Nous écrire',
  'guest.back': 'Revenir à un dossier',
  'guest.name': 'Votre nom',
  'guest.email': 'E-mail (facultatif)',
  'guest.username': 'Nom d’utilisateur du compte (facultatif)',
  'guest.text': 'De quoi s’agit-il ?',
  'guest.open': 'Ouvrir un dossier',
  'guest.number': 'Numéro de dossier',
  'guest.secret': 'Code secret',
  'guest.show': 'Afficher le dossier',
  'guest.keep':
    'Notez le numéro et le code secret. Ce sont le seul moyen de revenir à ce dossier, et nous ne pouvons pas vous les renvoyer.',
  'guest.messages': 'Messages',
  'guest.you': 'Vous',
  'guest.desk': 'Service client',
  'guest.answer': 'Votre message',
  'guest.send': 'Envoyer',
  'guest.refresh': 'Voir s’il y a une réponse',
  'guest.object': 'Contester l’état d’un compte',
  'guest.objectExplained':
    'Si votre compte a été bloqué et que vous n’êtes pas d’accord, dites pourquoi. Avant d’agir, nous vérifions qui écrit. La réponse arrive dans ce dossier.',
  'guest.objectUsername': 'Nom d’utilisateur du compte',
  'guest.objectText': 'Pourquoi vous n’êtes pas d’accord',
  'guest.objectSend': 'Envoyer la contestation',
  'guest.objected': 'Votre contestation est envoyée. La réponse arrive dans ce dossier.',
  'guest.sent': 'Votre message est envoyé.',
  'guest.openNow': 'Le service client est ouvert.',
  'guest.closedNow': 'Le service client est fermé. Il ouvre le {time}.',
  'guest.later': 'Réessayez après le {time}.',
  'guest.older': 'Seuls les messages les plus récents sont affichés.',
} satisfies Translation<typeof english>;
