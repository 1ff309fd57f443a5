import type { Translation } from '../../packs';
import type { standing as english } from '../en/standing';

export const standing = {
  'standing.level': 'Niveau {level}',
  'standing.limit': 'Vous pouvez engager jusqu’à {factor} fois le maximum d’un produit.',
  'standing.limitOnce': 'Vous pouvez engager jusqu’au maximum d’un produit.',
  'standing.touches':
    'Le niveau et le score jouent sur les limites d’engagement et sur la rapidité des examens. Ils ne touchent jamais au retrait de votre propre argent, et aucun dépôt ne les augmente.',
  'standing.next': 'Ce que demande le niveau {level}',
  'standing.highest': 'C’est le niveau le plus élevé.',
  'standing.settled': 'Plans réglés',
  'standing.score': 'Score de confiance',
  'standing.months': 'Mois sans incident',
  'standing.of': '{value} sur {needed}',
  'standing.met': 'atteint',
  'standing.formula': 'La formule entière',
  'standing.yours': 'le vôtre',
  'standing.needs':
    '{orders, plural, one {# plan réglé} many {# de plans réglés} other {# plans réglés}} · score {score} · {months, plural, one {# mois sans incident} many {# de mois sans incident} other {# mois sans incident}}',
  'standing.needsNoMonths':
    '{orders, plural, one {# plan réglé} many {# de plans réglés} other {# plans réglés}} · score {score}',
  'standing.needsNothing': 'Dès le départ',
  'standing.times': '{factor} × maximum',
  'standing.issue':
    'Un incident est un événement qui a coûté des points. Un mois compte 30 jours et repart de zéro après un incident.',

  'score.heading': 'Score de confiance',
  'score.range': 'De 0 à 1000. Chaque événement compte 180 jours, puis il s’efface.',
  'score.after': 'score ensuite : {score}',
  'score.expires': 's’efface le {time}',
  'score.toPlan': 'Voir le plan',
  'score.cause.start': 'Le compte a été ouvert',
  'score.cause.order_settled': 'Un plan a été réglé sans incident',
  'score.cause.email_verified': 'L’adresse e-mail a été vérifiée',
  'score.cause.phone_verified': 'Le numéro de téléphone a été vérifié',
  'score.cause.proof_rejected': 'Une preuve de paiement a été rejetée',
  'score.cause.objection_lost': 'Une contestation n’a pas été acceptée',
  'score.cause.document_forged': 'Un document était falsifié, selon la décision de deux membres de l’équipe',
  'score.cause.rolled_off': 'Un événement antérieur s’est effacé',

  'membership.heading': 'Adhésion',
  'membership.explained':
    'L’assistance répond d’abord aux membres et examine d’abord leurs demandes. Cela ne change ni le niveau, ni le score, ni ce que vous pouvez retirer.',
  'membership.price': 'Prix',
  'membership.length': 'Durée',
  'membership.days': '{count, plural, one {# jour} many {# de jours} other {# jours}}',
  'membership.refundDays':
    'Vous pouvez la rendre dans les 14 jours : les jours restants vous sont remboursés.',
  'membership.open': 'Prendre l’adhésion',
  'membership.openQuestion': 'Prendre l’adhésion ?',
  'membership.renews': 'Elle prend fin d’elle-même et n’est pas renouvelée.',
  'membership.available': 'Solde disponible',
  'membership.after': 'Solde disponible ensuite',
  'membership.tooLittle': 'Le solde disponible ne couvre pas le prix.',
  'membership.pay': 'Payer {amount}',
  'membership.opened': 'L’adhésion a commencé.',
  'membership.runs': 'Valable jusqu’au',
  'membership.refundUntil': 'Peut être rendue jusqu’au',
  'membership.refundNow': 'Remboursé si vous l’arrêtez maintenant',
  'membership.refundOver': 'Les 14 jours de remboursement sont passés. Elle prend fin d’elle-même.',
  'membership.end': 'Arrêter et récupérer le reste',
  'membership.endQuestion': 'Arrêter l’adhésion ?',
  'membership.endExplained':
    'Elle prend fin tout de suite. Les jours restants, y compris aujourd’hui, sont remboursés.',
  'membership.keep': 'La garder',
  'membership.refunded': 'L’adhésion a pris fin. {amount} sont de retour dans votre solde disponible.',
} satisfies Translation<typeof english>;
