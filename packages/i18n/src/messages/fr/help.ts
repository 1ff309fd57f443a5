import type { Translation } from '../../packs';
import type { help as english } from '../en/help';

export const help = {
  'contact.general': 'Service client',
  'contact.recharge': 'Recharge',

  'faq.learningPhase.question': 'Qu’est-ce que la phase d’apprentissage d’un plan ?',
  'faq.learningPhase.answer':
    'Après le démarrage d’un plan, le réseau doit apprendre qui il touche. Il lui faut environ 30 à 50 conversions en 7 jours. Jusque-là, les chiffres d’un plan varient beaucoup d’un jour à l’autre.\n\nLa page du plan montre combien de conversions ont été comptées. Un plan en phase d’apprentissage peut se terminer par une perte, comme tout autre.',
  'faq.whereIsMyMoney.question': 'Où est mon argent pendant la diffusion d’un plan ?',
  'faq.whereIsMyMoney.answer':
    'Quand vous engagez un montant, il passe du solde disponible à « En attente de consommation ». Chaque rapport de diffusion en facture une partie. Ce qui n’a pas été dépensé revient au solde disponible à la fin de la diffusion.\n\nLes recettes d’un plan figurent sous « À régler ». Elles deviennent disponibles une fois que le réseau les a payées et que le délai de contestation est passé.',
  'faq.canILose.question': 'Puis-je perdre de l’argent avec un plan ?',
  'faq.canILose.answer':
    'Oui. Ce qu’un plan dépense pour sa diffusion est dépensé, que les gens réagissent ou non. La page de chaque produit montre le bilan de tous ses plans réglés : leur nombre, le résultat médian et la part de ceux qui ont perdu de l’argent.\n\nPersonne ne peut dire d’avance comment un plan se terminera. N’engagez que ce dont vous pouvez vous passer.',
  'faq.withdraw.question': 'Comment faire un retrait ?',
  'faq.withdraw.answer':
    'Définissez un code de transaction et un compte de versement, puis demandez un retrait dans le portefeuille. L’équipe l’approuve et le verse ; chaque étape est affichée.\n\nSi quelque chose s’y oppose, le portefeuille dit quoi, jusqu’à quand et comment le lever. Cela ne coûte jamais rien : quiconque vous demande de verser de l’argent pour débloquer un retrait vous trompe.',
  'faq.topUp.question': 'Comment recharger ?',
  'faq.topUp.answer':
    'Les recharges se font à la main. Demandez-en une dans le portefeuille ; l’assistance vous envoie alors une fiche de paiement avec le compte à créditer. Ne payez que vers un compte indiqué sur une telle fiche.\n\nL’équipe enregistre le paiement reçu, une deuxième personne le vérifie, et le montant apparaît dans le solde disponible avec son numéro de reçu.',

  'rules.text':
    'Votre argent est à vous. Il se trouve dans le solde disponible, bloqué avec un motif et une date de fin, dans des plans en cours, dans des résultats en attente de règlement, ou en route vers vous ; ces parts forment le total de vos avoirs.\n\nLes remises et les fonds de démarrage sont l’argent du programme. Ils peuvent être dépensés dans des plans, jamais retirés, et ne comptent jamais comme votre argent.\n\nUn plan dépense en diffusion ce que vous y engagez. Les résultats varient et peuvent être négatifs. Rien dans cette application n’est une promesse de résultat.\n\nUne correction est toujours une nouvelle écriture que vous pouvez voir. Rien de ce qui s’est passé n’est modifié ni effacé.\n\nL’équipe ne demande jamais votre mot de passe, ni de l’argent pour libérer de l’argent.',
  'activityRules.text':
    'Le bon de bienvenue peut être obtenu une fois par personne. Un bon sert à un seul engagement, un seul bon par engagement, et un seul du même nom dans la journée.\n\nLa remise est payée par le programme. Ce n’est pas de l’argent et elle ne peut pas être retirée ; ce qu’un plan n’en utilise pas retourne au programme. Avant de confirmer, l’application montre qui paie quelle part.',

  'supportPage.heading': 'Service client',
  'supportPage.post': 'Par courrier : {address}',
  'supportPage.never':
    'L’équipe ne demande jamais votre mot de passe, ni de l’argent pour libérer de l’argent.',
} satisfies Translation<typeof english>;
