import type { Translation } from '../../packs';
import type { staffNotices as english } from '../en/staff-notices';

export const staffNotices = {
  'notice.feedback.answered.title': 'Ответ на ваш отзыв',
  'notice.feedback.answered.body': 'Вы писали нам на тему: {subject}. Наш ответ: {answer}',
  'notice.topup.refused.title': 'Заявка на пополнение закрыта',
  'notice.topup.refused.body':
    'По вашей заявке на пополнение на {amount} ничего не зачислено. Причина: {reason}. Если вы платили, подайте возражение и приложите подтверждение.',
  'notice.hold.opened.title': 'Часть ваших средств удержана',
  'notice.hold.opened.body':
    'Удержано {amount} до {until}; затем удержание снимется само. Возражение можно подать бесплатно. Причина: {reason}',
  'notice.hold.renewed.title': 'Удержание один раз продлено',
  'notice.hold.renewed.body':
    'Удержание {amount} действует до {until}, больше его продлить нельзя. Возражение можно подать бесплатно. Причина: {reason}',
  'notice.score.forged.title': 'Ваш рейтинг доверия понижен',
  'notice.score.forged.body':
    'Два сотрудника признали документ поддельным. На ваши средства это не влияет. Вы можете подать возражение. Причина: {reason}',
  'notice.account.signedOut.title': 'Выполнен выход на всех устройствах',
  'notice.account.signedOut.body': 'Сотрудники завершили все ваши сеансы. Причина: {reason}',
} satisfies Translation<typeof english>;
