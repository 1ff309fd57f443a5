import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

export const follow = {
  'follow.now': 'Suivre',
  'follow.records': 'Historique',
  'follow.explained':
    'Un guide est un titulaire de compte qui publie des plans pour ceux qui le suivent. Ces plans apparaissent parmi les vôtres et attendent un montant ; vous financez chacun d’eux ou non.',
  'follow.never': 'Suivre ne dépense jamais d’argent, et un guide ne gagne rien sur ceux qui le suivent.',
  'follow.nobody':
    'Vous ne suivez personne. Saisissez l’identifiant d’opération d’un guide pour voir d’abord son bilan.',
  'follow.current': 'Vous suivez',
  'follow.since': 'depuis le {time}',
  'follow.id': 'Identifiant d’opération {id}',
  'follow.open':
    '{count, plural, =0 {Aucun plan ouvert pour le moment} one {# plan ouvert pour le moment} many {# de plans ouverts pour le moment} other {# plans ouverts pour le moment}}',
  'follow.record': 'Les résultats des plans de ce guide',
  'follow.recordNone': 'Aucun plan publié par ce guide n’est encore réglé : il n’y a donc pas de bilan.',
  'follow.recordCounts':
    'Sont comptés tous les plans réglés que des abonnés ont financés, y compris ceux en perte.',
  'follow.changeHeading': 'Suivre un autre guide',
  'follow.field': 'Identifiant d’opération du guide',
  'follow.hint': '8 chiffres. Le guide vous le donne.',
  'follow.look': 'Voir le bilan',
  'follow.question': 'Suivre {name} ?',
  'follow.changeQuestion': 'Suivre {name} au lieu de {before} ?',
  'follow.changeExplained': 'Les plans qui vous ont déjà été proposés restent jusqu’à leur expiration.',
  'follow.confirm': 'Suivre',
  'follow.change': 'Changer',
  'follow.done': 'Vous suivez {name}.',
  'follow.stop': 'Ne plus suivre',
  'follow.stopQuestion': 'Ne plus suivre {name} ?',
  'follow.stopExplained':
    'Vous ne recevrez plus de nouveaux plans de ce guide. Ceux déjà proposés restent jusqu’à leur expiration, et ce que vous avez engagé continue.',
  'follow.keep': 'Continuer à suivre',
  'follow.stopped': 'Vous ne suivez plus personne.',
  'follow.toWaiting': 'Plans qui attendent un montant',
  'follow.event.followed': 'Suivi commencé : {name}',
  'follow.event.changed': 'Suivi passé à {name}',
  'follow.event.stopped': 'Suivi arrêté : {name}',
  'follow.orders':
    '{count, plural, =0 {Aucun plan n’en est issu} one {# plan en est issu} many {# de plans en sont issus} other {# plans en sont issus}}',
  'follow.order': 'Plan {position}',
  'follow.noRecords': 'Rien pour l’instant. Vos suivis, changements et arrêts seront notés ici.',
  'follow.toFollow': 'Suivre un guide',
  'lead.heading': 'Vous êtes guide',
  'lead.followers':
    '{count, plural, =0 {Personne ne vous suit encore} one {# personne vous suit} many {# de personnes vous suivent} other {# personnes vous suivent}}',
  'lead.giveId': 'Donnez-le aux personnes qui veulent vous suivre.',
  'lead.publish': 'Publier un plan',
  'lead.publishExplained':
    'Il est proposé 7 jours à chaque personne qui vous suit, qui le finance ou non. Vous n’y gagnez rien.',
  'lead.product': 'Produit',
  'lead.published':
    '{count, plural, =0 {Publié. Personne ne vous suit encore.} one {Publié pour # personne.} many {Publié pour # de personnes.} other {Publié pour # personnes.}}',
  'lead.publications': 'Plans que vous avez publiés',
  'lead.closed': 'Clos le {time}',
  'lead.offers': 'Proposé',
  'lead.funded': 'Financé',
  'lead.settled': 'Soldés',
  'lead.lost': 'Avec perte',
  'lead.none': 'Vous n’avez encore publié aucun plan.',
} satisfies Translation<typeof english>;
