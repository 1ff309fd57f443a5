import type { Translation } from '../../packs';
import type { recoveryNotices as english } from '../en/recovery-notices';

export const recoveryNotices = {
  'notice.account.recoveryAsked.title': 'Quelqu’un a demandé à redéfinir votre mot de passe',
  'notice.account.recoveryAsked.body':
    'Cette personne dit au service client être vous. Deux membres de l’équipe examinent la demande. Si ce n’était pas vous, arrêtez la demande d’un geste dans l’application.',
  'notice.account.recovered.title': 'Votre mot de passe de connexion a été redéfini',
  'notice.account.recovered.body':
    'Il a été défini sans l’ancien. Toutes vos sessions ont été fermées, et les versements attendent jusqu’au {until}. Si ce n’était pas vous, écrivez tout de suite au service client.',
  'notice.account.recoveryStopped.title': 'Redéfinition du mot de passe arrêtée',
  'notice.account.recoveryStopped.body':
    'Quelqu’un qui est connecté à votre compte l’a arrêtée. Votre mot de passe reste tel quel. Si ce n’était pas vous, écrivez tout de suite au service client.',
  'notice.account.newSignInPhone.title': 'Nouvelle connexion',
  'notice.account.newSignInPhone.body':
    'Quelqu’un s’est connecté sur un téléphone ou une tablette encore jamais utilisés. Si ce n’était pas vous, fermez cette session et changez de mot de passe.',
  'notice.account.newSignInComputer.title': 'Nouvelle connexion',
  'notice.account.newSignInComputer.body':
    'Quelqu’un s’est connecté sur un ordinateur encore jamais utilisé. Si ce n’était pas vous, fermez cette session et changez de mot de passe.',
  'notice.account.newSignIn.title': 'Nouvelle connexion',
  'notice.account.newSignIn.body':
    'Quelqu’un s’est connecté sur un appareil encore jamais utilisé. Si ce n’était pas vous, fermez cette session et changez de mot de passe.',
  'mail.recoveryLink.subject': 'Définir un nouveau mot de passe',
  'mail.recoveryLink.body':
    'Quelqu’un a demandé un nouveau mot de passe de connexion pour {username}. Le lien ci-dessous sert une fois, jusqu’au {until}.\n\nSi ce n’était pas vous, il n’y a rien à faire : sans le lien, rien ne se passe.',
  'mail.recoveryShut.subject': 'Pas de nouveau lien pour l’instant',
  'mail.recoveryShut.body':
    'Quelqu’un a demandé un nouveau mot de passe de connexion pour {username}. Il a déjà été défini deux fois par lien en 30 jours, c’est le maximum. D’ici là, écrivez au service client.',
  'mail.recovered.subject': 'Le mot de passe de votre ancien compte a été redéfini',
  'mail.recovered.body':
    'Cette adresse était encore récemment celle de {username}. Le mot de passe de connexion a été redéfini le {time}. Si ce n’était pas vous, écrivez tout de suite au service client.',
} as const satisfies Translation<typeof english>;
