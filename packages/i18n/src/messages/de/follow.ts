import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

export const follow = {
  'follow.now': 'Folgen',
  'follow.records': 'Verlauf',
  'follow.explained':
    'Ein Plangeber ist ein Kontoinhaber, der Pläne veröffentlicht: Diese erscheinen unter Ihren Plänen. Durch das Folgen wird kein Geld ausgegeben; bei jedem Plan entscheiden Sie selbst, ob Sie ihn finanzieren.',
  'follow.never':
    'Durch das Folgen wird nie Geld ausgegeben, und ein Plangeber verdient nichts an seinen Followern.',
  'follow.nobody':
    'Sie folgen niemandem. Geben Sie die Konto-ID eines Plangebers ein, um zuerst seine Bilanz zu sehen.',
  'follow.current': 'Sie folgen',
  'follow.since': 'Seit {time}',
  'follow.id': 'Konto-ID {id}',
  'follow.open':
    '{count, plural, =0 {Zurzeit steht Followern kein Plan offen} one {Zurzeit steht Followern # Plan offen} other {Zurzeit stehen Followern # Pläne offen}}',
  'follow.record': 'Ergebnisse der Pläne dieses Plangebers',
  'follow.recordNone':
    'Noch kein Plan, den dieser Plangeber veröffentlicht hat, ist abgerechnet, daher gibt es keine Bilanz.',
  'follow.recordCounts':
    'Gezählt wird jeder abgerechnete Plan, den Follower finanziert haben, auch mit Verlust; frühere Ergebnisse sagen nichts über den nächsten aus.',
  'follow.changeHeading': 'Einem anderen Plangeber folgen',
  'follow.field': 'Konto-ID des Plangebers',
  'follow.hint': '8 Ziffern. Sie erhalten sie vom Plangeber.',
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
    'Sie erhalten keine neuen Pläne dieses Plangebers. Bereits angebotene bleiben, bis sie ablaufen, und was Sie finanziert haben, läuft weiter.',
  'follow.keep': 'Weiter folgen',
  'follow.stopped': 'Sie folgen jetzt niemandem.',
  'follow.toWaiting': 'Pläne, deren Finanzierung offen ist',
  'follow.event.followed': 'Begonnen, {name} zu folgen',
  'follow.event.changed': 'Zu {name} gewechselt',
  'follow.event.stopped': 'Aufgehört, {name} zu folgen',
  'follow.orders':
    '{count, plural, =0 {Daraus kam kein Plan} one {Daraus kam # Plan} other {Daraus kamen # Pläne}}',
  'follow.noRecords': 'Hier erscheint, wem Sie wann gefolgt sind.',
  'follow.toFollow': 'Einem Plangeber folgen',
  'lead.heading': 'Sie sind Plangeber',
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
