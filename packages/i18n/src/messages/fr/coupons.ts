import type { Translation } from '../../packs';
import type { coupons as english } from '../en/coupons';

export const coupons = {
  'coupon.kind.fixed_amount': 'Bon à montant fixe',
  'coupon.kind.value_add': 'Bon de valeur ajoutée',
  'coupon.kind.deduction': 'Bon de remise',
  'coupon.kind.team': 'Bon d’équipe',
  'coupon.kind.custom': 'Bon spécial',

  'coupon.off': '{value} de moins',
  'coupon.added': '{value} en plus',
  'coupon.offExplained': 'Vous payez {value} de moins ; le programme les paie pour vous.',
  'coupon.addedExplained': 'Votre plan peut dépenser {value} de plus ; le programme les paie.',
  'coupon.cap': 'Le programme paie au plus {amount}.',
  'coupon.requirement': 'Pour un engagement d’au moins {amount}',
  'coupon.anyAmount': 'Pour tout montant',
  'coupon.teamOnly': 'Réservé aux personnes qui suivent un guide.',
  'coupon.validUntil': 'Valable jusqu’au {time}',
  'coupon.expired': 'Expiré le {time}',
  'coupon.used': 'Utilisé le {time}',
  'coupon.useNow': 'Utiliser',
  'coupon.toPlan': 'Voir le plan',

  'coupons.state.unused': 'À utiliser',
  'coupons.state.used': 'Utilisés',
  'coupons.state.expired': 'Expirés',
  'coupons.none.unused': 'Aucun bon à utiliser. Les offres en proposent.',
  'coupons.none.used': 'Aucun bon utilisé pour l’instant. Vous en choisissez un en engageant un montant.',
  'coupons.none.expired': 'Aucun bon n’a expiré.',
  'coupons.toActivities': 'Voir les offres',
  'coupons.explained':
    'Un bon par engagement, et un seul du même nom par jour. Un bon n’est pas de l’argent et ne peut pas être retiré.',

  'activities.newcomer': 'Nouveaux venus',
  'activities.validDays':
    '{count, plural, one {Valable # jour après l’obtention} many {Valable # de jours après l’obtention} other {Valable # jours après l’obtention}}',
  'activities.openUntil': 'Ouverte jusqu’au {time}',
  'activities.claim': 'Obtenir le bon',
  'activities.received': 'Obtenu',
  'activities.over': 'Cette offre est terminée.',
  'activities.claimed': 'Le bon est à vous.',
  'activities.toCoupons': 'Voir mes bons',
  'activities.rules': 'Règles de l’offre',
  'activities.none': 'Aucune offre n’est ouverte pour le moment. Vos bons restent valables.',

  'put.coupon': 'Bon',
  'put.noCoupon': 'Aucun bon',
  'put.couponsFit':
    '{count, plural, =0 {Aucun de vos bons ne convient ici} one {# de vos bons convient ici} many {# de vos bons conviennent ici} other {# de vos bons conviennent ici}}',
  'put.useStartUp': 'Dépenser d’abord les fonds de démarrage',
  'put.startUpExplained':
    'Le programme vous prête {amount}. Ce n’est pas de l’argent à retirer ; ce que le plan ne dépense pas revient à vos fonds de démarrage.',
  'put.whoPays': 'Qui paie',
} satisfies Translation<typeof english>;
