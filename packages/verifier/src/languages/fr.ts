import { details } from './details/fr';
import type { PageWords } from './page-words';

export const fr: PageWords = {
  name: 'Français',
  title: 'Vérifier un relevé Fairlead',
  intro:
    'Cette page est un seul fichier. Elle n’envoie rien et n’a besoin d’aucune connexion : enregistrez-la et ouvrez-la hors ligne.',
  statement: 'Relevé (JSON)',
  days: 'Jours signés, enregistrés depuis /#/transparency : une liste que vous avez gardée, et celle d’aujourd’hui',
  key: 'Clé publique, obtenue ailleurs (facultatif)',
  head: 'Repères de notifications que vous avez gardées, un par ligne : numéro, puis 16 chiffres (facultatif)',
  checkpoint:
    'Points de contrôle signés par un témoin, tels qu’enregistrés depuis /log/checkpoint (facultatif)',
  witness: 'Clé de ce témoin, obtenue ailleurs (avec un point de contrôle)',
  log: 'Clé du journal des jours, telle que la page de transparence l’affiche (facultatif, avec un point de contrôle)',
  needBoth: 'Un point de contrôle ne sert qu’avec la clé de son témoin.',
  unproven: 'Ce que cela ne prouve pas',
  limits: [
    'Rien de ce qui a été réécrit avant que vous n’enregistriez votre liste : une liste obtenue aujourd’hui dit ce que l’exploitant dit aujourd’hui.',
    'Rien de ce qui suit le dernier jour signé, ni l’heure à laquelle une chose s’est passée.',
    'Pas ce que l’application affiche sur ses écrans : comparez-les avec le fichier.',
    'Pas que tous voient les mêmes jours : seul un témoin, ou la comparaison de deux listes, le montre.',
    'Pas qu’un paiement soit arrivé dans une banque : seule la banque peut le confirmer.',
    'Pas à qui est le compte : aucune empreinte ne couvre l’identifiant de compte. Un repère tiré d’une de vos notifications montre que c’est le vôtre.',
  ],
  check: 'Vérifier',
  result: 'Résultat',
  meanings: 'Ce que signifie la première ligne',
  details,
  chooseFirst: 'Choisissez d’abord le relevé.',
  failed: 'La vérification n’a pas pu se faire : elle ne dit rien du relevé.',
  language: 'Langue',
  outcomes: {
    verified: {
      headline: 'VÉRIFIÉ',
      meaning: 'Rien ne le contredit, et les jours signés de votre liste couvrent tout le relevé.',
    },
    not_verified: {
      headline: 'NON VÉRIFIÉ',
      meaning: 'Quelque chose a été modifié. L’écriture ou le jour est indiqué.',
    },
    not_signed: {
      headline: 'NON SIGNÉ',
      meaning: 'La chaîne est complète, mais aucun jour signé ne la couvre : n’importe qui a pu l’inventer.',
    },
    consistent: {
      headline: 'COHÉRENT AVEC LUI-MÊME',
      meaning: 'Aucune liste n’a été fournie. Un passé réécrit et signé de nouveau aurait le même aspect.',
    },
    not_connected: {
      headline: 'NON RELIÉ',
      meaning:
        'Une liste, une clé, une notification ou un point de contrôle ne peut pas être relié à tout le relevé : rien n’est donc vérifié.',
    },
    newer: {
      headline: 'PLUS RÉCENT QUE VOTRE LISTE',
      meaning:
        'Rien ne le contredit, mais ce qui est plus récent que votre liste a pu être réécrit et signé de nouveau.',
    },
  },
};
