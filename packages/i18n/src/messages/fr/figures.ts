import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': 'Période',
  'figures.time.week': '7 jours',
  'figures.time.four': '28 jours',
  'figures.time.month': 'Ce mois-ci',
  'figures.time.own': 'Autre',
  'figures.fault.order': 'Le dernier jour précède le premier.',
  'figures.fault.long': 'Choisissez 366 jours au plus.',
  'figures.by': 'Ventiler par',
  'figures.by.day': 'Jour',
  'figures.by.hour': 'Heure',
  'figures.by.plan': 'Plan',
  'figures.by.product': 'Produit',
  'figures.figure': 'Chiffre affiché',
  'figures.fell': 'Les dépenses ont baissé depuis la fin de {plan}, le {day}.',
  'figures.rose': 'Les dépenses ont augmenté depuis le démarrage de {plan}, le {day}.',
  'figures.compared': 'Avant : {value}, {days}',
  'figures.before': 'Avant',
  'figures.table': '{name}, ligne par ligne',
  'figures.total': 'Total',
  'figures.rest': 'Tous les autres',
  'figures.inspect': 'Point affiché',
  'figures.zone': 'Jours et heures dans votre fuseau horaire, {zone}.',
  'figures.export': 'Enregistrer en CSV',
  'figures.allPlans': 'Tous les plans',
} satisfies Translation<typeof english>;
