import type { Translation } from '../../packs';
import type { recovery as english } from '../en/recovery';

export const recovery = {
  'recovery.heading': 'Mot de passe oublié ?',
  'recovery.lead': 'Indiquez votre nom d’utilisateur ou votre adresse e-mail.',
  'recovery.account': 'Nom d’utilisateur ou e-mail',
  'recovery.ask': 'Envoyer le lien',
  'recovery.askedHeading': 'Consultez vos e-mails',
  'recovery.asked':
    'Si un compte avec une adresse e-mail confirmée y correspond, un lien est en route. Il est valable {minutes} minutes.',
  'recovery.nothingCame':
    'Rien reçu ? Regardez dans les indésirables ou demandez un nouveau lien. Seul le plus récent fonctionne.',
  'recovery.again': 'Redemander',
  'recovery.notHere': 'Aucun e-mail n’est envoyé d’ici. Écrivez plutôt au service client.',
  'recovery.noMail': 'Pas d’accès à vos e-mails ?',
  'recovery.noMailExplained':
    'Écrivez au service client sans vous connecter. Deux personnes de l’équipe vérifient que c’est bien vous, puis vous définissez un nouveau mot de passe dans votre dossier.',
  'recovery.toSupport': 'Écrire au service client',
  'recovery.haveCase': 'J’ai un numéro de dossier',
  'recovery.noCase': 'Pas encore de dossier ?',
  'recovery.caseLead':
    'Dès que deux personnes de l’équipe ont donné leur accord, vous définissez ici un nouveau mot de passe avec le numéro et le code de votre dossier.',
  'recovery.caseNumber': 'Numéro de dossier',
  'recovery.caseSecret': 'Code du dossier',
  'recovery.caseGo': 'Continuer',
  'recovery.caseNotYet':
    'Aucun mot de passe ne peut encore être défini ainsi. L’équipe vérifie encore, ou le délai est passé. La réponse est dans votre dossier.',
  'recovery.caseOpen':
    'Nous avons vérifié que c’est vous. Vous pouvez définir une fois un nouveau mot de passe pour {username}, jusqu’au {time}. Toutes vos sessions seront ensuite fermées, et les versements attendront 24 heures.',
  'recovery.shell':
    'Vous venez d’une autre application ? Vous n’avez alors pas de mot de passe ici. Retournez dans cette application et ouvrez‑y Fairlead.',
  'recovery.toLogin': 'Retour à la connexion',
  'recovery.setHeading': 'Définir un nouveau mot de passe',
  'recovery.setLead':
    'Toutes vos sessions seront ensuite fermées, et les versements attendront 24 heures. Votre argent et vos plans restent tels quels.',
  'recovery.new': 'Nouveau mot de passe',
  'recovery.confirm': 'Confirmer le nouveau mot de passe',
  'recovery.set': 'Définir le mot de passe',
  'recovery.doneHeading': 'Votre nouveau mot de passe est défini',
  'recovery.done':
    'Toutes vos sessions sont fermées. Les versements attendent jusqu’au {time} ; aucun argent ne part avant.',
  'recovery.badHeading': 'Ce lien ne fonctionne plus',
  'recovery.bad':
    'Un lien sert une fois, pendant peu de temps, et seul le plus récent fonctionne. Votre mot de passe n’a pas changé.',
  'recovery.askNew': 'Demander un nouveau lien',
  'recovery.banner': 'Quelqu’un a demandé à redéfinir votre mot de passe de connexion.',
  'recovery.bannerHow': 'Ce n’était pas vous ? Touchez une fois pour arrêter la demande.',
  'recovery.veto': 'Arrêter',
  'recovery.vetoed': 'Arrêté. Votre mot de passe reste tel quel.',
} as const satisfies Translation<typeof english>;
