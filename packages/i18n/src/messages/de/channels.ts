import type { Translation } from '../../packs';
import type { channels as english } from '../en/channels';

export const channels = {
  'channels.me': 'Benachrichtigt werden Sie nur hier, im Posteingang der App.',
  'channels.inboxOnly': 'E-Mail und Push sind hier nicht verfügbar. Alles steht in Ihrem Posteingang.',
  'channels.email': 'E-Mail',
  'channels.phone': 'Telefon',
  'channels.push': 'Dieses Gerät',
  'channels.verified': 'Bestätigt',
  'channels.unverified': 'Nicht bestätigt',
  'channels.none': 'Nicht angegeben',
  'channels.change': 'Ändern',
  'channels.verify': 'Code senden',
  'channels.emailWhy':
    'Nachrichten gehen nur an eine Adresse, die Sie bestätigt haben. Das gibt einmalig 20 Vertrauenspunkte.',
  'channels.phoneWhy': 'Die Bestätigung gibt einmalig 20 Vertrauenspunkte.',
  'channels.emailOff': 'E-Mail ist hier nicht verfügbar.',
  'channels.phoneBySupport': 'Telefonnummern werden hier mit dem Kundenservice bestätigt.',
  'channels.codeSent': 'Ein Code ist unterwegs an {to}.',
  'channels.code': 'Sechsstelliger Code',
  'channels.codeMissing': 'Geben Sie die sechs Ziffern ein.',
  'channels.confirm': 'Bestätigen',
  'channels.again': 'Neuen Code senden',
  'channels.nowVerified': 'Bestätigt.',
  'channels.pushOn': 'Auf diesem Gerät einschalten',
  'channels.pushOff': 'Auf diesem Gerät ausschalten',
  'channels.pushIsOn':
    'Dieses Gerät zeigt Nachrichten, auch wenn die App geschlossen ist. Mit dem Abmelden endet das.',
  'channels.pushIsOff': 'Dieses Gerät zeigt nichts, solange die App geschlossen ist.',
  'channels.pushDenied':
    'Ihr Browser erlaubt es nicht. Erlauben Sie in seinen Einstellungen Mitteilungen für diese Seite und kommen Sie zurück.',
  'channels.pushUnsupported': 'Dieser Browser kann nichts zeigen, solange die App geschlossen ist.',
  'channels.pushFailed': 'Ihr Browser konnte es nicht einschalten. Versuchen Sie es später.',
  'channels.what': 'Worüber Sie benachrichtigt werden',
  'channels.security': 'Sicherheit Ihres Kontos',
  'channels.securityAlways': 'Zur Sicherheit des Kontos geht immer eine E-Mail an eine bestätigte Adresse.',
  'channels.needsEmail': 'Bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'channels.needsPush': 'Die Schalter für dieses Gerät wirken, sobald es Mitteilungen anzeigen kann.',
  'channels.shows': 'Was eine Nachricht zeigt',
  'channels.shows.title': 'Nur den Titel',
  'channels.shows.details': 'Mit Einzelheiten',
  'channels.showsTitle':
    'Weder Beträge noch Namen. Andere sehen vielleicht Ihren Bildschirm oder Ihr Postfach.',
  'channels.showsDetails': 'Die ganze Mitteilung, mit Beträgen und Namen.',
  'channels.saved': 'Gespeichert.',
} satisfies Translation<typeof english>;
