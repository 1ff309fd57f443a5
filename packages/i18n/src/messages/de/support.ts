import type { Translation } from '../../packs';
import type { support as english } from '../en/support';

export const support = {
  'chat.messages': 'Nachrichten',
  'chat.you': 'Sie',
  'chat.desk': 'Kundenservice',
  'chat.open': 'Der Kundenservice ist besetzt bis {time}.',
  'chat.closed':
    'Der Kundenservice ist geschlossen und öffnet am {time}. Sie können jetzt schreiben; die Antwort wird auch als Mitteilung gemeldet.',
  'chat.save': 'Als Text sichern',
  'chat.none.general': 'Noch nichts geschrieben. Schreiben Sie unten; ein Mensch antwortet.',
  'chat.none.recharge':
    'Noch kein Auflade-Fall. Fordern Sie in der Wallet eine Aufladung an; der Fall und seine Zahlungsdaten-Karte erscheinen hier.',
  'chat.beginning': 'Hier beginnt das Gespräch.',
  'chat.new': 'Neue Nachrichten',
  'chat.toNewest': 'Zur neuesten Nachricht',
  'chat.typing': 'Der Kundenservice schreibt.',
  'chat.notLive': 'Keine Live-Verbindung. Alle paar Sekunden wird nach neuen Nachrichten gesehen.',
  'chat.mark.sent': 'Gesendet',
  'chat.mark.delivered': 'Zugestellt',
  'chat.mark.read': 'Gelesen',
  'chat.mark.sending': 'Wird gesendet',
  'chat.waits':
    'Noch nicht bestätigt. Sobald eine Verbindung besteht, geht die Nachricht hinaus, und nur einmal.',
  'chat.notSent': 'Nicht gesendet: {reason}',
  'chat.again': 'Erneut senden',
  'chat.edit': 'Bearbeiten',
  'chat.write': 'Ihre Nachricht',
  'chat.attach': 'Bilder oder PDFs hinzufügen',
  'chat.send': 'Senden',
  'chat.fileSending': '{name} wird gesendet',
  'chat.fileFailed': '{name} wurde nicht gesendet: {reason}',
  'chat.fileTooLarge': 'mehr als 5 MB',
  'chat.fileRemove': '{name} entfernen',
  'chat.filesFull':
    '{count, plural, one {Höchstens # Datei} other {Höchstens # Dateien}} in einer Nachricht.',
  'chat.imageOpen': '{name} anzeigen',
  'chat.imageFailed': 'Das Bild wurde nicht geladen. Tippen Sie, um es erneut zu versuchen.',
  'chat.fileSave': '{name} sichern',
  'chat.card': 'Zahlungsdaten-Karte',
  'chat.payee': 'Empfänger',
  'chat.method': 'Zahlungsweg',
  'chat.method.bank_transfer': 'Überweisung',
  'chat.method.card': 'Karte',
  'chat.method.wallet': 'Wallet',
  'chat.method.cash': 'Bargeld',
  'chat.cardApproved':
    'Aus dem Verzeichnis, von zwei Personen freigegeben. Zahlen Sie nur an Daten auf einer solchen Karte.',
  'chat.copy': '{name} kopieren',
  'chat.copied': 'Kopiert.',
  'chat.topup': 'Auflade-Fall',
} satisfies Translation<typeof english>;
