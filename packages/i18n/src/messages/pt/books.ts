import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

export const books = {
  'books.heading': 'O que se deve e o que há',
  'books.explained':
    'O que se deve a todos os titulares e às redes, diante do dinheiro que há. Somas de todos, direto do livro-razão.',
  'books.owed': 'Devido',
  'books.held': 'Em caixa',
  'books.owedTotal': 'Total devido',
  'books.heldTotal': 'Total em caixa',
  'books.house': 'Disso, dinheiro próprio do programa',
  'books.difference': 'Diferença',
  'books.differenceExplained':
    'O que há em caixa, menos o devido e o dinheiro próprio do programa. É 0 quando as contas fecham.',
  'books.line.available': 'Saldo disponível de todos os titulares',
  'books.line.held': 'Valores retidos dos titulares',
  'books.line.escrow': 'A consumir',
  'books.line.settling': 'A liquidar',
  'books.line.withdrawing': 'Saques a caminho',
  'books.line.promo': 'Cupons em planos em veiculação',
  'books.line.start_up': 'Fundos iniciais emprestados',
  'books.line.media': 'Devido às redes pela veiculação',
  'books.line.bank': 'Dinheiro no banco',
  'books.line.network_receivable': 'O que as redes devem',
} satisfies Translation<typeof english>;
