import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

export const books = {
  'books.heading': 'Обязательства и средства',
  'books.explained':
    'Сколько программа должна всем владельцам счетов и сетям и сколько денег на это есть. Суммы по всем, прямо из записей учёта.',
  'books.owed': 'Обязательства',
  'books.held': 'Средства',
  'books.owedTotal': 'Всего обязательств',
  'books.heldTotal': 'Всего средств',
  'books.house': 'Из них собственные деньги программы',
  'books.difference': 'Разница',
  'books.differenceExplained':
    'Средства за вычетом обязательств и собственных денег программы. 0, когда учёт сходится.',
  'books.line.available': 'Доступные средства всех владельцев',
  'books.line.held': 'Удержанные суммы владельцев',
  'books.line.escrow': 'Ожидает расходования',
  'books.line.settling': 'Ожидает расчёта',
  'books.line.withdrawing': 'Выплаты в пути',
  'books.line.promo': 'Купоны в размещаемых планах',
  'books.line.start_up': 'Выданные стартовые средства',
  'books.line.media': 'Долг перед сетями за показы',
  'books.line.bank': 'Деньги в банке',
  'books.line.network_receivable': 'Долг сетей',
} satisfies Translation<typeof english>;
