import type { Translation } from '../../packs';
import type { channels as english } from '../en/channels';

export const channels = {
  'channels.me': 'Vous n’êtes averti qu’ici, dans la boîte de cette application.',
  'channels.inboxOnly':
    'Cette installation n’envoie ni e-mail ni notification. Tout se trouve ici, dans votre boîte.',
  'channels.email': 'E-mail',
  'channels.phone': 'Téléphone',
  'channels.push': 'Cet appareil',
  'channels.verified': 'Vérifié',
  'channels.unverified': 'Non vérifié',
  'channels.none': 'Absent de votre compte',
  'channels.change': 'Changer',
  'channels.verify': 'Envoyer un code',
  'channels.emailWhy':
    'Les messages ne vont qu’à une adresse que vous avez vérifiée. Cela ajoute 20 points à votre score, une fois.',
  'channels.phoneWhy': 'La vérification ajoute 20 points à votre score, une fois.',
  'channels.emailOff': 'Cette installation n’envoie pas d’e-mails.',
  'channels.phoneBySupport': 'Ici, les numéros de téléphone sont vérifiés avec l’assistance.',
  'channels.codeSent': 'Un code est en route vers {to}.',
  'channels.code': 'Code à six chiffres',
  'channels.codeMissing': 'Saisissez les six chiffres.',
  'channels.confirm': 'Vérifier',
  'channels.again': 'Envoyer un nouveau code',
  'channels.nowVerified': 'Vérifié.',
  'channels.pushOn': 'Activer sur cet appareil',
  'channels.pushOff': 'Désactiver sur cet appareil',
  'channels.pushIsOn':
    'Cet appareil affiche les messages, même quand l’application est fermée. Cela prend fin quand vous vous déconnectez.',
  'channels.pushIsOff': 'Cet appareil n’affiche rien quand l’application est fermée.',
  'channels.pushDenied':
    'Votre navigateur ne le permet pas. Autorisez les notifications de cette page dans ses réglages, puis revenez.',
  'channels.pushUnsupported': 'Ce navigateur ne peut rien afficher quand l’application est fermée.',
  'channels.pushFailed': 'Votre navigateur n’a pas pu l’activer. Réessayez plus tard.',
  'channels.what': 'Sujets de vos notifications',
  'channels.security': 'Sécurité de votre compte',
  'channels.securityAlways': 'Les messages de sécurité vont toujours à une adresse e-mail vérifiée.',
  'channels.needsEmail': 'Vérifiez d’abord votre adresse e-mail.',
  'channels.shows': 'Ce qu’un message montre',
  'channels.shows.title': 'Le titre seul',
  'channels.shows.details': 'Avec les détails',
  'channels.showsTitle': 'Ni montants ni noms. D’autres voient peut-être votre écran ou votre messagerie.',
  'channels.showsDetails': 'Tout le message, avec montants et noms.',
  'channels.saved': 'Enregistré.',
} satisfies Translation<typeof english>;
