import type { Translation } from '../../packs';
import type { blocked as english } from '../en/blocked';

/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked: Translation<typeof english> = {
  'blocked.tag.not_activated': 'Ожидает активации',
  'blocked.tag.disabled': 'Заблокирован',
  'blocked.tag.closed': 'Закрыт',
  'blocked.title.not_activated': 'Ваш счёт ожидает активации',
  'blocked.title.disabled': 'Ваш счёт заблокирован, деньги остаются вашими',
  'blocked.title.closed': 'Ваш счёт закрыт',
  'blocked.text.not_activated':
    'Этим занимаются наши сотрудники. От вас не требуется ни действий, ни оплаты; страница изменится сама, когда всё будет готово.',
  'blocked.text.disabled':
    'Пока нельзя вкладывать средства в планы. Идущие планы завершатся, и расчёт по ним пройдёт как обычно; всё, что перечислено здесь, вам доступно.',
  'blocked.text.closed':
    'Переписка, уведомления и выписка остаются вам доступны, а начатые выплаты продолжаются.',
  'blocked.objectNote': 'Другой сотрудник ответит к указанной дате',
  'blocked.available': 'Доступно: {amount}',
  'blocked.chat': 'Написать в поддержку',
  'blocked.chatNote': 'История переписки сохранена',
  'blocked.closeNote': 'Всё будет выплачено вам',
  'blocked.underWay': 'В пути к вам: {amount}',
  'blocked.left': 'Ещё на счёте: {amount}',
  'blocked.later': 'Ещё поступит: {amount}',
};
