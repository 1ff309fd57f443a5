import type { Translation } from '../../packs';
import type { entry as english } from '../en/entry';

export const entry = {
  'entry.checking': 'Nous vérifions qui vous êtes',
  'entry.failed': 'Nous n’avons pas pu vérifier qui vous êtes. Rien n’a été modifié.',
  'entry.again': 'Réessayer',

  'welcome.heading': 'Bienvenue chez Fairlead',
  'welcome.lead': 'Engagez des montants dans des plans publicitaires et voyez d’où vient chaque chiffre.',
  'welcome.fact.wallet': 'Votre argent reste dans un portefeuille à vous. Chaque écriture est conservée.',
  'welcome.fact.record':
    'Chaque produit montre le résultat de tous ses plans réglés, y compris ceux en perte.',
  'welcome.fact.out': 'Vous pouvez retirer votre argent et fermer le compte à tout moment.',
  'welcome.risk': 'Un montant engagé dans un plan peut être perdu.',
  'welcome.code': 'Code d’autorisation',
  'welcome.codeHint': 'Le programme vous le remet. Il ouvre un compte, une seule fois.',
  'welcome.open': 'Ouvrir mon compte',
  'welcome.noCode': 'Pas encore de code ?',
  'welcome.askForCode': 'Demander au service client',

  'reopen.heading': 'Rouvrez Fairlead depuis votre application',
  'reopen.explained':
    'Vous arriviez d’une autre application, et sa session est terminée ou a déjà servi. Votre compte et votre argent sont intacts.',
  'reopen.how':
    'Retournez dans cette application et ouvrez-y Fairlead. Vous n’avez pas de mot de passe de connexion ici, et n’en avez pas besoin.',
  'reopen.button': 'Retour à l’application',
  'reopen.login': 'J’ai un nom d’utilisateur et un mot de passe',
} satisfies Translation<typeof english>;
