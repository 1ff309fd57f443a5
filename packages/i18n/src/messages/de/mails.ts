import type { Translation } from '../../packs';
import type { mails as english } from '../en/mails';

export const mails = {
  'mail.frame.open': 'In der App öffnen: {link}',
  'mail.frame.head':
    'Als dies geschrieben wurde, war {entry} die letzte Buchung in Ihrem Verlauf, Prüfsumme {hash}. Beides muss weiterhin mit Ihrem Kontoauszug übereinstimmen.',
  'mail.frame.security':
    'Sie erhalten dies, weil es um die Sicherheit Ihres Kontos geht. Solche Nachrichten gehen immer an eine bestätigte Adresse.',
  'mail.frame.chosen': 'Sie erhalten dies, weil Sie für solche Nachrichten E-Mail gewählt haben.',
  'mail.frame.asked':
    'Sie erhalten dies, weil diese Adresse in der App eingegeben wurde. Waren Sie das nicht, müssen Sie nichts tun: Ohne den Code geschieht nichts.',
  'mail.frame.change': 'Ändern, was Sie erhalten: {link}',
  'mail.frame.never':
    'Wir fragen per E-Mail nie nach einem Passwort oder einem Code und verlangen nie eine Zahlung, bevor Sie sich Geld auszahlen lassen können.',
  'mail.notice.staffWrote': 'Der Kundenservice hat Ihnen geschrieben',
  'mail.notice.readInApp': 'Öffnen Sie die App, um die Nachricht zu lesen.',
  'mail.contactCode.subject': 'Ihr Code für diese E-Mail-Adresse',
  'mail.contactCode.body': 'Geben Sie diesen Code in der App ein: {code}\n\nEr gilt einmal, bis {until}.',
  'mail.emailChanged.subject': 'Ihre E-Mail-Adresse wurde geändert',
  'mail.emailChanged.body':
    'Die E-Mail-Adresse Ihres Kontos wurde am {time} geändert. An diese Adresse kommen keine Nachrichten mehr.\n\nWaren Sie das nicht, melden Sie sich an, ändern Sie Ihre Passwörter und schreiben Sie sofort dem Kundenservice.',
  'mail.phoneChanged.subject': 'Ihre Telefonnummer wurde geändert',
  'mail.phoneChanged.body':
    'Die Telefonnummer Ihres Kontos wurde am {time} geändert.\n\nWaren Sie das nicht, melden Sie sich an, ändern Sie Ihre Passwörter und schreiben Sie sofort dem Kundenservice.',
  'sms.contactCode': 'Ihr Code: {code}. Er gilt einmal, bis {until}. Sagen Sie ihn niemandem.',
  'sms.phoneChanged':
    'Die Telefonnummer Ihres Kontos wurde geändert. Waren Sie das nicht, schreiben Sie sofort dem Kundenservice.',
  'push.head': 'Verlauf: Buchung {entry}, Prüfsumme {hash}',
} satisfies Translation<typeof english>;
