import type { Translation } from '../../packs';
import type { support as english } from '../en/support';

export const support = {
  'chat.messages': 'Messages',
  'chat.you': 'Vous',
  'chat.desk': 'Service client',
  'chat.open': 'Le service client est ouvert jusqu’au {time}.',
  'chat.closed':
    'Le service client est fermé et ouvre le {time}. Vous pouvez écrire dès maintenant ; la réponse est aussi annoncée par une notification.',
  'chat.save': 'Enregistrer en texte',
  'chat.none.general': 'Rien d’écrit pour l’instant. Écrivez ci-dessous ; une personne répond.',
  'chat.none.recharge':
    'Pas encore de demande de recharge. Demandez une recharge dans le portefeuille ; la demande et sa fiche de paiement apparaîtront ici.',
  'chat.beginning': 'La conversation commence ici.',
  'chat.new': 'Nouveaux messages',
  'chat.toNewest': 'Aller au dernier message',
  'chat.typing': 'Le service client écrit.',
  'chat.notLive':
    'Pas de connexion en direct. Les nouveaux messages sont cherchés toutes les quelques secondes.',
  'chat.mark.sent': 'Envoyé',
  'chat.mark.delivered': 'Reçu',
  'chat.mark.read': 'Lu',
  'chat.mark.sending': 'Envoi en cours',
  'chat.waits': 'Pas encore confirmé. Le message partira dès qu’il y aura une connexion, et une seule fois.',
  'chat.notSent': 'Non envoyé : {reason}',
  'chat.again': 'Renvoyer',
  'chat.edit': 'Modifier',
  'chat.write': 'Votre message',
  'chat.attach': 'Ajouter des images ou des PDF',
  'chat.send': 'Envoyer',
  'chat.fileSending': 'Envoi de {name}',
  'chat.fileFailed': '{name} n’a pas été envoyé : {reason}',
  'chat.fileTooLarge': 'plus de 5 Mo',
  'chat.fileRemove': 'Retirer {name}',
  'chat.filesFull':
    '{count, plural, one {# fichier} many {# de fichiers} other {# fichiers}} au maximum par message.',
  'chat.imageOpen': 'Afficher {name}',
  'chat.imageFailed': 'L’image ne s’est pas chargée. Touchez pour réessayer.',
  'chat.fileSave': 'Enregistrer {name}',
  'chat.card': 'Fiche de paiement',
  'chat.payee': 'Bénéficiaire',
  'chat.method': 'Moyen',
  'chat.method.bank_transfer': 'Virement',
  'chat.method.card': 'Carte',
  'chat.method.wallet': 'Portefeuille électronique',
  'chat.method.cash': 'Espèces',
  'chat.cardApproved':
    'Tirée du registre, approuvée par deux personnes. Ne payez que vers les coordonnées d’une fiche comme celle-ci.',
  'chat.copy': 'Copier {name}',
  'chat.copied': 'Copié.',
  'chat.topup': 'Demande de recharge',
} satisfies Translation<typeof english>;
