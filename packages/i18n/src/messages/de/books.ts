import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

export const books = {
  'books.heading': 'Geschuldet und vorhanden',
  'books.explained':
    'Was allen Kontoinhabern und Netzwerken geschuldet wird, und das Geld, das dafür da ist. Summen über alle, unmittelbar aus den Buchungen.',
  'books.owed': 'Geschuldet',
  'books.held': 'Vorhanden',
  'books.owedTotal': 'Geschuldet, insgesamt',
  'books.heldTotal': 'Vorhanden, insgesamt',
  'books.house': 'Davon eigenes Geld des Programms',
  'books.difference': 'Differenz',
  'books.differenceExplained':
    'Vorhandenes abzüglich des Geschuldeten und des eigenen Geldes des Programms. 0, wenn die Bücher stimmen.',
  'books.line.available': 'Verfügbares Guthaben aller Inhaber',
  'books.line.held': 'Zurückgehaltenes Geld der Inhaber',
  'books.line.escrow': 'Noch zu verbrauchen',
  'books.line.settling': 'Noch abzurechnen',
  'books.line.withdrawing': 'Auszahlungen unterwegs',
  'books.line.promo': 'Gutscheine in laufenden Plänen',
  'books.line.start_up': 'Verliehenes Startguthaben',
  'books.line.media': 'Den Netzwerken für Auslieferung geschuldet',
  'books.line.bank': 'Bankguthaben',
  'books.line.network_receivable': 'Was Netzwerke schulden',
} satisfies Translation<typeof english>;
