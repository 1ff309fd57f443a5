import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': 'Период',
  'figures.time.week': '7 дней',
  'figures.time.four': '28 дней',
  'figures.time.month': 'Этот месяц',
  'figures.time.own': 'Свой',
  'figures.fault.day': 'Введите верную дату начиная с 2000 года.',
  'figures.fault.order': 'Последний день раньше первого.',
  'figures.fault.long': 'Выберите не более 366 дней.',
  'figures.by': 'Разбивка',
  'figures.by.day': 'День',
  'figures.by.hour': 'Час',
  'figures.by.plan': 'План',
  'figures.by.product': 'Продукт',
  'figures.figure': 'Показатель',
  'figures.fell': 'Расход снизился после того, как {day} завершился план «{plan}».',
  'figures.rose': 'Расход вырос после того, как {day} начался план «{plan}».',
  'figures.compared': 'Раньше: {value}, {days}',
  'figures.before': 'Раньше',
  'figures.beyond': 'Раньше, за пределами графика: до {value}',
  'figures.roundedUp': 'Цена конверсии округляется вверх.',
  'figures.table': '{name}, по строкам',
  'figures.total': 'Всего',
  'figures.quiet': 'Строки без отчётов в обоих периодах не показаны.',
  'figures.rest': 'Все остальные',
  'figures.inspect': 'Выбранная точка',
  'figures.zone': 'Дни и часы в вашем часовом поясе, {zone}.',
  'figures.export': 'Сохранить в CSV',
  'figures.allPlans': 'Все планы',

  // Beside the other figures of a source: a plan’s own money, and the signed day of a row. They come with the sheet.
  'source.figure.put_own': 'Вы внесли',
  'source.figure.billed_own': 'Потрачено ваших денег',
  'source.figure.net_own': 'Ваш итог',
  'source.figure.gift_spend': 'Оплачено оператором',
  'source.figure.got_back': 'Вам вернулось',
  'source.signedDay': 'Подписанный день',
  'source.sealed':
    'Вошло в подписанный день {day} (подпись: {time}). Незаметно изменить здесь ничего нельзя.',
  'source.notSealed':
    'Пока это не вошло ни в один подписанный день. День подписывается, когда он закончится.',
  'source.root': 'Корень дня',
  'source.dayKey': 'Ключ дня',
  'source.link': 'Место в вашей цепочке',
} satisfies Translation<typeof english>;
