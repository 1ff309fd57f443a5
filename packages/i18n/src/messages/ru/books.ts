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

  'books.checkHeading': 'Проверка учёта',
  'books.checkPassed': 'Каждый остаток сходится со своими записями, каждая цепочка — с контрольными суммами.',
  'books.checkFailed': 'Учёт не сходится. Пока это не выяснено, деньги не проводятся.',
  'books.checkNever': 'Проверки ещё не было. Первая пройдёт в течение часа.',
  'books.checkedAt': 'Проверено {time}',

  'books.ordersHeading': 'Все планы с завершённым расчётом',
  'books.ordersSettled': 'Планы всех участников',
  'books.ordersLost': 'Из них доля убыточных',
  'books.ordersNone': 'Расчёт ещё ни по одному плану не завершён.',

  'books.overdueHeading': 'Сети с просроченной оплатой',
  'books.overdueNone': 'Просрочек у сетей нет.',
  'books.overdueAmount': '{network}, долг свыше 30 дней',
  'books.overdueSince': 'С {time}. Из него {amount} заплачено собственными деньгами программы.',

  'books.rootsHeading': 'Подписанные дни',
  'books.rootsExplained':
    'В конце каждого дня подписывается одно число: за ним стоят записи всех владельцев счетов, и оно указывает на число предыдущего дня. Здесь показаны последние дни. Сохраните список всех дней и держите его у себя: выписка, проверенная по нему позже, покажет, изменилось ли с тех пор то, что уже было подписано.',
  'books.rootsNone': 'Первый день подписывается вскоре после его окончания.',
  'books.rootsSave': 'Сохранить список всех подписанных дней',
  'books.verify': 'Проверить выписку',
  'books.rootHolders': '{count, plural, one {# счёт} few {# счёта} many {# счетов} other {# счёта}}',
  'books.rootSignedAt': 'Подписано {time}',
  'books.rootValue': 'Корень',
  'books.rootPrevious': 'За предыдущий день',
  'books.rootSignature': 'Подпись',
  'books.rootKey': 'Ключ',
  'books.keysHeading': 'Открытые ключи',
  'books.keySince': 'Используется с {time}',
  'books.keyUntil': 'Использовался с {from} до {until}',
} satisfies Translation<typeof english>;
