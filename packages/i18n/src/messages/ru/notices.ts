import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { guest } from './guest';
import { help } from './help';
import { printed } from './printed';
import { staffNotices } from './staff-notices';
import { supportNotices } from './support-notices';
import { talkNotices } from './talk-notices';

export const notices = {
  ...guest,
  ...help,
  ...printed,
  ...staffNotices,
  ...supportNotices,
  ...talkNotices,

  'notice.topup.title': 'Пополнение получено',
  'notice.topup.body': '{amount} в ваших доступных средствах. Квитанция {receipt}.',
  'notice.order.finished.title': 'Размещение плана {number} завершено',
  'notice.order.finished.body':
    'Неизрасходованные {amount} снова в ваших доступных средствах. Отчёты закроются в течение 72 часов.',
  'notice.order.failed.title': 'План {number} не размещён',
  'notice.order.failed.body': 'Вся сумма, {amount}, снова в ваших доступных средствах.',
  'notice.order.settled.title': 'Расчёт по плану {number} завершён',
  'notice.order.settled.body': '{amount} зачислено в ваши доступные средства.',
  'notice.withdrawal.approved.title': 'Вывод средств одобрен',
  'notice.withdrawal.approved.body': '{amount} на пути к счёту, который оканчивается на {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Вывод средств одобрен',
  'notice.withdrawal.approvedUntil.body':
    '{amount} будет выплачено на счёт, который оканчивается на {lastFour}, до {until}. Если нет, сумма снова станет вам доступна.',
  'notice.withdrawal.paid.title': 'Средства выплачены',
  'notice.withdrawal.paid.body': 'Выплачено {amount}. Номер платежа {reference}.',
  'notice.withdrawal.refused.title': 'В выводе средств отказано',
  'notice.withdrawal.refused.body': '{amount} снова в ваших доступных средствах. Причина: {reason}',
  'notice.withdrawal.bounced.title': 'Выплата вернулась',
  'notice.withdrawal.bounced.body': '{amount} снова в ваших доступных средствах. Причина: {reason}',
  'notice.withdrawal.lapsed.title': 'Вывод не выплачен вовремя',
  'notice.withdrawal.lapsed.body':
    '{amount} снова в ваших доступных средствах: выплата не сделана в срок. Вы можете сразу подать запрос ещё раз.',
  'notice.payout.changed.title': 'Счёт для выплат изменён',
  'notice.payout.changed.body':
    'Выплаты теперь идут на счёт, который оканчивается на {lastFour}, начиная с {until}. Если это были не вы, сразу подайте возражение.',
  'notice.hold.released.title': 'Удержание снято',
  'notice.hold.released.body': '{amount} снова в ваших доступных средствах.',
  'notice.chargeback.held.title': 'Запрошен возврат платежа',
  'notice.chargeback.held.body':
    '{amount} удерживается до {until}. До этого времени вы можете подать возражение. Причина: {reason}',
  'notice.chargeback.heldRevenue.title': 'Выручка отозвана',
  'notice.chargeback.heldRevenue.body':
    '{amount} ещё не рассчитанной выручки удержано до {until}. Ваши доступные средства не затронуты. До этого срока можно подать возражение. Причина: {reason}',
  'notice.chargeback.lifted.title': 'Удержанная выручка возвращена',
  'notice.chargeback.lifted.body': '{amount} больше не удерживается. Сумма снова входит в выручку плана.',
  'notice.chargeback.posted.title': 'Платёж возвращён по запросу',
  'notice.chargeback.posted.body': 'Удержанная сумма, {amount}, вернулась туда, откуда пришла.',
  'notice.acceptance.refused.title': 'Платёж по обмену не подтверждён',
  'notice.acceptance.refused.body':
    'Платёж, о котором вы сообщили, не найден. Причина: {reason}. Вы можете подать возражение.',
  'notice.acceptance.lapsed.title': 'Платёж по обмену не подтверждён вовремя',
  'notice.acceptance.lapsed.body':
    'Никто за 7 дней не подтвердил платёж, о котором вы сообщили. Если вы заплатили, подайте возражение и приложите подтверждение.',
  'notice.objection.upheld.title': 'Ваше возражение удовлетворено',
  'notice.objection.upheld.body': 'Решение в вашу пользу. Ответ — в разделе ваших возражений.',
  'notice.objection.rejected.title': 'Ваше возражение отклонено',
  'notice.objection.rejected.body': 'Ответ и его причины — в разделе ваших возражений.',
  'notice.account.closing.title': 'Ваш счёт закрывается',
  'notice.account.closing.body':
    'Планы завершаются, ваши деньги выплачиваются, остальное — по мере освобождения. Если это были не вы, сразу подайте возражение.',
  'notice.account.closed.title': 'Ваш счёт закрыт',
  'notice.account.closed.body': 'Больше ничего не поступит. Ваша выписка остаётся у вас.',
  'notice.coupon.granted.title': 'Купон для вас',
  'notice.coupon.granted.body': '{name} — среди ваших купонов, действует до {until}.',
  'notice.startUp.granted.title': 'Стартовые средства',
  'notice.startUp.granted.body':
    'Программа даёт вам взаймы {amount} на планы. Вывести их нельзя; вернуть можно в любое время и бесплатно.',
} satisfies Translation<typeof english>;
