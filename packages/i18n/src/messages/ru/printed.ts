import type { Translation } from '../../packs';
import type { printed as english } from '../en/printed';

export const printed = {
  'printed.account': 'Операционный ID {id}',
  'printed.made': 'Составлено {time}. Всё время указано по зоне {zone}.',
  'printed.head': 'Контрольная сумма последней записи: {hash}',
  'printed.time': 'Время',
  'printed.availableAfter': 'Доступно после',
  'printed.totalAfter': 'Всего после',
  'printed.byHand': 'введено вручную',
  'printed.checkable':
    'Копия для чтения. Файл JSON за тот же месяц содержит те же суммы, и проверить его можно без нас. □ стоит вместо знака, который этот файл не может показать.',
  'printed.page': 'Страница {page} из {count}',
} satisfies Translation<typeof english>;
