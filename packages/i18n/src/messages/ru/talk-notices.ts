import type { Translation } from '../../packs';
import type { talkNotices as english } from '../en/talk-notices';

export const talkNotices = {
  'notice.sample.announcement.title': 'Пример объявления: правила работы, версия 1',
  'notice.sample.announcement.body':
    'Правила работы говорят, где находятся ваши деньги в каждый момент и о чём вас никогда не попросят. Об изменении правил сообщается здесь до того, как оно вступит в силу. Это уведомление — часть примерных данных.',
  'notice.sample.maintenance.title': 'Пример обслуживания: отчёты пришли позже обычного',
  'notice.sample.maintenance.body':
    'В течение двадцати минут отчёты о показах не принимались. Их отправили снова и учли один раз; ни одна сумма не изменилась, пополнения и выводы шли как обычно. Это уведомление — часть примерных данных.',
  'notice.sample.activity.title': 'Пример акции: купон для новичков',
  'notice.sample.activity.body':
    'Купон для новичков каждый может получить один раз. Перед подтверждением суммы приложение показывает, кто какую часть платит. Это уведомление — часть примерных данных.',
} satisfies Translation<typeof english>;
