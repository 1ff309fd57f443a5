import type { Translation } from '../../packs';
import type { security as english } from '../en/security';

export const security = {
  'security.none': 'Seul votre mot de passe protège votre compte.',
  'security.some':
    'Votre compte est protégé par plus qu’un mot de passe. Qui change le compte de versement doit aussi passer cette seconde étape.',
  'security.passkeys': 'Clés d’accès',
  'security.passkeysExplained':
    'Connexion par le visage, l’empreinte ou le code de votre appareil : rien à saisir, rien qu’une fausse page puisse voler.',
  'security.added': 'Ajoutée',
  'security.lastUsed': 'Dernière utilisation',
  'security.addPasskey': 'Ajouter une clé d’accès',
  'security.rename': 'Renommer',
  'security.remove': 'Retirer',
  'security.removeQuestion': 'Retirer « {name} » ?',
  'security.givingUp':
    'Une notification vous en informe. Les versements attendent ensuite 24 heures, pour qu’un voleur n’y gagne rien.',
  'security.name': 'Nom',
  'security.nameHint': 'Pour vous seul, par exemple l’appareil où elle se trouve.',
  'security.createPasskey': 'Créer la clé d’accès',
  'security.createExplained': 'Votre appareil demandera votre visage, votre empreinte ou votre code.',
  'security.passkeySaved': 'Clé d’accès ajoutée.',
  'security.passkeyGone': 'Clé d’accès retirée.',
  'security.notHere':
    'On ne peut pas ajouter de clé d’accès ici. Ouvrez cette page dans le navigateur de votre téléphone ou ordinateur, à l’adresse de ce portail.',
  'security.codes': 'Application d’authentification',
  'security.codesExplained':
    'La connexion par mot de passe demande alors aussi un code d’une application de votre téléphone.',
  'security.on': 'Activé',
  'security.off': 'Désactivé',
  'security.since': 'Depuis',
  'security.setUp': 'Configurer',
  'security.turnOff': 'Désactiver',
  'security.turnOffQuestion': 'Désactiver les codes à usage unique ?',
  'security.scan': 'Scannez cette image avec votre application d’authentification.',
  'security.picture': 'Image pour l’application d’authentification',
  'security.typeKey': 'L’application est sur cet appareil ? Ouvrez-la ou copiez-y la clé.',
  'security.openApp': 'Ouvrir l’application',
  'security.copied': 'Copié.',
  'security.code': 'Code de l’application',
  'security.turnOn': 'Activer',
  'security.turnedOn': 'Les codes à usage unique sont activés.',
  'security.turnedOff': 'Les codes à usage unique sont désactivés.',
  'security.recovery': 'Codes de secours',
  'security.recoveryExplained':
    'Chacun remplace une fois une clé d’accès ou un téléphone perdu. Les versements attendent ensuite 24 heures.',
  'security.recoveryLeft':
    '{count, plural, =0 {Aucun code restant} one {# code restant} many {# de codes restants} other {# codes restants}}',
  'security.newCodes': 'Créer de nouveaux codes',
  'security.newCodesVoid': 'Les codes créés avant ne sont plus valables.',
  'security.codesOnce': 'Gardez vos codes de secours',
  'security.codesKeep':
    'Ils ne sont affichés que cette fois. Notez-les ou gardez-les avec vos mots de passe, pas seulement sur cet appareil.',
  'security.codesKept': 'Je les ai gardés',
  'security.lost': 'En cas de perte',
  'security.lostExplained':
    'Utilisez un code de secours. Si vous n’en avez pas, écrivez au service client : deux membres de l’équipe vérifient qui vous êtes et retirent ce que vous avez perdu. Les versements attendent ensuite 24 heures. Cela ne coûte rien, et votre argent reste à vous.',
  'security.proof': 'Confirmez que c’est vous',
  'security.way.key': 'Utiliser une clé d’accès',
  'security.way.totp': 'Utiliser un code de l’application',
  'security.way.recovery_code': 'Utiliser un code de secours',
  'security.way.password': 'Utiliser le mot de passe de connexion',
  'security.recoveryCode': 'Code de secours',
  'security.bySignIn': 'Rouvrez Fairlead depuis votre application, puis confirmez ici dans les 10 minutes.',
  'security.key.cancelled': 'Rien n’a été confirmé. Réessayez quand vous voulez.',
  'security.key.unsupported': 'Les clés d’accès ne peuvent pas être utilisées ici.',
  'security.key.known': 'Cet appareil a déjà une clé d’accès pour ce compte.',
  'security.loginCode': 'Connexion de {name}. Le mot de passe est bon ; il reste une étape.',
  'security.payout': 'Changer le compte de versement demande une seconde étape.',
  'ownData.heading': 'Vos données',
  'ownData.explained':
    'Un fichier ZIP avec tout ce qui est conservé sur vous ici : les données par domaine en JSON, ainsi que les images et fichiers que vous avez envoyés. Il ne contient ni mot de passe ni rien sur d’autres personnes. Gardez-le là où personne d’autre ne le lit.',
  'ownData.save': 'Télécharger mes données',
  'ownData.step': 'Télécharger vos données demande une seconde étape.',
} satisfies Translation<typeof english>;
