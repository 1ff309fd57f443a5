import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

export const follow = {
  'follow.now': 'Folgen',
  'follow.records': 'Verlauf',
  'follow.explained':
    'Eine Planleitung ist ein Kontoinhaber, der Pläne für seine Follower veröffentlicht. Diese Pläne erscheinen unter Ihren Plänen und warten auf einen Betrag; bei jedem entscheiden Sie selbst, ob Sie einen einsetzen.',
  'follow.never': 'Folgen gibt nie Geld aus, und eine Planleitung verdient nichts an ihren Followern.',
  'follow.nobody':
    'Sie folgen niemandem. Geben Sie die Betriebs-ID einer Planleitung ein, um zuerst ihre Bilanz zu sehen.',
  'follow.current': 'Sie folgen',
  'follow.since': 'seit {time}',
  'follow.id': 'Betriebs-ID {id}',
  'follow.open':
    '{count, plural, =0 {Zurzeit steht Followern kein Plan offen} one {Zurzeit steht Followern # Plan offen} other {Zurzeit stehen Followern # Pläne offen}}',
  'follow.record': 'Wie die Pläne dieser Planleitung ausgingen',
  'follow.recordNone':
    'Noch kein Plan, den diese Planleitung veröffentlicht hat, ist abgerechnet, daher gibt es keine Bilanz.',
  'follow.recordCounts':
    'Gezählt wird jeder abgerechnete Plan mit einem Einsatz von Followern, auch mit Verlust.',
  'follow.changeHeading': 'Einer anderen Planleitung folgen',
  'follow.field': 'Betriebs-ID der Planleitung',
  'follow.hint': '8 Ziffern. Sie erhalten sie von der Planleitung.',
  'follow.look': 'Bilanz ansehen',
  'follow.question': '{name} folgen?',
  'follow.changeQuestion': '{name} statt {before} folgen?',
  'follow.changeExplained': 'Pläne, die Ihnen schon angeboten wurden, bleiben, bis sie ablaufen.',
  'follow.confirm': 'Folgen',
  'follow.change': 'Wechseln',
  'follow.done': 'Sie folgen {name}.',
  'follow.stop': 'Nicht mehr folgen',
  'follow.stopQuestion': '{name} nicht mehr folgen?',
  'follow.stopExplained':
    'Sie erhalten keine neuen Pläne dieser Planleitung. Bereits angebotene bleiben, bis sie ablaufen, und was Sie eingesetzt haben, läuft weiter.',
  'follow.keep': 'Weiter folgen',
  'follow.stopped': 'Sie folgen jetzt niemandem.',
  'follow.toWaiting': 'Pläne, die auf einen Betrag warten',
  'follow.event.followed': 'Begonnen, {name} zu folgen',
  'follow.event.changed': 'Zu {name} gewechselt',
  'follow.event.stopped': 'Aufgehört, {name} zu folgen',
  'follow.orders':
    '{count, plural, =0 {Daraus kam kein Plan} one {Daraus kam # Plan} other {Daraus kamen # Pläne}}',
  'follow.order': 'Plan {position}',
  'follow.noRecords': 'Noch nichts. Wem Sie folgen, zu wem Sie wechseln und wem nicht mehr, steht dann hier.',
  'follow.toFollow': 'Einer Planleitung folgen',
  'lead.heading': 'Sie sind Planleitung',
  'lead.followers':
    '{count, plural, =0 {Noch folgt Ihnen niemand} one {# Person folgt Ihnen} other {# Personen folgen Ihnen}}',
  'lead.giveId': 'Geben Sie sie Menschen, die Ihnen folgen möchten.',
  'lead.publish': 'Einen Plan veröffentlichen',
  'lead.publishExplained':
    'Allen, die Ihnen folgen, wird er 7 Tage lang angeboten; sie finanzieren ihn oder nicht. Sie verdienen nichts daran.',
  'lead.product': 'Produkt',
  'lead.published':
    '{count, plural, =0 {Veröffentlicht. Noch folgt Ihnen niemand.} one {Für # Person veröffentlicht.} other {Für # Personen veröffentlicht.}}',
  'lead.publications': 'Von Ihnen veröffentlichte Pläne',
  'lead.closed': 'Geschlossen am {time}',
  'lead.offers': 'Angeboten',
  'lead.funded': 'Finanziert',
  'lead.settled': 'Abgerechnet',
  'lead.lost': 'Mit Verlust',
  'lead.none': 'Sie haben noch keinen Plan veröffentlicht.',
} satisfies Translation<typeof english>;
