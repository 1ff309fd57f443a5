import type { Translation } from '../../packs';
import type { security as english } from '../en/security';

export const security = {
  'security.none': 'Nur Ihr Passwort schützt Ihr Konto.',
  'security.some':
    'Nicht nur ein Passwort schützt Ihr Konto. Wer das Auszahlungskonto ändert, braucht zusätzlich diesen zweiten Schritt.',
  'security.passkeys': 'Passkeys',
  'security.passkeysExplained':
    'Anmelden mit Gesicht, Fingerabdruck oder Code Ihres Geräts: nichts einzutippen, nichts, was eine falsche Seite stehlen könnte.',
  'security.added': 'Hinzugefügt',
  'security.lastUsed': 'Zuletzt benutzt',
  'security.addPasskey': 'Passkey hinzufügen',
  'security.rename': 'Umbenennen',
  'security.remove': 'Entfernen',
  'security.removeQuestion': '„{name}“ entfernen?',
  'security.givingUp':
    'Sie erhalten darüber eine Mitteilung. Auszahlungen warten dann 24 Stunden, damit ein Dieb nichts davon hat.',
  'security.name': 'Name',
  'security.nameHint': 'Nur für Sie, zum Beispiel das Gerät.',
  'security.createPasskey': 'Passkey erstellen',
  'security.createExplained': 'Ihr Gerät fragt nach Gesicht, Fingerabdruck oder Code.',
  'security.passkeySaved': 'Passkey hinzugefügt.',
  'security.passkeyGone': 'Passkey entfernt.',
  'security.notHere':
    'Hier lassen sich keine Passkeys hinzufügen. Öffnen Sie diese Seite im Browser Ihres Telefons oder Computers unter der Adresse dieses Portals.',
  'security.codes': 'Authentifizierungs-App',
  'security.codesExplained':
    'Die Anmeldung mit Passwort fragt dann auch nach einem Code aus einer App auf Ihrem Telefon.',
  'security.on': 'Ein',
  'security.off': 'Aus',
  'security.since': 'Seit',
  'security.setUp': 'Einrichten',
  'security.turnOff': 'Ausschalten',
  'security.turnOffQuestion': 'Einmalcodes ausschalten?',
  'security.scan': 'Scannen Sie dieses Bild mit Ihrer Authentifizierungs-App.',
  'security.picture': 'Bild für die Authentifizierungs-App',
  'security.typeKey': 'Ist die App auf diesem Gerät? Öffnen Sie sie oder kopieren Sie den Schlüssel hinein.',
  'security.openApp': 'App öffnen',
  'security.copied': 'Kopiert.',
  'security.code': 'Code aus der App',
  'security.turnOn': 'Einschalten',
  'security.turnedOn': 'Einmalcodes sind eingeschaltet.',
  'security.turnedOff': 'Einmalcodes sind ausgeschaltet.',
  'security.recovery': 'Wiederherstellungs\u00adcodes',
  'security.recoveryExplained':
    'Jeder ersetzt einmal einen verlorenen Passkey oder das Telefon. Auszahlungen warten dann 24 Stunden.',
  'security.recoveryLeft': '{count, plural, =0 {Kein Code übrig} one {# Code übrig} other {# Codes übrig}}',
  'security.newCodes': 'Neue Codes erstellen',
  'security.newCodesVoid': 'Früher erstellte Codes gelten dann nicht mehr.',
  'security.codesOnce': 'Bewahren Sie Ihre Wiederherstellungs\u00adcodes auf',
  'security.codesKeep':
    'Die Codes werden nur dieses eine Mal gezeigt. Schreiben Sie sie auf oder legen Sie sie zu Ihren Passwörtern, nicht nur auf dieses Gerät.',
  'security.codesKept': 'Ich habe sie aufbewahrt',
  'security.lost': 'Wenn Sie Passkey oder Telefon verlieren',
  'security.lostExplained':
    'Nehmen Sie einen Wiederherstellungs\u00adcode. Ohne einen schreiben Sie dem Kundenservice: Zwei von uns prüfen, wer Sie sind, und entfernen, was Sie verloren haben. Auszahlungen warten dann 24 Stunden. Es kostet nichts, und Ihr Geld bleibt Ihres.',
  'security.proof': 'Bestätigen Sie, dass Sie es sind',
  'security.way.key': 'Passkey verwenden',
  'security.way.totp': 'Code aus der App verwenden',
  'security.way.recovery_code': 'Wiederherstellungs\u00adcode verwenden',
  'security.way.password': 'Anmeldepasswort verwenden',
  'security.recoveryCode': 'Wiederherstellungs\u00adcode',
  'security.bySignIn':
    'Öffnen Sie Fairlead noch einmal aus Ihrer App und bestätigen Sie dann hier innerhalb von 10 Minuten.',
  'security.key.cancelled': 'Es wurde nichts bestätigt. Versuchen Sie es erneut, wenn Sie so weit sind.',
  'security.key.unsupported': 'Passkeys lassen sich hier nicht verwenden.',
  'security.key.known': 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
  'security.loginCode': 'Anmeldung als {name}. Das Passwort ist richtig; es fehlt noch ein Schritt.',
  'security.payout': 'Das Auszahlungskonto zu ändern verlangt einen zweiten Schritt.',
  'ownData.heading': 'Ihre Daten',
  'ownData.explained':
    'Eine ZIP-Datei mit allem, was hier über Sie gespeichert ist: die Einträge nach Bereichen als JSON, dazu die Bilder und Dateien, die Sie gesendet haben. Passwörter und Daten anderer Personen sind nicht darin. Bewahren Sie sie so auf, dass niemand sonst sie liest.',
  'ownData.save': 'Meine Daten herunterladen',
  'ownData.step': 'Ihre Daten herunterzuladen verlangt einen zweiten Schritt.',
} satisfies Translation<typeof english>;
