import type { Translation } from '../../packs';
import type { printed as english } from '../en/printed';

export const printed = {
  'printed.account': 'Identifiant d’opération {id}',
  'printed.made': 'Établi le {time}. Toutes les heures sont celles de {zone}.',
  'printed.head': 'Empreinte de la dernière écriture : {hash}',
  'printed.time': 'Heure',
  'printed.availableAfter': 'Disponible après',
  'printed.totalAfter': 'Total après',
  'printed.byHand': 'saisi à la main',
  'printed.checkable':
    'Copie pour lecture. Le fichier JSON du même mois contient les mêmes chiffres et se vérifie sans nous. □ remplace un caractère que ce fichier ne peut pas afficher.',
  'printed.page': 'Page {page} sur {count}',
} satisfies Translation<typeof english>;
