import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

export const statement = {
  'flow.view': 'Quelles écritures',
  'flow.everything': 'Toutes',
  'flow.byMonth': 'Par mois',
  'flow.noneInMonth': 'Aucun mouvement ce mois-ci.',
  'month.earlier': 'Mois précédent',
  'month.later': 'Mois suivant',
  'month.detail': 'Détail du mois',
  'month.available': 'Disponible',
  'month.total': 'Total',
  'month.kind': 'Type',
  'month.opening': 'Solde initial',
  'month.closing': 'Solde final',
  'month.addsUp':
    'Le solde initial et toutes les sommes donnent le solde final. Les jours sont ceux de {zone}.',
  'statement.heading': 'Relevé',
  'statement.explained':
    'Le fichier JSON contient chaque écriture avec son empreinte : chacun peut le vérifier sans nous. Le fichier CSV s’ouvre dans un tableur. Le fichier PDF sert à la lecture et à l’impression.',
  'statement.export': 'Enregistrer en {format}',
  'statement.saved': 'Enregistré sous {name}.',

  'withdraw.allRules': '{passed} règles remplies sur {count}',
  'withdraw.passed': 'remplie',
  'withdraw.failed': 'non remplie',
  'withdraw.concerns': 'concerne {amount}',
  'withdraw.clears.holder': 'Vous pouvez la lever vous-même.',
  'withdraw.clears.programme': 'Le programme la lève.',
  'withdraw.clears.nobody': 'Elle prend fin d’elle-même.',
  'withdraw.name.payout_set': 'Compte de versement défini',
  'withdraw.name.payout_cooled': '24 heures depuis le changement du compte de versement',
  'withdraw.name.password_set': 'Code de transaction défini',
  'withdraw.name.password_unlocked': 'Code de transaction non bloqué',
  'withdraw.name.password_cooled': '24 heures depuis la redéfinition du code de transaction',
  'withdraw.name.amount_in_range': 'Montant dans les limites',
  'withdraw.name.amount_covered': 'Montant couvert par le solde disponible',
  'withdraw.name.start_up_returned': 'Fonds de démarrage rendus',
  'withdraw.name.no_hold': 'Rien de bloqué',
} satisfies Translation<typeof english>;
