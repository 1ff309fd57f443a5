import type { Translation } from '../../packs';
import type { catalogue as english } from '../en/catalogue';

export const catalogue = {
  'record.lostPlans': 'Планы с убытком',
  'catalogue.lostOf':
    'С убытком {lost} из {settled, plural, one {# плана} few {# планов} many {# планов} other {# плана}}',
  'catalogue.noneSettled': 'Расчётов пока не было',
  'record.spread':
    'Планов с завершённым расчётом: {settled}. Результаты — от {least} до {most}, у половины — между {lower} и {upper}.',
  'record.few': 'Проценты показываются, когда планов с завершённым расчётом не меньше {count}.',
  'record.source': 'Откуда эти результаты',
  'record.sourceExplained':
    'Каждый план с завершённым расчётом по этому продукту учтён один раз, кто бы его ни финансировал: доход минус потраченное, в доле от потраченного. Оплаченное купоном считается потраченным. Ни один план нельзя исключить.',
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
  'catalogue.amount': 'Сумма, которую вы хотите внести ({currency})',
  'catalogue.daysMax':
    '{count, plural, one {Не больше # дня} few {Не больше # дней} many {Не больше # дней} other {Не больше # дня}}',
  'catalogue.result.no_loss': 'Медиана без убытка',
  'catalogue.result.loss': 'Медиана с убытком',
  'catalogue.result.none': 'Расчётов меньше {count}',
  'catalogue.noneFound': 'Нет продуктов, подходящих под эти фильтры.',
  'creative.heading': 'Что видят зрители',
  'creative.image': 'Изображение {number} из {count}',
  'creative.poster': 'Кадр из видео',
  'creative.openPage': 'Посмотреть посадочную страницу',
  'creative.previewExplained': 'Это сохранённая копия. Кнопки и ссылки здесь не работают.',
  'compare.open': 'Сравнить с другим продуктом',
  'compare.heading': 'Сравнение продуктов',
  'compare.choose': 'Выберите, с чем сравнить продукт {product}.',
  'compare.other': 'Выбрать другой',
  'compare.half': 'Половина результатов лежит между',
  'compare.few': 'слишком мало планов',
  'compare.none': 'Других доступных продуктов с таким названием сейчас нет.',
  'compare.noRecord':
    'Ни по одному из этих продуктов ещё нет планов с завершённым расчётом, поэтому сводок нет.',
  'product.notOffered': 'Этот продукт больше не предлагается. Уже профинансированные планы продолжаются.',
  'repeat.way': 'Профинанси\u00adровать снова на {amount}',
  'repeat.heading': 'Повтор плана {number}',
  'repeat.same': 'Условия те же, что у того плана: версия {version}.',
  'repeat.changed': 'У него были условия версии {before}, сейчас действует версия {now}. Что изменилось:',
  'repeat.wasNow': '{before}, теперь {now}',
  'repeat.newText': 'изложено иначе',
  'repeat.newFiles': 'новые изображения или страница',
  'repeat.limits': 'Ограничения не переносятся. Задайте их, как только план начнёт размещаться.',
  'watch.start': 'Следить за продуктом',
  'watch.stop': 'Перестать следить',
  'watch.explained':
    'Вы получите уведомление, когда изменятся условия, когда продукт перестанут предлагать и когда предложат снова.',
  'watch.label': 'Отслеживаемые',
  'watch.only': 'Только отслеживаемые',
} satisfies Translation<typeof english>;
