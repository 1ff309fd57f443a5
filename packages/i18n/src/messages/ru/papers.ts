import type { Translation } from '../../packs';
import type { papers as english } from '../en/papers';

export const papers = {
  'paper.number': '№ {number}',
  'paper.planSettled': 'Расчёт по плану',
  'paper.product': 'Продукт',
  'paper.terms': 'Условия',
  'paper.reference': 'Номер платежа',
  'paper.entry': '№ {number}, место {place} в вашей цепочке',
  'paper.signedDay': 'Подписанный день',
  'paper.root': 'Корень подписанного дня',
  'paper.notSigned':
    'Пока нет. День подписывается вскоре после его окончания; после этого он указывается в этом документе.',
  'paper.check':
    'Чтобы проверить самостоятельно, сохраните выписку за месяц в формате JSON и откройте её по адресу {address}. В ней каждая запись, указанная выше, стоит под тем же номером и с тем же хешем. Как это сделать, описано в файле {guide} исходного кода.',
  'paper.copy':
    'Копия для вашего архива. Силу имеют записи учёта. □ стоит вместо знака, который этот файл не может показать.',
  'paper.zone': 'Время везде указано по часовому поясу {zone}.',
  'paper.year': 'Сводка за {year} год',
  'paper.yearOpen': 'Год ещё не закончился. Последняя запись в этом документе: {time}.',
  'paper.byKind': 'По видам',
  'paper.byMonth': 'По месяцам',
  'paper.month': 'Месяц',
  'paper.settledPlans': 'Планы, расчёт по которым завершён в этом году',
  'notice.account.dataTaken.title': 'Ваши данные скачаны',
  'notice.account.dataTaken.body':
    'Сохранён файл со всеми вашими данными. Если это были не вы, смените пароль для входа и напишите в службу поддержки.',
} satisfies Translation<typeof english>;
