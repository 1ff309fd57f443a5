import type { Details } from '../../details';

export const details: Details = {
  verifiedByList: 'VÉRIFIÉ jusqu’au {shown}, par votre liste, qui va jusqu’au {reach}.',
  verifiedByLists: 'VÉRIFIÉ jusqu’au {shown}, par vos listes, dont la plus ancienne va jusqu’au {reach}.',
  newerThanStatement:
    'PLUS RÉCENT QUE VOTRE LISTE : ce qui est venu après le {day}, dernier jour signé ici, a pu être réécrit.',
  newerThanList:
    'PLUS RÉCENT QUE VOTRE LISTE : ce qui est venu après le {day}, où elle s’arrête, a pu être réécrit et signé de nouveau.',
  newerThanLists:
    'PLUS RÉCENT QUE VOTRE LISTE : ce qui est venu après le {day}, où s’arrête la plus ancienne de vos listes, a pu être réécrit et signé de nouveau.',
  notConnected: 'NON RELIÉ : ce relevé ne peut pas être relié en entier à ce que vous avez donné.',
  consistent: 'COHÉRENT AVEC LUI-MÊME. On n’en sait pas plus.',
  consistentWithKey:
    'COHÉRENT AVEC LUI-MÊME, et signé par la clé que vous avez donnée. On n’en sait pas plus.',
  notSigned: 'NON SIGNÉ : la chaîne est entière, rien de plus.',
  notVerified: 'NON VÉRIFIÉ.',
  asGoodAs:
    'Cela ne vaut que ce que vaut le jour où vous avez enregistré la liste : une liste obtenue aujourd’hui dit ce que l’exploitant dit aujourd’hui.',

  account: 'Compte {holder}, mois {month}, écritures : {count}.',
  month: 'Le mois selon l’heure de {zone} : de {from} à {to}.',
  balances:
    'Solde initial : disponible {openingAvailable}, total {openingTotal}. Solde final : disponible {closingAvailable}, total {closingTotal}. Entre les deux : disponible {availableChange}, total {totalChange}. Le tout dans la plus petite unité monétaire, comme dans le fichier.',

  'subject.entry': 'L’écriture {number}',
  'subject.acts': 'L’action {number} de l’équipe',
  'subject.chat': 'Le message {number}',
  'subject.reports': 'Le rapport {number}',
  'subject.day': 'Le jour signé {day}',
  andMore: '{first} (autres : {count})',
  range: '{from} à {to}',

  'fault.other_holder': '{subject} appartient à un autre compte.',
  'fault.out_of_sequence':
    '{subject} n’est pas dans l’ordre : il manque quelque chose avant, ou le numéro figure deux fois.',
  'fault.hash_differs':
    '{subject} ne correspond pas à ce qui a été scellé : le contenu, ou ce qui précède, a été modifié.',
  'fault.figures_differ': '{subject} montre des chiffres qui ne découlent pas des mouvements.',
  'fault.link_differs':
    '{subject} ne renvoie pas au même plan, retrait, dépôt, rapport ou écriture que lors du scellement.',
  'fault.end_differs': '{subject} n’est pas la fin que le relevé indique : quelque chose a été coupé.',
  'fault.signature_differs':
    '{subject} se trouve dans un jour signé dont la signature ne correspond pas à sa clé.',
  'fault.not_included': '{subject} ne se trouve pas dans l’arbre du jour signé.',
  'fault.leaf_differs': '{subject} n’est pas là où ce compte en était à la fin du jour signé.',
  'fault.other_root_published': '{subject} se trouve dans un jour pour lequel autre chose a été publié.',
  'fault.day_unlinked': '{subject} se trouve dans des jours qui ne se suivent pas.',
  'fault.day_ends_wrong': '{subject} se trouve dans des jours qui ne finissent pas quand leur nom le dit.',
  'fault.time_goes_back': '{subject} porte une date antérieure à ce qui précède.',
  'fault.dated_back': '{subject} porte une date d’un jour signé qui ne le contient pas.',
  'fault.other_month': '{subject} n’est pas du mois que le relevé indique.',
  'fault.head_differs': '{subject} n’est pas ce qu’en dit la notification que vous avez gardée.',
  'fault.left_out': '{subject} figure sous un jour signé et manque dans le fichier.',
  'dayFault.signature_differs': '{subject} porte une signature qui ne correspond pas à sa clé.',
  'dayFault.day_unlinked':
    '{subject} ne nomme pas la veille telle qu’elle est : l’un des deux jours a été échangé.',
  'dayFault.day_ends_wrong': '{subject} ne finit pas quand son nom le dit.',

  wrongDay:
    'Le jour {day} de votre liste n’est pas signé comme il le dit, ne suit pas la veille, ou ne finit pas quand son nom le dit.',
  exchanged: 'Le jour signé {day} n’est pas le même dans tous les fichiers : il a été échangé.',
  exchangedToo:
    'Le jour signé {day} n’est pas le même dans tous les fichiers : il a été échangé. Jours suivants échangés aussi : {count}.',

  'witness.list':
    'Un témoin que vous avez nommé a signé les premiers jours signés (nombre : {size}) tels qu’ils sont ici, à {time} selon sa propre horloge, comme ceux du journal {log}. La clé du journal sur la page de transparence commence par son nom : ce doit être celui-là.',
  'witness.other_log':
    'Un point de contrôle que vous avez donné n’est pas celui du journal dont vous avez donné la clé, mais celui de {log}.',
  'witness.other_key':
    'Un point de contrôle que vous avez donné porte le nom du journal {log}, et aucune clé que vous avez donnée ne l’a signé. Si l’exploitant a changé de clé, obtenez la nouvelle ailleurs que dans le point de contrôle.',
  'witness.other_days':
    'Un témoin a signé d’autres jours : les premiers (nombre : {size}) ne sont pas ceux qu’il a vus.',
  'witness.too_few_days': 'Jours signés par un témoin : {size}, et tous ne sont pas ici. {advice}',
  'witness.not_signed':
    'Un point de contrôle que vous avez donné n’est signé par aucun témoin que vous avez nommé.',

  noticeAbsent:
    'L’écriture numéro {number}, d’une notification que vous avez gardée, ne figure dans aucune partie de ce relevé. Donnez le relevé de son mois ; si elle n’est dans aucun, une écriture a été retirée.',
  noticeHolds:
    'La notification que vous avez gardée couvre chaque écriture jusqu’à la {entry}, telle qu’elle figure ici.',
  keyNotForDay: 'La clé que vous avez donnée ne répond pas du jour signé {day} : {key} le signe.',
  keyNotForDays:
    'La clé que vous avez donnée ne répond pas des jours signés du {from} au {to} (nombre : {count}) : {key} les signe.',
  saveAllDays:
    'Enregistrez la liste de tous les jours signés depuis /#/transparency et donnez-la avec celle que vous avez gardée : les jours qui manquent ici s’y trouvent.',

  laterDays:
    'Une liste que vous avez donnée contient des jours signés du mois après le {shown}, où le relevé s’arrête : {days}. Enregistrez de nouveau le relevé ; si cela ne change rien, demandez ce qui a été omis.',
  dayNotShown:
    '{subject} porte une date d’un jour signé que le relevé ne montre pas : cette date a pu être mise après coup. Enregistrez de nouveau le relevé ; si cela ne change rien, demandez pourquoi ce jour n’est pas montré.',
  otherZone:
    '{subject} n’est pas du mois selon la table des fuseaux utilisée ici. Enregistrez le relevé avec un appareil réglé sur le fuseau de l’exploitant.',
  monthNotSigned:
    'Aucun jour signé du mois ne se trouve dans le relevé : rien de ce qu’il dit du mois n’est couvert, ni qu’il ne s’est rien passé d’autre.',
  notBegun:
    'Aucun jour signé d’avant le mois ne montre où le relevé commence : des écritures, messages ou actions du mois peuvent se trouver avant.',
  noBalances:
    'Aucun jour signé ici ne contient de soldes : le solde initial et le solde final sont ce que dit le fichier, rien de plus.',

  noSignedDay:
    'Le fichier ne contient aucun jour signé : seule la chaîne a été vérifiée, et qui invente un fichier entier peut en inventer la chaîne.',
  saveWhenSigned: 'Enregistrez de nouveau le relevé quand son jour aura été signé.',
  newestDay: 'Jour signé {day}, clé {key}, places dans son arbre : {places}.',
  allCovered: 'Chaque écriture est couverte par le jour signé.',
  chainAlone:
    'Écritures plus récentes, couvertes par la chaîne seule : {count}. Aucun de leurs jours n’est signé ici.',
  recordsNotCovered: 'Actions de l’équipe, discussions et rapports : aucun jour signé ici ne les couvre.',
  recordsCovered: 'Actions de l’équipe, discussions et rapports : le jour signé les couvre.',
  recordsChainAlone:
    'Actions de l’équipe, discussions et rapports : le jour signé les couvre ; plus récents, couverts par leurs seules chaînes : {count}.',
  signedFarOff: '{subject} dit avoir été signé le {signedOn} : plus de deux jours avant ou après sa fin.',

  emptyList: 'Une liste que vous avez donnée ne contient aucun jour.',
  listNotConnected:
    'Votre liste qui va jusqu’au {reach} ne peut pas être reliée : aucun fichier que vous avez donné ne contient les jours du {from} au {to}.',
  entriesNotHeld:
    'Votre liste qui va jusqu’au {reach} est plus récente que certaines écritures (nombre : {count}, numéros : {numbers}), et le relevé ne montre aucun jour de cette liste qui les contienne.',
  askWhyNotShown:
    'Enregistrez de nouveau le relevé. Si cela ne change rien, demandez pourquoi ces jours ne sont pas montrés.',
  listEndsBefore:
    'Votre liste qui va jusqu’au {reach} s’arrête avant le début de ce relevé : les jours signés depuis en découlent, elle ne dit rien du solde initial. Vérifiez aussi les relevés des mois entre les deux.',
  listHolds:
    'Votre liste qui va jusqu’au {reach} montre que ce qui figure ici jusqu’à l’écriture {entry} est ce qui avait été signé alors.',
  newKey: 'À partir du {day}, une autre clé signe que dans votre liste qui va jusqu’au {reach} : {key}.',
  strangeKey: '{subject} est signé avec une clé qu’aucune de vos listes ne connaît.',
  nothingFromOutside:
    'Vous n’avez donné aucune liste extérieure à laquelle le comparer. Qui détient la clé peut réécrire le passé et signer chaque jour de nouveau :',
  keepList:
    'seule une liste de jours signés que vous avez enregistrée plus tôt, ou que quelqu’un d’autre a gardée, le montre. Enregistrez-en une depuis /#/transparency.',

  notJson: '{part} : ce n’est pas du JSON.',
  nameTwice:
    '{part} : un nom figure deux fois au même endroit, la lecture peut donc se faire de deux façons.',
  missing: '{part} : élément manquant.',
  unknownForm: '{part} : {name} manque ou n’a pas une forme connue ici.',
  unknownField: '{part} : un champ n’est pas connu ici, et rien ne dit qu’il est vrai.',
  proofForm: 'Une preuve contient une empreinte dont la forme n’est pas connue.',
  notAStatement: 'Le fichier n’est pas un relevé Fairlead.',
  otherVersion: 'Le relevé est d’une version qui n’est pas connue ici.',
  statementLacks: 'Il manque au relevé : {name}.',
  broken: 'Un fichier est abîmé : des parties manquent ou sont d’une autre sorte.',
  noEd25519:
    'Les signatures (Ed25519) ne peuvent pas être vérifiées ici : prenez un navigateur plus récent, ou la commande.',
  noticeForm: '{text} : ce n’est pas le numéro d’une écriture suivi de 16 chiffres de son empreinte.',
  noListUntil: 'Aucune liste que vous avez donnée ne contient le jour jusqu’auquel la prendre.',
  dayNotListed: 'La liste ne contient pas le jour {day}.',
  keyForm:
    'Ce n’est pas une clé publique : elle compte 32 octets en base64, soit 44 caractères, et se termine par « = ». Une clé précédée d’un nom est celle d’un journal ou d’un témoin.',
  witnessForm:
    'Ce n’est pas la clé d’un témoin : elle se compose du nom du témoin, de « + », de 8 caractères, de « + » et de la clé, telle que le témoin l’affiche.',
  logForm:
    'Ce n’est pas la clé du journal : elle se compose du nom du journal, de « + », de 8 caractères, de « + » et de la clé, telle que la page de transparence l’affiche.',
  logAlone:
    'La clé du journal ne concerne qu’un point de contrôle : donnez-en un, avec la clé de son témoin.',

  'part.statement': 'Le relevé',
  'part.list': 'La liste des jours signés',
  'part.signedDay': 'Un jour signé',
  'part.signedDays': 'Les jours signés',
  'part.keys': 'La liste des clés',
  'part.key': 'Une clé',
  'part.answer': 'La réponse',
  'part.entries': 'Les écritures',
  'part.entry': 'Une écriture',
  'part.link': 'Le lien d’une écriture',
  'part.moves': 'Une liste de mouvements',
  'part.move': 'Un mouvement',
  'part.records': 'Les enregistrements',
  'part.recordChain': 'Une chaîne d’enregistrements',
  'part.recordLink': 'Un maillon d’une chaîne d’enregistrements',
  'part.place': 'Une place dans un jour signé',
  'part.proof': 'Une preuve',
  'part.account': 'Le compte',
  'part.operator': 'L’exploitant',
  'part.end': 'Le solde initial ou le solde final',
};
