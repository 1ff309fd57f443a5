import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

export const statement = {
  'flow.view': 'Какие записи',
  'flow.everything': 'Все записи',
  'flow.byMonth': 'По месяцам',
  'flow.noneInMonth': 'В этом месяце движения не было.',
  'month.earlier': 'Предыдущий месяц',
  'month.later': 'Следующий месяц',
  'month.detail': 'Сводка за месяц',
  'month.available': 'Доступно',
  'month.total': 'Всего',
  'month.kind': 'Вид',
  'month.opening': 'На начало',
  'month.closing': 'На конец',
  'month.addsUp': 'Остаток на начало и все суммы вместе дают остаток на конец. Дни — по зоне {zone}.',
  'statement.heading': 'Выписка',
  'statement.explained':
    'Файл JSON содержит каждую запись с её контрольной суммой: проверить его может любой, без нас. Файл CSV открывается в электронной таблице.',
  'statement.export': 'Сохранить как {format}',
  'statement.saved': 'Сохранено как {name}.',
} satisfies Translation<typeof english>;
