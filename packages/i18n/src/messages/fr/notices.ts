import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': 'Argent déposé',
  'notice.topup.body': '{amount} ont été ajoutés à votre solde disponible. Reçu {receipt}.',
  'notice.order.finished.title': 'Le plan {number} est terminé',
  'notice.order.finished.body':
    'Le montant non dépensé, {amount}, est de retour dans votre solde disponible. Les rapports seront clos dans les 72 heures.',
  'notice.order.failed.title': 'Le plan {number} n’a pas été diffusé',
  'notice.order.failed.body': 'Tout le montant, {amount}, est de retour dans votre solde disponible.',
  'notice.order.settled.title': 'Le plan {number} est soldé',
  'notice.order.settled.body': '{amount} ont été versés dans votre solde disponible.',
  'notice.order.planFailed.title': 'Un plan n’a pas été diffusé',
  'notice.order.planFailed.body':
    '{product} : tout le montant, {amount}, est de retour dans votre solde disponible. Plan {number}.',
  'notice.order.planFinished.title': 'Un plan est terminé',
  'notice.order.planFinished.body': '{product} : les rapports seront clos dans les 72 heures. Plan {number}.',
  'notice.order.planFinishedRest.title': 'Un plan est terminé',
  'notice.order.planFinishedRest.body':
    '{product} : le montant non dépensé, {amount}, est de retour dans votre solde disponible. Les rapports seront clos dans les 72 heures. Plan {number}.',
  'notice.order.planSettled.title': 'Un plan est soldé',
  'notice.order.planSettled.body':
    'Résultat {result} : {product}. {amount} ont été versés dans votre solde disponible. Plan {number}.',
  'notice.order.limitReached.title': 'Le plan {number} a atteint l’une de vos limites',
  'notice.order.limitReached.body':
    'Son arrêt est en cours. Dépense {billed}, recettes {revenue}, conversions {conversions}. Le reste vous est rendu dès que le réseau a mis fin à la diffusion.',
  'notice.order.costLimitReached.title': 'Plan {number} : coût par conversion au-dessus de votre limite',
  'notice.order.costLimitReached.body':
    'Le coût par conversion a dépassé votre limite de {value}. L’arrêt du plan est en cours. Dépense {billed}, recettes {revenue}, conversions {conversions}. Le reste vous est rendu dès que le réseau a mis fin à la diffusion.',
  'notice.order.lossLimitReached.title': 'Plan {number} : votre limite de perte est atteinte',
  'notice.order.lossLimitReached.body':
    'La perte a atteint votre limite de {value}. L’arrêt du plan est en cours. Dépense {billed}, recettes {revenue}, conversions {conversions}. Le reste vous est rendu dès que le réseau a mis fin à la diffusion.',
  'notice.order.spendLimitReached.title': 'Plan {number} : votre limite sans conversion est atteinte',
  'notice.order.spendLimitReached.body':
    '{value} ont été dépensés sans conversion. L’arrêt du plan est en cours. Dépense {billed}, recettes {revenue}, conversions {conversions}. Le reste vous est rendu dès que le réseau a mis fin à la diffusion.',
  'notice.order.endDateReached.title': 'Plan {number} : votre date de fin est atteinte',
  'notice.order.endDateReached.body':
    'La date de fin que vous avez fixée est atteinte. L’arrêt du plan est en cours. Dépense {billed}, recettes {revenue}, conversions {conversions}. Le reste vous est rendu dès que le réseau a mis fin à la diffusion.',
  'notice.order.dailyCapReached.title': 'Le plan {number} a atteint votre plafond quotidien',
  'notice.order.dailyCapReached.body':
    'Avec le rapport des 15 minutes à partir du {bucket}, sa journée (UTC) dépasserait {amount}. Il est mis de côté en entier : il n’est pas facturé, et ses conversions ne comptent pas.',
  'notice.product.changed.title': 'Un produit de vos favoris a de nouvelles conditions',
  'notice.product.changed.body':
    '{product} : la version {version} s’applique aux nouveaux plans. Les plans déjà financés gardent la leur.',
  'notice.product.retired.title': 'Un produit de vos favoris n’est plus proposé',
  'notice.product.retired.body':
    '{product}, version {version}, n’accepte plus de nouveaux plans. Les plans déjà financés continuent.',
  'notice.product.back.title': 'Un produit de vos favoris est de nouveau proposé',
  'notice.product.back.body': '{product} accepte de nouveau des plans, selon la version {version}.',
  'notice.order.restated.title': 'Plan {number} : le réseau a corrigé un rapport',
  'notice.order.restated.body':
    'Pour les 15 minutes à partir du {bucket} : dépense {spendBefore}, maintenant {spendAfter} ; vos recettes {revenueBefore}, maintenant {revenueAfter}. Le plan montre chaque chiffre, ancien et nouveau.',
  'notice.order.restatedByStaff.title': 'Plan {number} : l’équipe a corrigé un rapport',
  'notice.order.restatedByStaff.body':
    'Pour les 15 minutes à partir du {bucket} : dépense {spendBefore}, maintenant {spendAfter} ; vos recettes {revenueBefore}, maintenant {revenueAfter}. Le plan montre chaque chiffre, ancien et nouveau, et le motif.',
  'notice.withdrawal.approved.title': 'Retrait approuvé',
  'notice.withdrawal.approved.body': '{amount} sont en route vers le compte se terminant par {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Retrait approuvé',
  'notice.withdrawal.approvedUntil.body':
    '{amount} seront versés sur le compte se terminant par {lastFour} avant le {until}. Sinon, le montant redevient disponible pour vous.',
  'notice.withdrawal.paid.title': 'Retrait versé',
  'notice.withdrawal.paid.body': '{amount} vous ont été versés. Référence {reference}.',
  'notice.withdrawal.refused.title': 'Retrait refusé',
  'notice.withdrawal.refused.body': '{amount} sont de retour dans votre solde disponible. Motif : {reason}',
  'notice.withdrawal.bounced.title': 'Votre banque a renvoyé un versement',
  'notice.withdrawal.bounced.body': '{amount} sont de retour dans votre solde disponible. Motif : {reason}',
  'notice.withdrawal.lapsed.title': 'Retrait non versé à temps',
  'notice.withdrawal.lapsed.body':
    '{amount} sont de retour dans votre solde disponible, car le retrait n’a pas été versé dans le délai. Vous pouvez refaire la demande tout de suite.',
  'notice.payout.changed.title': 'Compte de versement modifié',
  'notice.payout.changed.body':
    'À partir du {until}, les versements iront au compte se terminant par {lastFour}. Si ce n’était pas vous, contestez tout de suite.',
  'notice.payout.passwordReset.title': 'Code de transaction redéfini',
  'notice.payout.passwordReset.body':
    'Il a été défini sans l’ancien : les versements attendent donc jusqu’au {until}. Si ce n’était pas vous, contestez immédiatement.',
  'notice.payout.factorOff.title': 'Les versements attendent 24 heures',
  'notice.payout.factorOff.body':
    'Une clé d’accès ou les codes à usage unique ont été désactivés, ou un code de secours a servi : les versements attendent donc jusqu’au {until}. Si ce n’était pas vous, changez votre mot de passe de connexion et écrivez au service client.',
  'notice.hold.released.title': 'Blocage levé',
  'notice.hold.released.body': '{amount} sont de retour dans votre solde disponible.',
  'notice.chargeback.held.title': 'Un paiement fait l’objet d’une rétrofacturation',
  'notice.chargeback.held.body':
    '{amount} sont bloqués jusqu’au {until}. D’ici là, vous pouvez contester. Motif : {reason}',
  'notice.chargeback.heldRevenue.title': 'Des recettes font l’objet d’une rétrofacturation',
  'notice.chargeback.heldRevenue.body':
    '{amount} de recettes en attente de règlement sont bloqués jusqu’au {until}. Votre solde disponible n’est pas touché. D’ici là, vous pouvez contester. Motif : {reason}',
  'notice.chargeback.house.title': 'Un paiement fait l’objet d’une rétrofacturation',
  'notice.chargeback.house.body':
    'L’exploitant en paie {amount} sur ses propres fonds. Rien n’est bloqué ni prélevé sur votre argent. Motif : {reason}',
  'notice.chargeback.lifted.title': 'Blocage levé sur des recettes',
  'notice.chargeback.lifted.body':
    '{amount} ne sont plus bloqués. Ils comptent de nouveau dans les recettes du plan.',
  'notice.chargeback.posted.title': 'Une rétrofacturation a été effectuée',
  'notice.chargeback.posted.body': 'Le montant bloqué, {amount}, est retourné là d’où il venait.',
  'notice.acceptance.refused.title': 'Paiement de change non confirmé',
  'notice.acceptance.refused.body':
    'Aucun paiement n’a été trouvé pour ce que vous avez signalé. Vous pouvez contester. Motif : {reason}',
  'notice.acceptance.lapsed.title': 'Paiement de change non confirmé à temps',
  'notice.acceptance.lapsed.body':
    'Personne n’a confirmé en 7 jours le paiement que vous avez signalé. Si vous avez payé, contestez et joignez votre preuve.',
  'notice.objection.upheld.title': 'Votre contestation est acceptée',
  'notice.objection.upheld.body':
    'La décision est en votre faveur. La réponse se trouve parmi vos contestations.',
  'notice.objection.lapsed.title': 'Votre contestation est acceptée : personne n’a répondu à temps',
  'notice.objection.lapsed.body':
    'Personne de l’équipe n’a répondu dans le délai ; la décision est donc en votre faveur. La suite figure parmi vos contestations.',
  'notice.objection.paid.title': 'Remboursement après votre contestation',
  'notice.objection.paid.body': 'L’exploitant a payé {amount}, disponibles dès maintenant.',
  'notice.objection.rejected.title': 'Votre contestation est rejetée',
  'notice.objection.rejected.body': 'La réponse motivée se trouve parmi vos contestations.',
  'notice.account.passkeyAdded.title': 'Clé d’accès ajoutée',
  'notice.account.passkeyAdded.body':
    '« {name} » ouvre désormais votre compte. Si ce n’était pas vous, retirez-la et changez votre mot de passe de connexion.',
  'notice.account.passkeyRemoved.title': 'Clé d’accès retirée',
  'notice.account.passkeyRemoved.body':
    '« {name} » n’ouvre plus votre compte. Si ce n’était pas vous, changez votre mot de passe de connexion et écrivez au service client.',
  'notice.account.totpOn.title': 'Codes à usage unique activés',
  'notice.account.totpOn.body':
    'La connexion par mot de passe demande désormais aussi un code de votre application d’authentification.',
  'notice.account.totpOff.title': 'Codes à usage unique désactivés',
  'notice.account.totpOff.body':
    'La connexion ne demande plus de code. Si ce n’était pas vous, changez votre mot de passe de connexion et écrivez au service client.',
  'notice.account.recoveryCodesMade.title': 'Nouveaux codes de secours',
  'notice.account.recoveryCodesMade.body':
    'Les codes créés avant ne sont plus valables. Si ce n’était pas vous, changez votre mot de passe de connexion et créez-en de nouveaux.',
  'notice.account.recoveryCodeUsed.title': 'Un code de secours a servi',
  'notice.account.recoveryCodeUsed.body':
    'Codes restants : {left}. Si ce n’était pas vous, changez votre mot de passe de connexion et écrivez au service client.',
  'notice.account.codesTried.title': 'Quelqu’un essaie des codes à votre connexion',
  'notice.account.codesTried.body':
    'Votre mot de passe était bon, les codes étaient faux, et personne n’a pu se connecter. Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le.',
  'notice.account.factorsRemoved.title': 'Clés d’accès et codes retirés',
  'notice.account.factorsRemoved.body':
    'Vos clés d’accès, codes à usage unique et codes de secours ne sont plus valables. Si vous ne l’avez pas demandé, écrivez aussitôt au service client.',
  'notice.account.closing.title': 'Votre compte est en cours de fermeture',
  'notice.account.closing.body':
    'Les plans prennent fin et votre argent est versé, le reste à mesure qu’il se libère. Si ce n’était pas vous, contestez tout de suite.',
  'notice.account.closed.title': 'Votre compte est fermé',
  'notice.account.closed.body': 'Tout vous a été versé. Vous pouvez toujours consulter votre relevé.',
  'notice.coupon.granted.title': 'Un bon pour vous',
  'notice.coupon.granted.body': '{name} figure parmi vos bons, valable jusqu’au {until}.',
  'notice.startUp.granted.title': 'Fonds de démarrage',
  'notice.startUp.granted.body':
    'L’exploitant vous prête {amount} pour des plans. Cette somme n’est pas retirable ; vous pouvez la rendre à tout moment, sans frais.',
  'notice.startUp.offered.title': 'Fonds de démarrage proposés',
  'notice.startUp.offered.body':
    'L’exploitant propose de vous prêter {amount} pour des plans. Acceptez ou refusez dans votre portefeuille avant le {until} ; rien ne se passe sans votre accord.',
  'notice.acceptance.issued.title': 'Votre change est prêt',
  'notice.acceptance.issued.body':
    'Deux personnes ont vérifié les conditions d’un change. Ouvrez-le avec votre code ; avant de payer, vous voyez ce que vous payez et ce que vous recevez.',

  'notice.feedback.answered.title': 'Réponse à vos remarques',
  'notice.feedback.answered.body': 'Vous nous avez écrit à propos de : {subject}. Notre réponse : {answer}',
  'notice.topup.refused.title': 'Demande de dépôt close',
  'notice.topup.refused.body':
    'Rien n’a été crédité pour votre demande de dépôt de {amount}. Si vous avez bien payé, contestez et joignez votre preuve. Motif : {reason}',
  'notice.hold.opened.title': 'Une partie de vos fonds est bloquée',
  'notice.hold.opened.body':
    '{amount} sont bloqués jusqu’au {until}, puis se débloquent d’eux-mêmes. Vous pouvez contester sans frais. Motif : {reason}',
  'notice.hold.renewed.title': 'Un blocage a été prolongé une fois',
  'notice.hold.renewed.body':
    '{amount} restent bloqués jusqu’au {until}, sans autre prolongation possible. Vous pouvez contester sans frais. Motif : {reason}',
  'notice.score.forged.title': 'Votre score de confiance a baissé',
  'notice.score.forged.body':
    'Deux membres de l’équipe ont jugé un document falsifié. Votre argent n’est pas touché. Vous pouvez contester. Motif : {reason}',
  'notice.account.disabled.title': 'Votre compte est désactivé',
  'notice.account.disabled.body':
    'Le motif figure sur votre page d’accueil. Votre argent reste à vous : vous pouvez le retirer, contester et nous écrire.',
  'notice.account.enabled.title': 'Votre compte est ouvert',
  'notice.account.enabled.body': 'Tout vous est ouvert dans l’application.',
  'notice.account.passwordChanged.title': 'Votre mot de passe de connexion a été modifié',
  'notice.account.passwordChanged.body':
    'Toutes vos sessions ont été fermées. Si ce n’était pas vous, utilisez « Mot de passe oublié ? » et écrivez-nous.',
  'notice.account.signedOut.title': 'Toutes vos sessions ont été fermées',
  'notice.account.signedOut.body': 'L’équipe a fermé vos sessions sur tous les appareils. Motif : {reason}',

  'notice.support.answered.title': 'Le service client vous a répondu',
  'notice.support.answered.body': 'La réponse vous attend dans votre conversation avec le service client.',

  'notice.demoDesk':
    'Ceci est le guichet de démonstration de l’environnement d’essai : un automate répond ici, pas une personne. Il envoie les coordonnées de paiement, enregistre les dépôts et paie les retraits de lui-même en moins d’une minute. Aucun argent réel ne circule. Chaque étape figure sur la page du dossier.',
  'notice.sample.announcement.title': 'Exemple d’annonce : règles d’utilisation, version 1',
  'notice.sample.announcement.body':
    'Les règles d’utilisation disent où se trouve votre argent à chaque instant et ce qui ne vous est jamais demandé. Une règle modifiée est annoncée ici avant de s’appliquer. Cette notification fait partie des données d’exemple.',
  'notice.sample.maintenance.title': 'Exemple de maintenance : rapports plus tardifs que d’habitude',
  'notice.sample.maintenance.body':
    'Pendant vingt minutes, les rapports de diffusion n’ont pas été reçus. Ils ont été renvoyés et comptés une seule fois ; aucun montant n’a changé, et les dépôts et retraits ont continué comme d’habitude. Cette notification fait partie des données d’exemple.',
  'notice.sample.activity.title': 'Exemple d’offre : un bon de bienvenue',
  'notice.sample.activity.body':
    'Le bon de bienvenue peut être obtenu une fois par personne. Avant de confirmer un montant, l’application montre qui paie quelle part. Cette notification fait partie des données d’exemple.',

  'contact.general': 'Questions générales',
  'contact.recharge': 'Assistance dépôts',

  'faq.learningPhase.question': 'Qu’est-ce que la phase d’apprentissage d’un plan ?',
  'faq.learningPhase.answer':
    'Après le démarrage d’un plan, le réseau doit apprendre qui il touche. Il lui faut environ 30 à 50 conversions en 7 jours. Jusque-là, les chiffres d’un plan varient beaucoup d’un jour à l’autre.\n\nLa page du plan montre combien de conversions ont été comptées. Un plan en phase d’apprentissage peut se terminer par une perte, comme tout autre.',
  'faq.whereIsMyMoney.question': 'Où est mon argent pendant la diffusion d’un plan ?',
  'faq.whereIsMyMoney.answer':
    'Quand vous financez un plan, le montant passe du solde disponible à « Dans les plans ». Chaque rapport de diffusion en facture une partie. Ce qui n’a pas été dépensé revient au solde disponible à la fin de la diffusion.\n\nLes recettes d’un plan figurent sous « En attente de règlement ». Elles deviennent disponibles une fois que le réseau les a payées et que le délai de contestation est passé.',
  'faq.canILose.question': 'Puis-je perdre de l’argent avec un plan ?',
  'faq.canILose.answer':
    'Oui. Ce qu’un plan dépense pour sa diffusion est dépensé, que les gens réagissent ou non. La page de chaque produit montre le bilan de tous ses plans soldés : leur nombre, le résultat médian et la part de ceux qui ont perdu de l’argent.\n\nPersonne ne peut dire d’avance comment un plan se terminera. N’y mettez que l’argent dont vous pouvez vous passer.',
  'faq.withdraw.question': 'Comment faire un retrait ?',
  'faq.withdraw.answer':
    'Définissez un code de transaction et un compte de versement, puis demandez un retrait dans le portefeuille. L’équipe l’approuve et le verse ; chaque étape est affichée.\n\nSi quelque chose s’y oppose, le portefeuille dit quoi, jusqu’à quand et comment le lever. Cela ne coûte jamais rien : quiconque vous demande de verser de l’argent pour débloquer un retrait vous trompe.',
  'faq.topUp.question': 'Comment déposer de l’argent ?',
  'faq.topUp.answer':
    'Les dépôts sont traités manuellement. Demandez-en un dans le portefeuille ; l’assistance vous envoie alors les coordonnées de paiement avec le compte à créditer. Ne payez que vers un compte indiqué de cette façon.\n\nL’équipe enregistre le paiement reçu, une deuxième personne le vérifie, et le montant apparaît dans le solde disponible avec son numéro de reçu.',

  'rules.text':
    'Votre argent est à vous. Il se trouve dans le solde disponible, bloqué avec un motif et une date de fin, dans des plans en cours, dans des résultats en attente de règlement, ou en route vers vous ; ces parts forment le total de vos avoirs.\n\nLes remises et les fonds de démarrage sont l’argent de l’exploitant. Ils peuvent être dépensés dans des plans, jamais retirés, et ne comptent jamais comme votre argent.\n\nUn plan dépense en diffusion ce que vous y mettez. Les résultats varient et peuvent être négatifs. Rien dans cette application n’est une promesse de résultat.\n\nUne correction est toujours une nouvelle écriture que vous pouvez voir. Rien de ce qui s’est passé n’est modifié ni effacé.\n\nL’équipe ne demande jamais votre mot de passe, ni de l’argent pour libérer de l’argent.',
  'activityRules.text':
    'Le bon de bienvenue peut être obtenu une fois par personne. Vous choisissez un bon en finançant un plan : un seul par plan, et un seul du même nom dans la journée.\n\nLa remise est payée par l’exploitant. Ce n’est pas de l’argent et elle ne peut pas être retirée ; ce qu’un plan n’en utilise pas retourne à l’exploitant. Avant de confirmer, l’application montre qui paie quelle part.',

  'printed.account': 'Identifiant du compte {id}',
  'printed.made': 'Établi le {time}. Toutes les heures sont celles de {zone}.',
  'printed.head': 'Empreinte de la dernière écriture : {hash}',
  'printed.time': 'Heure',
  'printed.availableAfter': 'Disponible après',
  'printed.totalAfter': 'Total après',
  'printed.byHand': 'saisi à la main',
  'printed.checkable':
    'Copie pour lecture. Le fichier JSON du même mois contient les mêmes chiffres et se vérifie sans nous. □ remplace un caractère que ce fichier ne peut pas afficher.',
  'printed.page': 'Page {page} sur {count}',
} satisfies Translation<typeof english>;
