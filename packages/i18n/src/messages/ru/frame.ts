import type { Translation } from '../../packs';
import type { frame as english } from '../en/frame';

export const frame = {
  'faq.heading': 'Вопросы и ответы',
  'faq.lead': 'О чём спрашивают в первую очередь.',
  'faq.more': 'Другие вопросы',
  'faq.none': 'Здесь пока нет ответов. На ваши вопросы ответит служба поддержки.',
  'faq.ask': 'Спросить службу поддержки',
  'faq.missing': 'Этого вопроса здесь больше нет.',
  'faq.version': 'Версия {number}',

  'customer.open': 'Открывается: {label}',
  'customer.refused': 'Этот адрес не относится к нашим контактам',
  'customer.refusedExplained':
    'В приложении открываются только контакты из списка службы поддержки. Ничего не было открыто.',
  'customer.choose': 'Выбрать контакт',

  'update.ready': 'Готова новая версия приложения.',
  'update.use': 'Перейти на неё',
  'refresh.pull': 'Потяните, чтобы обновить',
  'refresh.release': 'Отпустите, чтобы обновить',
  'refresh.running': 'Загружаются последние данные',
  'blocked.notOpen': 'При нынешнем состоянии счёта это недоступно.',
  'blocked.whatIsOpen': 'Что вам доступно',
} satisfies Translation<typeof english>;
