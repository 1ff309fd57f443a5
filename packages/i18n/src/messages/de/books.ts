import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

export const books = {
  'books.heading': 'Geschuldet und vorhanden',
  'books.explained':
    'Was allen Kontoinhabern und Netzwerken geschuldet wird, und das Geld, das dafür da ist. Summen über alle, unmittelbar aus den Buchungen.',
  'books.owed': 'Geschuldet',
  'books.held': 'Vorhanden',
  'books.owedTotal': 'Geschuldet, insgesamt',
  'books.heldTotal': 'Vorhanden, insgesamt',
  'books.house': 'Davon eigenes Geld des Programms',
  'books.difference': 'Differenz',
  'books.differenceExplained':
    'Vorhandenes abzüglich des Geschuldeten und des eigenen Geldes des Programms. 0, wenn die Bücher stimmen.',
  'books.line.available': 'Verfügbares Guthaben aller Inhaber',
  'books.line.held': 'Zurückgehaltenes Geld der Inhaber',
  'books.line.escrow': 'Noch zu verbrauchen',
  'books.line.settling': 'Noch abzurechnen',
  'books.line.withdrawing': 'Auszahlungen unterwegs',
  'books.line.promo': 'Gutscheine in laufenden Plänen',
  'books.line.start_up': 'Verliehenes Startguthaben',
  'books.line.media': 'Den Netzwerken für Auslieferung geschuldet',
  'books.line.bank': 'Bankguthaben',
  'books.line.network_receivable': 'Was Netzwerke schulden',

  'books.checkHeading': 'Die Prüfung der Bücher',
  'books.checkPassed': 'Jeder Stand stimmt mit seinen Buchungen überein, jede Kette mit ihren Prüfsummen.',
  'books.checkFailed': 'Die Bücher weichen ab. Bis das geklärt ist, wird kein Geld gebucht.',
  'books.checkNever': 'Noch nicht geprüft. Die erste Prüfung kommt innerhalb einer Stunde.',
  'books.checkedAt': 'Geprüft: {time}',

  'books.ordersHeading': 'Alle abgerechneten Pläne',
  'books.ordersSettled': 'Abgerechnete Pläne aller',
  'books.ordersLost': 'Davon mit Verlust',
  'books.ordersNone': 'Es wurde noch kein Plan abgerechnet.',

  'books.overdueHeading': 'Netzwerke in Zahlungsverzug',
  'books.overdueNone': 'Kein Netzwerk ist in Verzug.',
  'books.overdueAmount': '{network}, über 30 Tage geschuldet',
  'books.overdueSince': 'Seit {time}. Davon wurden {amount} aus eigenem Geld des Programms gezahlt.',

  'books.rootsHeading': 'Signierte Tage',
  'books.rootsExplained':
    'Am Ende jedes Tages wird eine Zahl signiert, die für die Bücher aller Inhaber steht und die Zahl des Vortags nennt. Hier stehen die neuesten Tage. Speichern Sie die Liste aller Tage und bewahren Sie sie auf: Ein Kontoauszug, der später damit geprüft wird, zeigt, ob seither etwas geändert wurde, das damals schon signiert war.',
  'books.rootsNone': 'Der erste Tag wird bald nach seinem Ende signiert.',
  'books.rootsSave': 'Liste aller signierten Tage speichern',
  'books.verify': 'Kontoauszug prüfen',
  'books.rootHolders': '{count, plural, one {# Konto} other {# Konten}}',
  'books.rootSignedAt': 'Signiert: {time}',
  'books.rootValue': 'Wurzel',
  'books.rootPrevious': 'Vom Tag davor',
  'books.rootSignature': 'Signatur',
  'books.rootKey': 'Schlüssel',
  'books.keysHeading': 'Öffentliche Schlüssel',
  'books.keySince': 'In Gebrauch seit {time}',
  'books.keyUntil': 'In Gebrauch von {from} bis {until}',
} satisfies Translation<typeof english>;
