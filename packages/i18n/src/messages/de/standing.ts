import type { Translation } from '../../packs';
import type { standing as english } from '../en/standing';

export const standing = {
  'standing.level': 'Stufe {level}',
  'standing.limit': 'Sie können bis zum {factor}-Fachen des Höchstbetrags eines Produkts einsetzen.',
  'standing.limitOnce': 'Sie können bis zum Höchstbetrag eines Produkts einsetzen.',
  'standing.touches':
    'Stufe und Punkte wirken auf die Grenzen des Einsatzes und darauf, wie schnell geprüft wird. Auf die Auszahlung Ihres eigenen Geldes wirken sie nie, und keine Einzahlung erhöht sie.',
  'standing.next': 'Was Stufe {level} verlangt',
  'standing.highest': 'Das ist die höchste Stufe.',
  'standing.settled': 'Abgerechnete Pläne',
  'standing.score': 'Vertrauenspunkte',
  'standing.months': 'Monate ohne Vorfall',
  'standing.of': '{value} von {needed}',
  'standing.met': 'erfüllt',
  'standing.formula': 'Die ganze Formel',
  'standing.yours': 'Ihre',
  'standing.needs':
    '{orders, plural, one {# abgerechneter Plan} other {# abgerechnete Pläne}} · {score} Punkte · {months, plural, one {# Monat ohne Vorfall} other {# Monate ohne Vorfall}}',
  'standing.needsNoMonths':
    '{orders, plural, one {# abgerechneter Plan} other {# abgerechnete Pläne}} · {score} Punkte',
  'standing.needsNothing': 'Von Anfang an',
  'standing.times': '{factor} × Höchstbetrag',
  'standing.issue':
    'Ein Vorfall ist ein Ereignis, das Punkte gekostet hat. Ein Monat hat 30 Tage und beginnt nach einem Vorfall von vorn.',

  'score.heading': 'Vertrauenspunkte',
  'score.range': 'Von 0 bis 1000. Jedes Ereignis zählt 180 Tage, dann verfällt es.',
  'score.after': 'Stand danach: {score}',
  'score.expires': 'verfällt am {time}',
  'score.toPlan': 'Plan ansehen',
  'score.cause.start': 'Das Konto wurde eröffnet',
  'score.cause.order_settled': 'Ein Plan wurde ohne Vorfall abgerechnet',
  'score.cause.email_verified': 'Die E-Mail-Adresse wurde bestätigt',
  'score.cause.phone_verified': 'Die Telefonnummer wurde bestätigt',
  'score.cause.proof_rejected': 'Ein Zahlungsnachweis wurde abgelehnt',
  'score.cause.objection_lost': 'Einem Einspruch wurde nicht stattgegeben',
  'score.cause.document_forged':
    'Ein Dokument war gefälscht; das haben zwei Personen aus dem Team entschieden',
  'score.cause.rolled_off': 'Ein früheres Ereignis ist verfallen',

  'membership.heading': 'Mitgliedschaft',
  'membership.explained':
    'Mitglieder erhalten vom Service zuerst Antwort, und ihre Anträge werden zuerst geprüft. An Stufe, Punkten und dem, was Sie auszahlen lassen können, ändert das nichts.',
  'membership.price': 'Preis',
  'membership.length': 'Laufzeit',
  'membership.days': '{count, plural, one {# Tag} other {# Tage}}',
  'membership.refundDays':
    'Sie können sie innerhalb von 14 Tagen zurückgeben und erhalten die übrigen Tage erstattet.',
  'membership.open': 'Mitgliedschaft beginnen',
  'membership.openQuestion': 'Mitgliedschaft beginnen?',
  'membership.renews': 'Sie endet von selbst und wird nicht verlängert.',
  'membership.available': 'Verfügbares Guthaben',
  'membership.after': 'Verfügbares Guthaben danach',
  'membership.tooLittle': 'Das verfügbare Guthaben deckt den Preis nicht.',
  'membership.pay': '{amount} zahlen',
  'membership.opened': 'Die Mitgliedschaft hat begonnen.',
  'membership.runs': 'Läuft bis',
  'membership.refundUntil': 'Rückgabe möglich bis',
  'membership.refundNow': 'Erstattung, wenn Sie jetzt beenden',
  'membership.refundOver': 'Die 14 Tage für eine Erstattung sind um. Sie endet von selbst.',
  'membership.end': 'Beenden und Rest erstatten',
  'membership.endQuestion': 'Mitgliedschaft beenden?',
  'membership.endExplained': 'Sie endet sofort. Die übrigen Tage, auch der heutige, werden erstattet.',
  'membership.keep': 'Behalten',
  'membership.refunded':
    'Die Mitgliedschaft ist beendet. {amount} sind wieder in Ihrem verfügbaren Guthaben.',
} satisfies Translation<typeof english>;
