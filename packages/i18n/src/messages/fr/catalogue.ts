import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': 'Plans en perte',
  'catalogue.lostOf': '{lost} sur {settled} en perte',
  'catalogue.noneSettled': 'Aucun plan soldé pour l’instant',
  'record.spread':
    'Plans soldés : {settled}. Leurs résultats vont de {least} à {most} ; la moitié se situe entre {lower} et {upper}.',
  'record.few': 'Les pourcentages sont affichés à partir de {count} plans soldés.',
  'record.source': 'D’où viennent ces résultats',
  'record.sourceExplained':
    'Chaque plan soldé sur ce produit compte une fois, quelle que soit la personne qui l’a financé : ce qu’il a rapporté moins ce qui a été dépensé, en proportion du montant dépensé. Ce qu’un bon a payé compte comme dépensé. Aucun plan ne peut être omis.',
  'record.result': 'Résultat, rapporté au montant dépensé',
  'record.plans': 'Plans',
  'record.bandBelow': 'moins de {until}',
  'record.band': 'de {from} à moins de {until}',
  'record.bandAbove': '{from} ou plus',

  'catalogue.search': 'Titre du produit',
  'catalogue.order': 'Trier par',
  'catalogue.order.newest': 'Plus récents',
  'catalogue.order.least_amount': 'Montant le plus faible',
  'catalogue.order.least_price': 'Prix le plus bas pour 1 000 vues',
  'catalogue.order.shortest': 'Diffusion la plus courte',
  'catalogue.order.most_settled': 'Le plus de plans soldés',
  'catalogue.order.fewest_lost': 'Plus faible part de pertes',
  'catalogue.fewLast':
    'Les produits qui ont moins de {count} plans soldés viennent en dernier. Un résultat passé ne dit rien du prochain.',
  'catalogue.amount': 'Montant à financer ({currency})',
  'catalogue.daysMax':
    '{count, plural, one {# jour au plus} many {# de jours au plus} other {# jours au plus}}',
  'catalogue.result.no_loss': 'Médiane sans perte',
  'catalogue.result.loss': 'Médiane en perte',
  'catalogue.result.none': 'Moins de {count} soldés',
  'catalogue.noneFound': 'Aucun produit ne correspond à ces filtres.',
  'creative.heading': 'Ce que voient les internautes',
  'creative.image': 'Image {number} sur {count}',
  'creative.poster': 'Image extraite de la vidéo',
  'creative.openPage': 'Aperçu de la page de destination',
  'creative.previewExplained':
    'Il s’agit d’une copie enregistrée. Les boutons et les liens n’y fonctionnent pas.',
  'compare.open': 'Comparer à un autre produit',
  'compare.heading': 'Comparer des produits',
  'compare.choose': 'Choisissez le produit à comparer à {product}.',
  'compare.other': 'En choisir un autre',
  'compare.half': 'La moitié des résultats se situe entre',
  'compare.few': 'trop peu de plans',
  'compare.none': 'Aucun autre produit portant ce titre ne peut être financé pour le moment.',
  'compare.noRecord':
    'Aucun plan sur ces deux produits n’est encore soldé : il n’y a donc pas de bilan à comparer.',
  'product.notOffered': 'Ce produit n’est plus proposé. Les plans déjà financés continuent.',
  'repeat.way': 'Le financer à nouveau avec {amount}',
  'repeat.heading': 'Refaire le plan {number}',
  'repeat.same': 'Les conditions sont toujours celles de ce plan, version {version}.',
  'repeat.changed':
    'Ses conditions étaient la version {before} ; c’est maintenant la version {now}. Ce qui a changé :',
  'repeat.wasNow': '{before}, maintenant {now}',
  'repeat.newText': 'formulé autrement',
  'repeat.newFiles': 'nouvelles images ou nouvelle page',
  'repeat.limits': 'Les limites ne sont pas reprises. Fixez-les dès que le plan est en diffusion.',
  'watch.start': 'Ajouter aux favoris',
  'watch.stop': 'Retirer des favoris',
  'watch.explained':
    'Vous recevez une notification lorsque ses conditions changent, qu’il n’est plus proposé ou qu’il l’est de nouveau.',
  'watch.label': 'Favoris',
  'watch.only': 'Favoris seulement',
} satisfies Translation<typeof english>;
