import type { Translation } from '../../packs';
import type { recoveryNotices as english } from '../en/recovery-notices';

export const recoveryNotices = {
  'notice.account.recoveryAsked.title': 'Jemand möchte Ihr Anmeldepasswort neu setzen lassen',
  'notice.account.recoveryAsked.body':
    'Jemand gibt beim Kundenservice an, Sie zu sein. Zwei Personen aus dem Team prüfen das. Wenn Sie das nicht waren, tippen Sie in der App einmal auf „Stoppen“.',
  'notice.account.recovered.title': 'Ihr Anmeldepasswort wurde neu gesetzt',
  'notice.account.recovered.body':
    'Es wurde ohne das alte gesetzt. Sie wurden überall abgemeldet, und Auszahlungen warten bis {until}. Wenn Sie das nicht waren, schreiben Sie sofort dem Kundenservice.',
  'notice.account.recoveryStopped.title': 'Neusetzen des Anmeldepassworts gestoppt',
  'notice.account.recoveryStopped.body':
    'Jemand, der angemeldet ist, hat es gestoppt. Ihr Passwort bleibt, wie es war. Wenn Sie das nicht waren, schreiben Sie sofort dem Kundenservice.',
  'notice.account.newSignInPhone.title': 'Neue Anmeldung',
  'notice.account.newSignInPhone.body':
    'Jemand hat sich auf einem Telefon oder Tablet angemeldet, das noch nicht benutzt wurde. Wenn Sie das nicht waren, beenden Sie diese Anmeldung und ändern Sie Ihr Passwort.',
  'notice.account.newSignInComputer.title': 'Neue Anmeldung',
  'notice.account.newSignInComputer.body':
    'Jemand hat sich auf einem Computer angemeldet, der noch nicht benutzt wurde. Wenn Sie das nicht waren, beenden Sie diese Anmeldung und ändern Sie Ihr Passwort.',
  'notice.account.newSignIn.title': 'Neue Anmeldung',
  'notice.account.newSignIn.body':
    'Jemand hat sich auf einem Gerät angemeldet, das noch nicht benutzt wurde. Wenn Sie das nicht waren, beenden Sie diese Anmeldung und ändern Sie Ihr Passwort.',
  'mail.recoveryLink.subject': 'Neues Passwort setzen',
  'mail.recoveryLink.body':
    'Jemand hat ein neues Anmeldepasswort für {username} angefordert. Der Link unten gilt einmal, bis {until}.\n\nWenn Sie das nicht waren, müssen Sie nichts tun: Ohne den Link geschieht nichts.',
  'mail.recoveryShut.subject': 'Vorerst kein neuer Link',
  'mail.recoveryShut.body':
    'Jemand hat ein neues Anmeldepasswort für {username} angefordert. Es wurde in 30 Tagen schon zweimal per Link gesetzt; öfter geht es nicht. Schreiben Sie bis dahin dem Kundenservice.',
  'mail.recovered.subject': 'Das Anmeldepasswort Ihres früheren Kontos wurde neu gesetzt',
  'mail.recovered.body':
    'Diese Adresse gehörte bis vor Kurzem zu {username}. Das Anmeldepasswort wurde am {time} neu gesetzt. Wenn Sie das nicht waren, schreiben Sie sofort dem Kundenservice.',
} as const satisfies Translation<typeof english>;
