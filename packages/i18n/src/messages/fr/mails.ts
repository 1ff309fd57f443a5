import type { Translation } from '../../packs';
import type { mails as english } from '../en/mails';

export const mails = {
  'mail.frame.open': 'Ouvrir dans l’application : {link}',
  'mail.frame.head':
    'Au moment de l’envoi, la dernière écriture de votre registre était la {entry}, empreinte {hash}. Les deux doivent toujours concorder avec votre relevé.',
  'mail.frame.security':
    'Vous recevez ce message parce qu’il concerne la sécurité de votre compte. De tels messages sont toujours envoyés à une adresse vérifiée.',
  'mail.frame.chosen':
    'Vous recevez ce message parce que vous avez choisi l’e-mail pour ce type de messages.',
  'mail.frame.asked':
    'Vous recevez ce message parce que cette adresse a été saisie dans l’application. Si ce n’était pas vous, il n’y a rien à faire : sans le code, il ne se passe rien.',
  'mail.frame.change': 'Changer ce que vous recevez : {link}',
  'mail.frame.never':
    'Nous ne demandons jamais de mot de passe ni de code par e-mail, ni de paiement pour pouvoir retirer.',
  'mail.notice.staffWrote': 'Le service client vous a écrit',
  'mail.notice.readInApp': 'Ouvrez l’application pour lire le message.',
  'mail.contactCode.subject': 'Votre code pour cette adresse e-mail',
  'mail.contactCode.body':
    'Saisissez ce code dans l’application : {code}\n\nIl sert une seule fois, jusqu’au {until}.',
  'mail.emailChanged.subject': 'Votre adresse e-mail a été changée',
  'mail.emailChanged.body':
    'L’adresse e-mail de votre compte a été changée le {time}. Les messages n’arrivent plus à cette adresse.\n\nSi ce n’était pas vous, connectez-vous, changez vos mots de passe et écrivez tout de suite au service client.',
  'mail.phoneChanged.subject': 'Votre numéro de téléphone a été changé',
  'mail.phoneChanged.body':
    'Le numéro de téléphone de votre compte a été changé le {time}.\n\nSi ce n’était pas vous, connectez-vous, changez vos mots de passe et écrivez tout de suite au service client.',
  'sms.contactCode':
    'Votre code : {code}. Il sert une seule fois, jusqu’au {until}. Ne le donnez à personne.',
  'sms.phoneChanged':
    'Le numéro de téléphone de votre compte a été changé. Si ce n’était pas vous, écrivez tout de suite au service client.',
  'push.head': 'Votre historique : écriture {entry}, empreinte {hash}',
} satisfies Translation<typeof english>;
