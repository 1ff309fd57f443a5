import type { Translation } from '../../packs';
import type { reasons as english } from '../en/reasons';

export const reasons = {
  'reason.malformed_body': 'La demande était illisible. Rien n’a été fait.',
  'reason.unsupported_media_type': 'Ce type de contenu n’est pas accepté.',
  'reason.too_large': 'C’est trop volumineux pour être envoyé.',
  'reason.throttled': 'Trop de tentatives. Attendez un peu, puis réessayez.',
  'reason.not_found': 'Il n’y a rien à cette adresse.',
  'reason.not_ready': 'Le service n’est pas disponible pour l’instant. Réessayez dans un instant.',
  'reason.server_error': 'Erreur du serveur. Rien n’a été fait ; réessayez.',
  'reason.money_writes_stopped':
    'Les mouvements d’argent sont suspendus pendant la vérification des comptes. Vos soldes sont en sûreté.',
  'reason.wallet_frozen':
    'Votre argent est immobilisé : votre solde et vos écritures ne concordent pas. Deux membres de l’équipe doivent y remédier. Vous n’avez rien à faire ni à payer pour cela.',
  'reason.not_authorized': 'Veuillez vous connecter.',
  'reason.unknown_shell_identity': 'Ce compte n’est pas encore ouvert.',
  'reason.token_expired': 'Connexion expirée, veuillez vous reconnecter.',
  'reason.account_not_activated': 'Ce compte n’est pas encore activé.',
  'reason.account_disabled':
    'Ce compte est désactivé. Vous pouvez toujours retirer votre argent et contester.',
  'reason.account_deleted': 'Ce compte a été fermé. Vous pouvez toujours retirer votre argent.',
  'reason.no_such_data': 'Cela n’existe pas, ou ne vous appartient pas.',
  'reason.wrong_state': 'Ce n’est plus possible dans l’état actuel.',
  'reason.idempotency_key_missing': 'Une erreur s’est produite. Rien n’a été fait.',
  'reason.idempotency_key_reused':
    'Cette demande a déjà été envoyée avec un autre contenu. Rien de plus n’a été fait.',
  'reason.invalid_fields': 'Vérifiez les champs signalés.',
  'reason.wrong_credentials': 'Nom d’utilisateur ou mot de passe incorrect.',
  'reason.username_exists': 'Ce nom d’utilisateur existe déjà.',
  'reason.license_key_invalid': 'Cette clé de licence n’est pas valable.',
  'reason.terms_outdated': 'Les conditions ont changé entre-temps. Veuillez lire la nouvelle version.',
  'reason.authorization_code_not_found': 'Aucun code d’autorisation correspondant n’a été trouvé.',
  'reason.wrong_old_password': 'Le mot de passe actuel est incorrect.',
  'reason.second_step_needed':
    'Il faut une seconde étape : une clé d’accès, un code de votre application ou un code de secours.',
  'reason.second_step_wrong':
    'Ce code ou cette clé d’accès n’est pas bon, ou a déjà servi. Essayez le suivant.',
  'reason.passkey_refused':
    'Cette clé d’accès n’a pas pu servir ici. Réessayez ou connectez-vous avec votre mot de passe.',
  'reason.wrong_transaction_password': 'Le code de transaction est incorrect.',
  'reason.transaction_password_locked':
    'Trop d’essais erronés : le code de transaction est bloqué pour le moment.',
  'reason.transaction_password_not_set': 'Définissez d’abord un code de transaction.',
  'reason.payout_not_set': 'Indiquez d’abord où verser vos retraits.',
  'reason.payout_cooling':
    'Le compte de versement, un mot de passe ou un réglage de sécurité a été changé il y a moins de 24 heures ; les versements commencent 24 heures après.',
  'reason.insufficient_balance': 'Le solde disponible ne couvre pas ce montant.',
  'reason.withdrawal_amount_out_of_range': 'Ce montant ne peut pas être retiré.',
  'reason.withdrawal_overdue': 'Le délai de ce retrait est passé. Le montant revient à son titulaire.',
  'reason.put_amount_out_of_range': 'Le montant est hors des limites de ce produit.',
  'reason.limit_already_reached':
    'Les chiffres ont déjà atteint cette limite. Choisissez une autre valeur ou arrêtez le plan.',
  'reason.put_amount_invalid': 'Ce montant n’est pas valable.',
  'reason.order_expired': 'Ce plan n’a pas été financé à temps et a expiré.',
  'reason.start_up_not_returned':
    'Vous avez encore des fonds de démarrage. Rendez-les d’abord ; cela ne coûte rien.',
  'reason.open_hold':
    'Une partie de vos fonds est bloquée. Le motif et la date de fin figurent sur le blocage.',
  'reason.coupon_used': 'Ce bon a déjà été utilisé.',
  'reason.coupon_expired': 'Ce bon a expiré.',
  'reason.coupon_not_applicable': 'Ce bon ne convient pas à ce montant ou à ce produit.',
  'reason.coupon_same_name_today': 'Un seul bon du même nom peut être utilisé par jour.',
  'reason.coupon_already_received': 'Ce bon a déjà été obtenu.',
  'reason.house_not_funded':
    'L’exploitant ne peut pas payer ce bon pour le moment. Votre argent n’a pas été touché.',
  'reason.operation_id_invalid': 'Cet identifiant de compte n’est pas valable.',
  'reason.operation_id_current': 'Vous suivez déjà cet identifiant de compte.',
  'reason.acceptance_code_wrong': 'Code erroné, saisissez-le à nouveau.',
  'reason.image_too_large': 'Une image peut peser 5 Mo au plus.',
  'reason.not_an_image': 'Ce fichier n’est pas une image.',
  'reason.same_person': 'Vous y avez pris part. Quelqu’un d’autre doit en décider.',
  'reason.role_missing': 'Votre rôle ne le permet pas.',
  'reason.already_decided': 'La décision a déjà été prise.',
  'reason.acceptance_expired': 'Ce change a expiré.',
  'reason.acceptor_personal_off': 'Les particuliers ne sont pas admis ici comme partenaires de change.',
  'reason.coupon_campaign_over': 'Cette offre est terminée.',
  'reason.coupon_requirement_not_met': 'Le montant est inférieur à ce que ce bon exige.',
  'reason.file_type_refused': 'Ce type de fichier n’est pas accepté.',
  'reason.file_acts':
    'Ce PDF contient des scripts, des fichiers joints ou un verrou. Imprimez-le en PDF simple et envoyez celui-ci.',
  'reason.file_unreadable':
    'Seul un PDF de texte peut être envoyé d’ici : ce que dit une image ne peut pas être vérifié.',
  'reason.file_lost':
    'Ce fichier est endommagé ou manquant, et rien ne l’a remplacé. Adressez-vous au service client.',
  'reason.guest_case_unknown': 'Aucun dossier ne porte ce numéro et ce code.',
  'reason.membership_refund_over': 'Les 14 jours pour un remboursement sont passés.',
  'reason.membership_running': 'L’adhésion est déjà en cours.',
  'reason.objection_open': 'Une contestation est déjà ouverte ; attendez la réponse.',
  'reason.objection_window_over': 'Le délai de contestation est passé.',
  'reason.proposal_expired': 'Cette proposition a expiré.',
  'reason.proposal_pending': 'Une proposition est déjà en attente à ce sujet.',
  'reason.receipt_already_recorded': 'Ce reçu a déjà été enregistré.',
  'reason.bank_line_answers':
    'Une ligne de la banque correspond à ce dossier. Proposez plutôt de la comptabiliser.',
  'reason.shell_ticket_invalid':
    'La connexion de l’application hôte n’est plus valable. Rouvrez cette page depuis l’application hôte.',
  'reason.signature_invalid': 'La signature n’est pas valable.',
  'reason.start_up_insufficient': 'Les fonds de démarrage ne suffisent pas.',
  'reason.terms_changed': 'Les conditions de ce produit ont changé. Relisez-les avant de le financer.',
  'reason.totp_required': 'Le code à usage unique est nécessaire.',
  'reason.wrong_login_password': 'Le mot de passe de connexion est incorrect.',
  'reason.sign_in_not_fresh':
    'Trop de temps s’est écoulé. Rouvrez Fairlead depuis votre application, puis confirmez ici dans les 10 minutes.',
  'reason.account_closing': 'Le compte est en cours de fermeture. Votre argent est en route vers vous.',
  'reason.amount_above_original': 'Le montant dépasse celui d’origine.',
  'reason.settlement_not_original':
    'Cette écriture ne fait que verser des recettes déjà créditées. Rétrofacturez l’écriture qui les a créditées.',
  'reason.amount_above_owed': 'La somme due à ce réseau est inférieure à ce montant.',
  'reason.changed_meanwhile': 'Quelqu’un a modifié cela entre-temps. Regardez à nouveau.',
  'reason.hold_days_used':
    'L’argent d’une personne peut être bloqué au plus 14 jours sur 90 ; cette durée serait dépassée.',
  'reason.flags_not_acknowledged':
    'Confirmez chaque avertissement avant de décider. Il peut y en avoir de nouveaux.',
  'reason.not_your_proposal': 'Seule la personne qui a fait cette proposition peut la retirer.',
  'reason.last_admin':
    'Il doit rester deux administrateurs, une personne qui propose et une personne qui décide.',
  'reason.decides_later':
    'Votre compte a été créé ou modifié il y a moins de 72 heures. Il ne décide de rien avant la fin de ce délai.',
  'reason.first_password': 'Changez votre premier mot de passe : d’ici là, rien d’autre ne s’ouvre.',
  'reason.signed_out_lately':
    'Cette personne a été déconnectée partout il y a moins d’une heure. Si quelqu’un d’autre a le mot de passe, désactivez le compte.',
  'reason.channel_off': 'Ce n’est pas disponible ici. Écrivez plutôt au service client.',
  'reason.contact_code_wrong':
    'Ce code n’est pas le bon ou n’est plus valable. Après cinq essais, demandez-en un nouveau.',
  'reason.recovery_link_invalid': 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
  'reason.recovery_runs':
    'Le mot de passe de connexion a été redéfini récemment. Tant que les versements attendent pour cette raison, seul l’ancien code de transaction permet d’en définir un nouveau.',
  'reason.recovery_not_open': 'Aucun nouveau mot de passe ne peut plus être défini dans ce dossier.',
  'reason.recovered_lately':
    'L’équipe a déjà fait redéfinir le mot de passe de ce compte au cours des 30 derniers jours. Le lien par e-mail reste possible.',
  'reason.no_login_password':
    'Ce compte vient d’une application hôte et n’a pas de mot de passe de connexion.',
  'reason.provider_unreachable': 'Le service de connexion ne répond pas. Réessayez dans un instant.',
  'reason.identity_unknown':
    'Aucun compte n’est relié à cette identité. Connectez-vous une fois avec votre mot de passe et reliez-la sous « Votre compte », ou demandez à un administrateur.',
  'reason.provider_demanded': 'Ce compte se connecte par le service de connexion.',
  'reason.identity_demanded':
    'Reliez votre compte au service de connexion : d’ici là, rien d’autre ne s’ouvre.',
  'reason.sign_in_lapsed': 'Cette connexion n’a pas été terminée, ou pas à temps. Recommencez.',
  'reason.same_text_to_many':
    'Le même texte a été envoyé à cinq personnes en un jour. Proposez une notification à tous : une autre personne l’approuve.',
  'reason.not_a_lead': 'Cette personne ne peut pas publier de plans.',
  'reason.payee_not_approved': 'Ce bénéficiaire n’est pas approuvé.',

  'refusal.until': 'De nouveau possible à partir du {time}.',
  'refusal.triesLeft':
    '{count, plural, one {# essai restant.} many {# d’essais restants.} other {# essais restants.}}',

  'field.required': 'Ce champ ne peut pas être vide.',
  'field.unknown_field': 'Ce champ n’est pas connu.',
  'field.wrong_type': 'Ce type de valeur ne convient pas ici.',
  'field.too_short': 'C’est trop court.',
  'field.too_long': 'C’est trop long.',
  'field.too_small': 'C’est trop petit.',
  'field.too_big': 'C’est trop grand.',
  'field.invalid_format': 'La forme ne semble pas correcte.',
  'field.not_one_of': 'Choisissez une des options.',
  'field.passwords_do_not_match': 'Les mots de passe ne correspondent pas.',
  'field.same_as_old': 'Le nouveau mot de passe doit être différent de l’ancien.',
  'field.trivial_password': 'C’est trop facile à deviner. Choisissez d’autres chiffres.',
  'field.maker_and_checker': 'Une même personne ne peut pas à la fois proposer et décider.',
  'field.common_password':
    'Ce mot de passe est très répandu : il sera essayé en premier. Choisissez-en un autre.',
  'field.same_as_username': 'Le mot de passe doit être différent du nom d’utilisateur.',
  'field.poses_as_staff': 'Ce nom pourrait passer pour celui de l’équipe. Choisissez-en un autre.',
  'field.payment_details': 'Les coordonnées de paiement s’envoient uniquement sur une fiche à part.',
  'field.outside_link':
    'Seules les adresses de cette application peuvent être citées, et aucune conversation ailleurs.',
  'field.pay_to_release':
    'Il n’y a jamais rien à payer pour que de l’argent soit débloqué. Formulez autrement.',
  'field.promise_of_profit': 'Personne ne peut promettre un gain. Formulez autrement.',
  'field.other_company': 'Aucune autre entreprise ne peut être citée ici.',
} satisfies Translation<typeof english>;
