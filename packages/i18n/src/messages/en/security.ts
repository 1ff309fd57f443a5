/** Passkeys, one-time codes and recovery codes: the page of them, and where one is asked for. */
export const security = {
  'security.none':
    'Only your password protects your account. A passkey or one-time codes keep it safe even if somebody learns the password.',
  'security.some':
    'More than a password protects your account. Whoever changes where payouts go must show it too.',
  'security.passkeys': 'Passkeys',
  'security.passkeysExplained':
    'Log in with the face, fingerprint or code of your device. There is nothing to type, and nothing for a false page to steal.',
  'security.added': 'Added',
  'security.lastUsed': 'Last used',
  'security.addPasskey': 'Add a passkey',
  'security.rename': 'Rename',
  'security.remove': 'Remove',
  'security.removeQuestion': 'Remove “{name}”?',
  'security.givingUp':
    'You are told in a notice. Payouts then wait 24 hours, so that a thief would gain nothing by it.',
  'security.name': 'Name',
  'security.nameHint': 'For you alone, such as the device it is on.',
  'security.createPasskey': 'Create passkey',
  'security.createExplained': 'Your device will ask for your face, fingerprint or code.',
  'security.passkeySaved': 'Passkey added.',
  'security.passkeyGone': 'Passkey removed.',
  'security.notHere':
    'Passkeys cannot be added here. Open this page in the browser of your phone or computer, at the address of this portal.',
  'security.codes': 'Authenticator app',
  'security.codesExplained':
    'An app on your phone shows a new code every 30 seconds. Logging in with your password then asks for it.',
  'security.on': 'On',
  'security.off': 'Off',
  'security.since': 'Since',
  'security.setUp': 'Set up',
  'security.turnOff': 'Turn off',
  'security.turnOffQuestion': 'Turn one-time codes off?',
  'security.scan': 'Scan this picture with your authenticator app.',
  'security.picture': 'Picture for the authenticator app',
  'security.typeKey': 'Is the app on this device? Open it or copy the key into it.',
  'security.openApp': 'Open the app',
  'security.copied': 'Copied.',
  'security.code': 'Code from the app',
  'security.turnOn': 'Turn on',
  'security.turnedOn': 'One-time codes are on.',
  'security.turnedOff': 'One-time codes are off.',
  'security.recovery': 'Recovery codes',
  'security.recoveryExplained':
    'Each stands in once for a lost passkey or phone. Payouts then wait 24 hours.',
  'security.recoveryLeft':
    '{count, plural, =0 {No code is left} one {# code is left} other {# codes are left}}',
  'security.newCodes': 'Make new codes',
  'security.newCodesVoid': 'Codes made before stop working.',
  'security.codesOnce': 'Keep your recovery codes',
  'security.codesKeep':
    'They are shown this once. Write them down, or keep them where you keep passwords, not on this device alone.',
  'security.codesKept': 'I have kept them',
  'security.lost': 'If you lose it',
  'security.lostExplained':
    'Use a recovery code. Without one, write to customer service: two of our staff check who you are and remove what you lost. Payouts then wait 24 hours. It costs nothing, and your money stays yours.',
  'security.proof': 'Confirm that it is you',
  'security.way.key': 'Use a passkey',
  'security.way.totp': 'Use a code from the app',
  'security.way.recovery_code': 'Use a recovery code',
  'security.way.password': 'Use the login password',
  'security.recoveryCode': 'Recovery code',
  'security.bySignIn': 'Come in from your app once more, then confirm here within 10 minutes.',
  'security.key.cancelled': 'Nothing was confirmed. Try again when you are ready.',
  'security.key.unsupported': 'Passkeys cannot be used here.',
  'security.key.known': 'This device already has a passkey for this account.',
  'security.loginCode': 'Logging in as {name}. Your password is right; one more step is needed.',
  'security.payout': 'Changing where payouts go needs a second step.',
  'ownData.heading': 'Your data',
  'ownData.explained':
    'One ZIP file with everything kept about you here: rows by matter as JSON, and the pictures and files that you sent. It holds no passwords and nothing about other people. Keep it where nobody else reads it.',
  'ownData.save': 'Download my data',
} as const;
