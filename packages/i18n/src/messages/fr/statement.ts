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
    'Le fichier JSON contient chaque écriture avec son empreinte : chacun peut le vérifier sans nous. Le fichier CSV s’ouvre dans un tableur.',
  'statement.export': 'Enregistrer en {format}',
  'statement.saved': 'Enregistré sous {name}.',
} satisfies Translation<typeof english>;
