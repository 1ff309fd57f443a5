import type { Translation } from '../../packs';
import type { papers as english } from '../en/papers';

export const papers = {
  'paper.number': 'N° {number}',
  'paper.planSettled': 'Plan soldé',
  'paper.product': 'Produit',
  'paper.terms': 'Conditions',
  'paper.reference': 'Référence',
  'paper.entry': 'N° {number}, rang {place} de votre chaîne',
  'paper.signedDay': 'Jour signé',
  'paper.root': 'Racine du jour signé',
  'paper.notSigned': 'Pas encore. Un jour est signé peu après sa fin ; ce reçu l’indique ensuite.',
  'paper.check':
    'Pour vérifier vous-même, enregistrez le relevé du mois en JSON et ouvrez-le sur {address}. Il contient chaque écriture ci-dessus avec le même numéro et la même empreinte. La marche à suivre est dans {guide}, dans le code source.',
  'paper.copy':
    'Pour vos archives. Seul le registre fait foi. □ remplace un caractère que ce fichier ne peut pas afficher.',
  'paper.zone': 'Toutes les heures sont données à l’heure de {zone}.',
  'paper.year': 'Récapitulatif {year}',
  'paper.yearOpen': 'L’année n’est pas terminée. Ce document s’arrête à l’écriture du {time}.',
  'paper.byKind': 'Par type',
  'paper.byMonth': 'Mois par mois',
  'paper.month': 'Mois',
  'paper.settledPlans': 'Plans soldés cette année',
  'notice.account.dataTaken.title': 'Vos données ont été téléchargées',
  'notice.account.dataTaken.body':
    'Un fichier contenant toutes vos données a été enregistré. Si ce n’était pas vous, changez votre mot de passe de connexion et écrivez au service client.',
} satisfies Translation<typeof english>;
