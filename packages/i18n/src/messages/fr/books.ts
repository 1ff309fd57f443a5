import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

export const books = {
  'books.heading': 'Ce qui est dû, ce qui est là',
  'books.explained':
    'Ce qui est dû à tous les titulaires et aux réseaux, face à l’argent qui est là. Sommes pour tous, tirées directement du grand livre.',
  'books.owed': 'Dû',
  'books.held': 'Détenu',
  'books.owedTotal': 'Total dû',
  'books.heldTotal': 'Total détenu',
  'books.house': 'Dont argent propre du programme',
  'books.difference': 'Différence',
  'books.differenceExplained':
    'Ce qui est détenu, moins ce qui est dû et l’argent propre du programme. 0 quand les comptes sont justes.',
  'books.line.available': 'Soldes disponibles de tous les titulaires',
  'books.line.held': 'Montants bloqués des titulaires',
  'books.line.escrow': 'En attente de consommation',
  'books.line.settling': 'À régler',
  'books.line.withdrawing': 'Retraits en cours',
  'books.line.promo': 'Bons dans les plans en cours',
  'books.line.start_up': 'Fonds de démarrage prêtés',
  'books.line.media': 'Dû aux réseaux pour la diffusion',
  'books.line.bank': 'Liquidités',
  'books.line.network_receivable': 'Ce que doivent les réseaux',

  'books.checkHeading': 'Le contrôle des comptes',
  'books.checkPassed': 'Chaque solde correspond à ses écritures, chaque chaîne à ses empreintes.',
  'books.checkFailed':
    'Les comptes divergent. Aucun mouvement d’argent n’est enregistré tant que ce n’est pas éclairci.',
  'books.checkNever': 'Pas encore contrôlé. Le premier contrôle a lieu dans l’heure.',
  'books.checkedAt': 'Contrôlé le {time}',

  'books.ordersHeading': 'Tous les plans réglés',
  'books.ordersSettled': 'Plans réglés de tous',
  'books.ordersLost': 'Dont part en perte',
  'books.ordersNone': 'Aucun plan n’a encore été réglé.',

  'books.overdueHeading': 'Réseaux en retard de paiement',
  'books.overdueNone': 'Aucun réseau n’est en retard.',
  'books.overdueAmount': '{network}, dû depuis plus de 30 jours',
  'books.overdueSince': 'Depuis le {time}. L’argent propre du programme en a payé {amount}.',

  'books.rootsHeading': 'Jours signés',
  'books.rootsExplained':
    'À la fin de chaque jour, un nombre est signé qui représente les comptes de tous les titulaires et qui nomme celui de la veille. Les jours les plus récents figurent ici. Enregistrez la liste complète et gardez-la : un relevé vérifié plus tard avec elle montre si ce qui était alors signé a été modifié depuis.',
  'books.rootsNone': 'Le premier jour est signé peu après sa fin.',
  'books.rootsSave': 'Enregistrer la liste de tous les jours signés',
  'books.verify': 'Vérifier un relevé',
  'books.rootHolders': '{count, plural, one {# compte} many {# de comptes} other {# comptes}}',
  'books.rootSignedAt': 'Signé le {time}',
  'books.rootValue': 'Racine',
  'books.rootPrevious': 'De la veille',
  'books.rootSignature': 'Signature',
  'books.rootKey': 'Clé',
  'books.keysHeading': 'Clés publiques',
  'books.keySince': 'Utilisée depuis le {time}',
  'books.keyUntil': 'Utilisée du {from} au {until}',
} satisfies Translation<typeof english>;
