import type { Translation } from '../../packs';
import type { overview as english } from '../en/overview';

export const overview = {
  'adCenter.since': '{change} · avant : {value}',
  'adCenter.chart': 'Dépenses et recettes dans le temps',
  'adCenter.chartInspect': 'Moment affiché',
  'adCenter.chartTime': 'Moment',
  'adCenter.more': 'Votre compte',
  'adCenter.creditScore': 'Score de confiance',
  'adCenter.shopLevel': 'Niveau de boutique',
  'adCenter.level': 'Niveau {level}',
  'adCenter.activities': 'Offre de bienvenue',
  'adCenter.coupons': 'Bons',
  'adCenter.follow': 'Suivi de plans',
  'adCenter.followRecords': 'Historique du suivi',
  'adCenter.rules': 'Règles d’utilisation',
  'adCenter.feedback': 'Vos remarques',
  'adCenter.faq': 'Questions et réponses',
  'adCenter.transparency': 'Transparence',
} satisfies Translation<typeof english>;
