import type { Translation } from '../../packs';
import type { recovery as english } from '../en/recovery';

export const recovery = {
  'recovery.heading': 'Passwort vergessen?',
  'recovery.lead': 'Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.',
  'recovery.account': 'Benutzername oder E‑Mail',
  'recovery.ask': 'Link senden',
  'recovery.askedHeading': 'Sehen Sie in Ihre E‑Mails',
  'recovery.asked':
    'Wenn dazu ein Konto mit bestätigter E-Mail-Adresse gehört, ist ein Link unterwegs. Er gilt {minutes} Minuten.',
  'recovery.nothingCame':
    'Nichts angekommen? Sehen Sie im Spam-Ordner nach oder fordern Sie einen neuen an. Nur der neueste Link gilt.',
  'recovery.again': 'Neu anfordern',
  'recovery.notHere':
    'Von hier werden keine E-Mails verschickt. Schreiben Sie stattdessen dem Kundenservice.',
  'recovery.noMail': 'Kein Zugang zu Ihren E‑Mails?',
  'recovery.noMailExplained':
    'Schreiben Sie dem Kundenservice, ohne sich anzumelden. Zwei Personen aus dem Team prüfen, dass Sie es sind; dann setzen Sie in Ihrem Fall ein neues Passwort.',
  'recovery.toSupport': 'Dem Kundenservice schreiben',
  'recovery.haveCase': 'Ich habe eine Fallnummer',
  'recovery.noCase': 'Noch kein Fall?',
  'recovery.caseLead':
    'Sobald zwei Personen aus dem Team zugestimmt haben, setzen Sie hier mit Nummer und Fallcode Ihres Falls ein neues Passwort.',
  'recovery.caseNumber': 'Fallnummer',
  'recovery.caseSecret': 'Fallcode',
  'recovery.caseGo': 'Weiter',
  'recovery.caseNotYet':
    'Damit lässt sich noch kein Passwort setzen. Das Team prüft noch, oder die Zeit ist vorbei. Die Antwort steht in Ihrem Fall.',
  'recovery.caseOpen':
    'Wir haben geprüft, dass Sie es sind. Sie können für {username} einmal ein neues Passwort setzen, bis {time}. Danach sind Sie überall abgemeldet, und Auszahlungen warten 24 Stunden.',
  'recovery.shell':
    'Kommen Sie aus einer anderen App? Dann haben Sie hier kein Passwort. Gehen Sie zurück in diese App und öffnen Sie Fairlead dort.',
  'recovery.toLogin': 'Zurück zur Anmeldung',
  'recovery.setHeading': 'Neues Passwort setzen',
  'recovery.setLead':
    'Danach sind Sie überall abgemeldet, und Auszahlungen warten 24 Stunden. Ihr Geld und Ihre Pläne bleiben, wie sie sind.',
  'recovery.new': 'Neues Passwort',
  'recovery.confirm': 'Neues Passwort wiederholen',
  'recovery.set': 'Passwort setzen',
  'recovery.doneHeading': 'Ihr neues Passwort ist gesetzt',
  'recovery.done':
    'Sie sind überall abgemeldet. Auszahlungen warten bis {time}; vorher wird nichts ausgezahlt.',
  'recovery.badHeading': 'Dieser Link gilt nicht mehr',
  'recovery.bad': 'Ein Link gilt einmal, für kurze Zeit, und nur der neueste. Ihr Passwort ist unverändert.',
  'recovery.askNew': 'Neuen Link anfordern',
  'recovery.banner': 'Jemand möchte Ihr Anmeldepasswort neu setzen lassen.',
  'recovery.bannerHow': 'Waren Sie das nicht? Ein Tippen stoppt es.',
  'recovery.veto': 'Stoppen',
  'recovery.vetoed': 'Gestoppt. Ihr Passwort bleibt, wie es ist.',
} as const satisfies Translation<typeof english>;
