import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

export const books = {
  'books.heading': 'Lo que se debe y lo que hay',
  'books.explained':
    'Lo que se debe a todos los titulares y a las redes, frente al dinero que hay. Sumas de todos, tomadas directamente del libro de cuentas.',
  'books.owed': 'Lo que se debe',
  'books.held': 'Lo que hay',
  'books.owedTotal': 'Total que se debe',
  'books.heldTotal': 'Total que hay',
  'books.house': 'De ello, dinero propio del programa',
  'books.difference': 'Diferencia',
  'books.differenceExplained':
    'Lo que hay, menos lo que se debe y el dinero propio del programa. Es 0 cuando las cuentas cuadran.',
  'books.line.available': 'Saldo disponible de todos los titulares',
  'books.line.held': 'Importes retenidos de los titulares',
  'books.line.escrow': 'Pendiente de consumo',
  'books.line.settling': 'Pendiente de liquidar',
  'books.line.withdrawing': 'Retiros en camino',
  'books.line.promo': 'Cupones en planes en curso',
  'books.line.start_up': 'Fondos iniciales prestados',
  'books.line.media': 'Se debe a las redes por la difusión',
  'books.line.bank': 'Dinero en el banco',
  'books.line.network_receivable': 'Lo que deben las redes',
} satisfies Translation<typeof english>;
