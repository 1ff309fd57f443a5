import type { Translation } from '../../packs';
import type { talkNotices as english } from '../en/talk-notices';

export const talkNotices = {
  'notice.sample.announcement.title': 'Exemple d’annonce : règles d’utilisation, version 1',
  'notice.sample.announcement.body':
    'Les règles d’utilisation disent où se trouve votre argent à chaque instant et ce qui ne vous est jamais demandé. Une règle modifiée est annoncée ici avant de s’appliquer. Cette notification fait partie des données d’exemple.',
  'notice.sample.maintenance.title': 'Exemple de maintenance : rapports plus tardifs que d’habitude',
  'notice.sample.maintenance.body':
    'Pendant vingt minutes, les rapports de diffusion n’ont pas été reçus. Ils ont été renvoyés et comptés une seule fois ; aucun montant n’a changé, et les recharges et retraits ont continué comme d’habitude. Cette notification fait partie des données d’exemple.',
  'notice.sample.activity.title': 'Exemple d’offre : un bon de bienvenue',
  'notice.sample.activity.body':
    'Le bon de bienvenue peut être obtenu une fois par personne. Avant de confirmer un montant, l’application montre qui paie quelle part. Cette notification fait partie des données d’exemple.',
} satisfies Translation<typeof english>;
