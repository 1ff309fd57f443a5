import type { Translation } from '../../packs';
import type { papers as english } from '../en/papers';

export const papers = {
  'paper.number': 'Nr. {number}',
  'paper.planSettled': 'Plan abgerechnet',
  'paper.product': 'Produkt',
  'paper.terms': 'Bedingungen',
  'paper.reference': 'Referenz',
  'paper.entry': 'Nr. {number}, Platz {place} in Ihrer Kette',
  'paper.signedDay': 'Signierter Tag',
  'paper.root': 'Wurzel des signierten Tages',
  'paper.notSigned':
    'Noch nicht. Ein Tag wird bald nach seinem Ende signiert; danach nennt ihn dieser Beleg.',
  'paper.check':
    'Zum Nachprüfen speichern Sie den Kontoauszug des Monats als JSON und öffnen ihn unter {address}. Er enthält jede Buchung von oben mit derselben Nummer und Prüfsumme. Wie das geht, steht in {guide} im Quelltext.',
  'paper.copy':
    'Für Ihre Unterlagen. Maßgeblich ist das Hauptbuch. □ steht für ein Zeichen, das diese Datei nicht darstellen kann.',
  'paper.zone': 'Alle Zeiten sind in der Zeit von {zone} angegeben.',
  'paper.year': 'Jahresübersicht {year}',
  'paper.yearOpen': 'Das Jahr ist noch nicht zu Ende. Diese Übersicht endet mit der Buchung vom {time}.',
  'paper.byKind': 'Nach Art',
  'paper.byMonth': 'Monat für Monat',
  'paper.month': 'Monat',
  'paper.settledPlans': 'In diesem Jahr abgerechnete Pläne',
  'notice.account.dataTaken.title': 'Ihre Daten wurden heruntergeladen',
  'notice.account.dataTaken.body':
    'Eine Datei mit allen Ihren Daten wurde gespeichert. Wenn Sie das nicht waren, ändern Sie Ihr Anmeldepasswort und schreiben Sie dem Kundenservice.',
} satisfies Translation<typeof english>;
