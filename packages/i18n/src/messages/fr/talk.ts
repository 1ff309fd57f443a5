import type { Translation } from '../../packs';
import type { talk as english } from '../en/talk';

export const talk = {
  'notices.categories': 'Catégorie',
  'notices.category.all': 'Toutes',
  'notices.category.system_announcement': 'Annonce',
  'notices.category.system_maintenance': 'Maintenance',
  'notices.category.activity': 'Offre',
  'notices.filters': 'Quelles notifications',
  'notices.filter.all': 'Toutes',
  'notices.filter.unread': 'Non lues',
  'notices.filter.read': 'Lues',
  'notices.unreadTotal':
    '{count, plural, =0 {Rien de non lu} one {# non lue} many {# de non lues} other {# non lues}}',
  'notices.unread': 'Non lue',
  'notices.markAll': 'Tout marquer comme lu',
  'notices.marked': 'Marqué comme lu.',
  'notices.follow': 'Aller à la page concernée',
  'notices.none.all':
    'Pas encore de notification. Ce que l’équipe annonce, et ce qui arrive à vos plans et à votre argent, sera dit ici.',
  'notices.none.unread': 'Rien de non lu.',
  'notices.none.read': 'Rien de lu pour l’instant. Une notification compte comme lue dès que vous l’ouvrez.',
  'notices.markFailed':
    'Impossible de marquer cette notification comme lue. Elle reste non lue ; rouvrez-la plus tard.',
  'notices.markAllFailed':
    'Impossible de marquer les notifications comme lues. Elles restent non lues ; réessayez.',

  'feedback.lead':
    'Dites-nous ce qui ne marche pas ou ce qui vous manque. Une personne le lit ; la réponse arrive en notification.',
  'feedback.subject': 'Objet',
  'feedback.content': 'Ce que vous voulez nous dire',
  'feedback.images': 'Images (facultatif)',
  'feedback.imagesHint':
    '{count, plural, one {# image} many {# d’images} other {# images}} au plus, chacune jusqu’à 5 Mo. Le lieu et la date d’une photo en sont retirés.',
  'feedback.addImage': 'Ajouter des images',
  'feedback.image': 'Image {number}',
  'feedback.imageSending': 'Envoi de l’image {number}',
  'feedback.imageFailed': 'L’image {number} n’a pas été envoyée : {reason}',
  'feedback.imageAgain': 'Renvoyer l’image {number}',
  'feedback.imageRemove': 'Retirer l’image {number}',
  'feedback.imagesFull':
    '{count, plural, one {Seule # image peut être ajoutée.} many {Seules # d’images peuvent être ajoutées.} other {Seules # images peuvent être ajoutées.}} Les autres ont été laissées de côté.',
  'feedback.imagesOpen': 'Une image n’est pas encore envoyée. Attendez, renvoyez-la ou retirez-la.',
  'feedback.submit': 'Envoyer',
  'feedback.sent': 'Remarque envoyée',
  'feedback.sentExplained': 'Elle porte le numéro {number}. La réponse arrive en notification.',
  'feedback.another': 'En écrire une autre',

  'loginPassword.old': 'Ancien mot de passe',
  'loginPassword.new': 'Nouveau mot de passe',
  'loginPassword.confirm': 'Confirmer le nouveau mot de passe',
  'loginPassword.explained':
    'Après le changement, vous êtes déconnecté de tous les appareils et vous reconnectez avec le nouveau mot de passe.',
  'loginPassword.same': 'Le nouveau mot de passe doit être différent de l’ancien.',
  'loginPassword.submit': 'Changer le mot de passe',
  'loginPassword.changed': 'Mot de passe changé. Connectez-vous avec le nouveau.',
  'loginPassword.shell':
    'Vous arrivez par l’application hôte : ce compte n’a pas de mot de passe de connexion, et rien ne peut être changé ici.',

  'payPassword.old': 'Saisissez votre code de transaction actuel',
  'payPassword.forgotten': 'Je l’ai oublié',
  'payPassword.known': 'Je m’en souviens',
  'payPassword.byLogin': 'Prouvez votre identité avec votre mot de passe',
  'payPassword.byLoginExplained':
    'Les versements attendent alors 24 heures, pour que personne d’autre ne puisse vider votre compte. Rien d’autre ne change, et vos soldes ne sont pas touchés.',
  'payPassword.loginPassword': 'Mot de passe de connexion',
  'payPassword.same': 'Le nouveau doit être différent de l’actuel.',
  'payPassword.changed': 'Code de transaction changé.',
  'payPassword.changedLater': 'Code de transaction changé. Les versements attendent 24 heures.',
  'payPassword.notSet': 'Aucun code de transaction n’est encore défini.',

  'settings.appearance': 'Apparence',
  'settings.theme': 'Thème',
  'settings.theme.system': 'Comme l’appareil',
  'settings.theme.light': 'Clair',
  'settings.theme.dark': 'Sombre',
  'settings.textSize': 'Taille du texte',
  'settings.account': 'Compte',
  'settings.places': 'Vos sessions ouvertes',
  'settings.place.phone': 'Téléphone ou tablette',
  'settings.place.computer': 'Ordinateur',
  'settings.place.unknown': 'Appareil inconnu',
  'settings.placeHere': 'Cet appareil',
  'settings.placeUsed': 'Dernière utilisation',
  'settings.placeSince': 'Connexion',
  'settings.placeEnd': 'Fermer la session',
  'settings.placeEnded': 'Session fermée.',
  'settings.placesUnknown':
    'Un appareil inconnu ? Fermez sa session, puis changez votre mot de passe de connexion.',
  'settings.operator': 'Qui exploite ce service',
  'settings.operator.legal_name': 'Raison sociale',
  'settings.operator.registration_number': 'Numéro d’immatriculation',
  'settings.operator.complaints_address': 'Réclamations',
  'settings.operatorMissing': 'Non indiqué ici',
  'settings.operatorSandbox':
    'Ceci est un environnement d’essai : aucun exploitant ne s’y trouve, et aucun argent réel ne peut y circuler.',
} satisfies Translation<typeof english>;
