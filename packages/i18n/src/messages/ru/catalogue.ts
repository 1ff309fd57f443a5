import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': 'Планы с убытком',
  'catalogue.noneSettled': 'Пока нет планов с завершённым расчётом',
  'record.spread':
    'Планов с завершённым расчётом: {settled}. Результаты — от {least} до {most}, у половины — между {lower} и {upper}.',
  'record.few': 'Проценты показываются, когда планов с завершённым расчётом не меньше {count}.',
  'record.source': 'Откуда эти результаты',
  'record.sourceExplained':
    'Каждый план с завершённым расчётом по этому продукту учтён один раз, кто бы его ни финансировал: доход минус потраченное, в доле от потраченного. Оплаченное купоном считается потраченным. Ни один план нельзя пропустить.',
  'record.result': 'Результат, доля от потраченного',
  'record.plans': 'Планы',
  'record.bandBelow': 'ниже {until}',
  'record.band': 'от {from}, но ниже {until}',
  'record.bandAbove': '{from} и выше',

  'catalogue.search': 'Название продукта',
  'catalogue.order': 'Сортировка',
  'catalogue.order.newest': 'Сначала новые',
  'catalogue.order.least_amount': 'Наименьшая сумма',
  'catalogue.order.least_price': 'Наименьшая цена за 1000 показов',
  'catalogue.order.shortest': 'Самый короткий срок',
  'catalogue.order.most_settled': 'Больше планов с завершённым расчётом',
  'catalogue.order.fewest_lost': 'Меньшая доля убытков',
  'catalogue.fewLast':
    'Продукты, у которых планов с завершённым расчётом меньше {count}, стоят в конце. Прошлый результат ничего не говорит о следующем.',
  'catalogue.amount': 'Сумма, которую вы хотите внести, в {currency}',
  'catalogue.daysMax':
    '{count, plural, one {Не больше # дня} few {Не больше # дней} many {Не больше # дней} other {Не больше # дня}}',
  'catalogue.result.no_loss': 'Медиана без убытка',
  'catalogue.result.loss': 'Медиана с убытком',
  'catalogue.result.none': 'Расчётов меньше {count}',
  'catalogue.noneFound': 'Нет продуктов, подходящих под эти фильтры.',
} satisfies Translation<typeof english>;
