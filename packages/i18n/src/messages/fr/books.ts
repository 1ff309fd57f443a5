import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

export const books = {
  'books.heading': 'Ce qui est dû, ce qui est là',
  'books.explained':
    'Ce qui est dû à tous les titulaires et aux réseaux, face à l’argent qui est là. Sommes pour tous, tirées directement du grand livre.',
  'books.owed': 'Dû',
  'books.held': 'Détenu',
  'books.owedTotal': 'Total dû',
  'books.heldTotal': 'Total détenu',
  'books.house': 'Dont argent propre du programme',
  'books.difference': 'Différence',
  'books.differenceExplained':
    'Ce qui est détenu, moins ce qui est dû et l’argent propre du programme. 0 quand les comptes sont justes.',
  'books.line.available': 'Soldes disponibles de tous les titulaires',
  'books.line.held': 'Montants bloqués des titulaires',
  'books.line.escrow': 'En attente de consommation',
  'books.line.settling': 'À régler',
  'books.line.withdrawing': 'Retraits en cours',
  'books.line.promo': 'Bons dans les plans en cours',
  'books.line.start_up': 'Fonds de démarrage prêtés',
  'books.line.media': 'Dû aux réseaux pour la diffusion',
  'books.line.bank': 'Liquidités',
  'books.line.network_receivable': 'Ce que doivent les réseaux',
} satisfies Translation<typeof english>;
