import type { Translation } from '../../packs';
import type { talk as english } from '../en/talk';

export const talk = {
  'notices.categories': 'Kategorie',
  'notices.category.all': 'Alle',
  'notices.category.system_announcement': 'Bekanntmachung',
  'notices.category.system_maintenance': 'Wartung',
  'notices.category.activity': 'Aktion',
  'notices.filters': 'Welche Mitteilungen',
  'notices.filter.all': 'Alle',
  'notices.filter.unread': 'Ungelesen',
  'notices.filter.read': 'Gelesen',
  'notices.unreadTotal': '{count, plural, =0 {Nichts ungelesen} one {# ungelesen} other {# ungelesen}}',
  'notices.unread': 'Ungelesen',
  'notices.markAll': 'Alle als gelesen markieren',
  'notices.marked': 'Als gelesen markiert.',
  'notices.follow': 'Zur Seite, um die es geht',
  'notices.none.all':
    'Noch keine Mitteilungen. Was das Team bekannt gibt und was mit Ihren Plänen und Ihrem Geld geschieht, steht dann hier.',
  'notices.none.unread': 'Nichts ungelesen.',
  'notices.none.read': 'Noch nichts gelesen. Eine Mitteilung gilt als gelesen, sobald Sie sie öffnen.',
  'notices.markFailed':
    'Das konnte nicht als gelesen markiert werden. Es bleibt ungelesen; öffnen Sie es später noch einmal.',
  'notices.markAllFailed':
    'Die Mitteilungen konnten nicht als gelesen markiert werden. Sie bleiben ungelesen; versuchen Sie es erneut.',

  'feedback.lead':
    'Sagen Sie uns, was nicht funktioniert oder was Ihnen fehlt. Ein Mensch liest es; die Antwort kommt als Mitteilung.',
  'feedback.subject': 'Betreff',
  'feedback.content': 'Was Sie uns sagen möchten',
  'feedback.images': 'Bilder (freiwillig)',
  'feedback.imagesHint':
    '{count, plural, one {Höchstens # Bild} other {Höchstens # Bilder}}, je bis zu 5 MB. Wo und wann ein Foto entstand, wird daraus entfernt.',
  'feedback.addImage': 'Bilder hinzufügen',
  'feedback.image': 'Bild {number}',
  'feedback.imageSending': 'Bild {number} wird gesendet',
  'feedback.imageFailed': 'Bild {number} wurde nicht gesendet: {reason}',
  'feedback.imageAgain': 'Bild {number} erneut senden',
  'feedback.imageRemove': 'Bild {number} entfernen',
  'feedback.imagesFull':
    '{count, plural, one {Es kann nur # Bild hinzugefügt werden.} other {Es können nur # Bilder hinzugefügt werden.}} Die übrigen wurden weggelassen.',
  'feedback.imagesOpen':
    'Ein Bild ist noch nicht gesendet. Warten Sie, senden Sie es erneut oder entfernen Sie es.',
  'feedback.submit': 'Rückmeldung senden',
  'feedback.sent': 'Rückmeldung gesendet',
  'feedback.sentExplained': 'Sie hat die Nummer {number}. Die Antwort kommt als Mitteilung.',
  'feedback.another': 'Noch eine schreiben',

  'loginPassword.old': 'Altes Passwort',
  'loginPassword.new': 'Neues Passwort',
  'loginPassword.confirm': 'Neues Passwort wiederholen',
  'loginPassword.explained':
    'Nach der Änderung sind Sie auf allen Geräten abgemeldet und melden sich mit dem neuen Passwort an.',
  'loginPassword.same': 'Das neue Passwort muss sich vom alten unterscheiden.',
  'loginPassword.submit': 'Passwort ändern',
  'loginPassword.changed': 'Passwort geändert. Melden Sie sich mit dem neuen an.',
  'loginPassword.shell':
    'Sie kommen über die Host-App: Dieses Konto hat kein Anmeldepasswort, und hier kann nichts geändert werden.',

  'payPassword.old': 'Jetziges Transaktionspasswort eingeben',
  'payPassword.forgotten': 'Ich weiß es nicht mehr',
  'payPassword.known': 'Ich weiß es doch',
  'payPassword.byLogin': 'Weisen Sie sich mit Ihrem Anmeldepasswort aus',
  'payPassword.byLoginExplained':
    'Auszahlungen warten dann 24 Stunden, damit niemand sonst Ihr Konto leeren kann. Sonst ändert sich nichts, und Ihr Guthaben wird nicht angerührt.',
  'payPassword.loginPassword': 'Anmeldepasswort',
  'payPassword.same': 'Das neue muss sich vom jetzigen unterscheiden.',
  'payPassword.changed': 'Transaktionspasswort geändert.',
  'payPassword.changedLater': 'Transaktionspasswort geändert. Auszahlungen warten 24 Stunden.',
  'payPassword.notSet': 'Es ist noch kein Transaktionspasswort festgelegt.',

  'settings.appearance': 'Darstellung',
  'settings.theme': 'Farbschema',
  'settings.theme.system': 'Wie das Gerät',
  'settings.theme.light': 'Hell',
  'settings.theme.dark': 'Dunkel',
  'settings.textSize': 'Schriftgröße',
  'settings.account': 'Konto',
  'settings.places': 'Wo Sie angemeldet sind',
  'settings.place.phone': 'Telefon oder Tablet',
  'settings.place.computer': 'Computer',
  'settings.place.unknown': 'Unbekanntes Gerät',
  'settings.placeHere': 'Dieses Gerät',
  'settings.placeUsed': 'Zuletzt benutzt',
  'settings.placeSince': 'Angemeldet',
  'settings.placeEnd': 'Dort abmelden',
  'settings.placeEnded': 'Dort abgemeldet.',
  'settings.placesUnknown':
    'Ein Gerät, das Sie nicht kennen? Melden Sie es ab und ändern Sie dann Ihr Anmeldepasswort.',
  'settings.operator': 'Wer dies betreibt',
  'settings.operator.legal_name': 'Rechtlicher Name',
  'settings.operator.registration_number': 'Registernummer',
  'settings.operator.complaints_address': 'Beschwerden',
  'settings.operatorMissing': 'Hier nicht angegeben',
  'settings.operatorSandbox':
    'Dies ist eine Testumgebung: Kein Betreiber steht dahinter, und es kann kein echtes Geld bewegt werden.',
} satisfies Translation<typeof english>;
