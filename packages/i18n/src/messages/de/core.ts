import type { Translation } from '../../packs';
import type { core as english } from '../en/core';
import { causes } from './causes';

export const core = {
  ...causes,

  'app.name': 'Fairlead',
  'app.sandbox': 'Testguthaben',
  'app.sandboxExplained': 'Dies ist eine Testumgebung. Hier wird kein echtes Geld bewegt.',

  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.confirm': 'Bestätigen',
  'common.back': 'Zurück',
  'common.required': 'Darf nicht leer sein.',
  'common.retry': 'Anfrage fehlgeschlagen, zum Neuladen tippen',
  'common.shownAsOf': 'Stand: {time}',
  'common.loading': 'Wird geladen',
  'common.sending': 'Wird gesendet',
  'common.show': 'Anzeigen',
  'common.hide': 'Verbergen',
  'common.offline':
    'Sie sind offline. Die Zahlen zeigen den letzten Stand; bis Sie wieder verbunden sind, wird nichts gesendet.',

  'header.language': 'Sprache',
  'header.unread':
    '{count, plural, =0 {Mitteilungen, keine ungelesen} one {Mitteilungen, # ungelesen} other {Mitteilungen, # ungelesen}}',
  'header.customerService': 'Kundenservice',
  'header.logout': 'Abmelden',
  'logout.question': 'Auf diesem Gerät abmelden?',
  'logout.explained': 'Zahlen, die zum Lesen ohne Verbindung auf diesem Gerät liegen, werden gelöscht.',

  'login.heading': 'Anmelden',
  'login.lead': 'Ihr Werbegeld, nachvollziehbar bis zur letzten Einblendung.',
  'login.username': 'Benutzername',
  'login.password': 'Passwort',
  'login.submit': 'Anmelden',
  'login.forgotten': 'Passwort vergessen?',
  'login.passkey': 'Mit Passkey anmelden',
  'login.toRegister': 'Mit Lizenzschlüssel registrieren',

  'adWelcome.title': 'Ihr Konto',
  'customer.title': 'Kundenservice',
  'adCenter.title': 'Anzeigencenter',
  'activities.title': 'Aktionen',
  'coupons.title': 'Gutscheine',
  'editLoginPassword.title': 'Anmeldepasswort ändern',
  'editPayPassword.title': 'Transaktions­passwort ändern',
  'feedback.title': 'Rückmeldung',
  'level.title': 'Shop-Stufe',
  'operated.title': 'Plänen folgen',
  'quesDetail.title': 'Hilfe',
  'plan.title': 'Pläne',
  'planDetail.title': 'Plan',
  'goodsDetail.title': 'Produkt',
  'notification.title': 'Posteingang',
  'wallet.title': 'Wallet',
  'bindCard.title': 'Auszahlungskonto',
  'foreignExchange.title': 'Währungstausch',
  'setPassword.title': 'Transaktions­passwort',
  'withdraw.title': 'Auszahlen',
  'flow.title': 'Umsätze',
  'settings.title': 'Angaben und Geräte',
  'security.title': 'Anmeldung und Sicherheit',
  'me.title': 'Profil',
  'rules.title': 'Nutzungsregeln',
  'terms.title': 'Nutzungs­bedingungen',
  'privacy.title': 'Datenschutz',
  'acceptedTerms.title': 'Ihre Zustimmungen',
  'guestSupport.title': 'Hilfe',
  'objection.title': 'Einspruch',
  'exit.title': 'Konto schließen',
  'transparency.title': 'Transparenz',
  'channels.title': 'E-Mail und Push',
  'staffActs.title': 'Aktivitäten des Teams',

  'service.heading': 'Kundenservice',
  'service.contact': 'Kundenservice {number} - {label}',
  'service.never':
    'Unser Team fragt nie nach Ihrem Passwort und verlangt nie eine Zahlung, bevor Sie sich Geld auszahlen lassen können.',
  'service.withdrawn': 'Zurückgezogen',
  'service.none': 'Zurzeit ist kein Kontakt eingerichtet.',
  'operator.sandbox':
    'Dies ist eine Testumgebung: Kein Betreiber steht dahinter, und es kann kein echtes Geld bewegt werden.',
  'operator.is': 'Betrieben von {name}, Registernummer {number} ({register}), {country}.',
  'service.reason': 'Grund: {reason}',
  'exit.whereMoney': 'Wo Ihr Geld ist',

  'api.code.400': 'Systemfehler',
  'api.code.402':
    'Dieses Konto ist noch nicht freigeschaltet. Unser Team schaltet es frei; Sie müssen dafür nichts tun.',
  'api.code.403':
    'Dieses Konto ist gesperrt. Ihr Geld bleibt Ihr Geld: Der Kundenservice nennt Ihnen den Grund und wie Sie Einspruch erheben.',
  'api.code.404':
    'Dieses Konto wurde geschlossen. Geld, das noch darauf liegt, kann Ihnen ausgezahlt werden.',
  'api.code.500': 'Serverfehler',
  'api.code.503': 'Anmeldung abgelaufen, bitte melden Sie sich erneut an.',
  'api.code.4001': 'Benutzername ist bereits vergeben.',
  'api.network':
    'Keine Verbindung. Ihre Eingaben bleiben erhalten; versuchen Sie es erneut, sobald Sie online sind.',
  'api.other': 'Fehler',

  'missing.heading': 'Seite nicht gefunden',
  'missing.explained': 'Unter dieser Adresse gibt es nichts.',
  'missing.home': 'Zur Startseite',
  'crash.heading': 'Auf dieser Seite ist etwas schiefgegangen',
  'crash.explained': 'Dabei wurde nichts gesendet. Laden Sie neu, um fortzufahren.',
  'crash.reload': 'Neu laden',
  'chunk.explained': 'Ein Teil der App konnte nicht geladen werden.',
} satisfies Translation<typeof english>;
