import type { Translation } from '../../packs';
import type { entry as english } from '../en/entry';

export const entry = {
  'entry.checking': 'Wir prüfen, wer Sie sind',
  'entry.failed': 'Wir konnten nicht prüfen, wer Sie sind. Es wurde nichts geändert.',
  'entry.again': 'Erneut versuchen',

  'welcome.heading': 'Willkommen bei Fairlead',
  'welcome.lead': 'Setzen Sie Beträge in Anzeigenplänen ein und sehen Sie, woher jede Zahl kommt.',
  'welcome.fact.wallet': 'Ihr Geld bleibt in Ihrem eigenen Wallet. Jede Buchung ist festgehalten.',
  'welcome.fact.record':
    'Jedes Produkt zeigt das Ergebnis aller abgerechneten Pläne, auch derer mit Verlust.',
  'welcome.fact.out': 'Sie können sich jederzeit Geld auszahlen lassen und das Konto schließen.',
  'welcome.risk': 'Ein Betrag, der in einem Plan eingesetzt wird, kann verloren gehen.',
  'welcome.code': 'Autorisierungscode',
  'welcome.codeHint': 'Sie erhalten ihn vom Programm. Er eröffnet ein Konto, einmal.',
  'welcome.open': 'Mein Konto eröffnen',
  'welcome.noCode': 'Noch kein Code?',
  'welcome.askForCode': 'Kundenservice fragen',

  'reopen.heading': 'Öffnen Sie Fairlead erneut aus Ihrer App',
  'reopen.explained':
    'Sie kamen aus einer anderen App, und deren Anmeldung ist abgelaufen oder wurde schon benutzt. Ihr Konto und Ihr Geld sind unberührt.',
  'reopen.how':
    'Gehen Sie zurück in diese App und öffnen Sie Fairlead dort. Sie haben hier kein Anmeldepasswort und brauchen keines.',
  'reopen.button': 'Zurück zur App',
  'reopen.login': 'Ich habe Benutzername und Passwort',
} satisfies Translation<typeof english>;
