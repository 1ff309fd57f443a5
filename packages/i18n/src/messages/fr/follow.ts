import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

export const follow = {
  'follow.now': 'Suivre',
  'follow.records': 'Historique',
  'follow.explained':
    'Un leader est un titulaire de compte qui publie des plans : ils apparaissent parmi les vôtres, le suivre n’entraîne aucune dépense, et vous décidez pour chacun de le financer ou non.',
  'follow.never':
    'Suivre un leader n’entraîne jamais de dépense, et il ne gagne rien sur ceux qui le suivent.',
  'follow.nobody':
    'Vous ne suivez personne. Saisissez l’identifiant de compte d’un leader pour voir d’abord son bilan.',
  'follow.current': 'Vous suivez',
  'follow.since': 'Depuis le {time}',
  'follow.id': 'Identifiant du compte {id}',
  'follow.open':
    '{count, plural, =0 {Aucun plan ouvert pour le moment} one {# plan ouvert pour le moment} many {# de plans ouverts pour le moment} other {# plans ouverts pour le moment}}',
  'follow.record': 'Les résultats des plans de ce leader',
  'follow.recordNone': 'Aucun plan publié par ce leader n’est encore soldé : il n’y a donc pas de bilan.',
  'follow.recordCounts':
    'Sont comptés tous les plans soldés que des abonnés ont financés, y compris ceux en perte ; les résultats passés ne présagent pas du prochain.',
  'follow.changeHeading': 'Suivre un autre leader',
  'follow.field': 'Identifiant du compte du leader',
  'follow.hint': '8 chiffres. Le leader vous le donne.',
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
    'Vous ne recevrez plus de nouveaux plans de ce leader. Ceux déjà proposés restent jusqu’à leur expiration, et ce que vous avez financé continue.',
  'follow.keep': 'Continuer à suivre',
  'follow.stopped': 'Vous ne suivez plus personne.',
  'follow.toWaiting': 'Plans à financer',
  'follow.event.followed': 'Suivi commencé : {name}',
  'follow.event.changed': 'Suivi passé à {name}',
  'follow.event.stopped': 'Suivi arrêté : {name}',
  'follow.orders':
    '{count, plural, =0 {Aucun plan n’en est issu} one {# plan en est issu} many {# de plans en sont issus} other {# plans en sont issus}}',
  'follow.noRecords': 'Votre historique de suivi apparaîtra ici.',
  'follow.toFollow': 'Suivre un leader',
  'lead.heading': 'Vous êtes leader',
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
  'lead.offers': 'Proposés',
  'lead.funded': 'Financés',
  'lead.settled': 'Soldés',
  'lead.lost': 'Avec perte',
  'lead.none': 'Vous n’avez encore publié aucun plan.',
} satisfies Translation<typeof english>;
