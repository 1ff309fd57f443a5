import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': 'Счёт пополнен',
  'notice.topup.body': '{amount} в ваших доступных средствах. Квитанция {receipt}.',
  'notice.order.finished.title': 'План {number} завершён',
  'notice.order.finished.body':
    'Неизрасходованные {amount} снова в ваших доступных средствах. Отчёты закроются в течение 72 часов.',
  'notice.order.failed.title': 'План {number} не размещён',
  'notice.order.failed.body': 'Вся сумма, {amount}, снова в ваших доступных средствах.',
  'notice.order.settled.title': 'Расчёт по плану {number} завершён',
  'notice.order.settled.body': '{amount} зачислено в ваши доступные средства.',
  'notice.order.planFailed.title': 'План не размещён',
  'notice.order.planFailed.body':
    '{product}: вся сумма, {amount}, снова в ваших доступных средствах. План {number}.',
  'notice.order.planFinished.title': 'План завершён',
  'notice.order.planFinished.body': '{product}: отчёты закроются в течение 72 часов. План {number}.',
  'notice.order.planFinishedRest.title': 'План завершён',
  'notice.order.planFinishedRest.body':
    '{product}: неизрасходованные {amount} снова в ваших доступных средствах. Отчёты закроются в течение 72 часов. План {number}.',
  'notice.order.planSettled.title': 'Расчёт по плану завершён',
  'notice.order.planSettled.body':
    'Результат {result}: {product}. {amount} зачислено в ваши доступные средства. План {number}.',
  'notice.order.limitReached.title': 'План {number} достиг одного из ваших ограничений',
  'notice.order.limitReached.body':
    'План останавливается. Расход {billed}, выручка {revenue}, конверсий {conversions}. Остаток вернётся, когда сеть завершит размещение.',
  'notice.order.costLimitReached.title': 'План {number}: цена конверсии выше вашего ограничения',
  'notice.order.costLimitReached.body':
    'Цена конверсии превысила ваше ограничение {value}. План останавливается. Расход {billed}, выручка {revenue}, конверсий {conversions}. Остаток вернётся, когда сеть завершит размещение.',
  'notice.order.lossLimitReached.title': 'План {number}: достигнуто ваше ограничение убытка',
  'notice.order.lossLimitReached.body':
    'Убыток достиг вашего ограничения {value}. План останавливается. Расход {billed}, выручка {revenue}, конверсий {conversions}. Остаток вернётся, когда сеть завершит размещение.',
  'notice.order.spendLimitReached.title': 'План {number}: достигнуто ваше ограничение расхода без конверсий',
  'notice.order.spendLimitReached.body':
    '{value} потрачено без единой конверсии. План останавливается. Расход {billed}, выручка {revenue}, конверсий {conversions}. Остаток вернётся, когда сеть завершит размещение.',
  'notice.order.endDateReached.title': 'План {number}: наступила заданная вами дата окончания',
  'notice.order.endDateReached.body':
    'Наступила заданная вами дата окончания. План останавливается. Расход {billed}, выручка {revenue}, конверсий {conversions}. Остаток вернётся, когда сеть завершит размещение.',
  'notice.order.dailyCapReached.title': 'План {number} достиг дневного ограничения',
  'notice.order.dailyCapReached.body':
    'С отчётом за 15 минут с {bucket} расход за эти сутки (UTC) превысил бы {amount}. Отчёт отложен целиком: он не оплачивается, и его конверсии не учитываются.',
  'notice.product.changed.title': 'У отслеживаемого продукта новые условия',
  'notice.product.changed.body':
    '{product}: для новых планов действует версия {version}. Уже профинансированные планы сохраняют свою.',
  'notice.product.retired.title': 'Отслеживаемый продукт больше не предлагается',
  'notice.product.retired.body':
    '{product}, версия {version}, больше не принимает новые планы. Уже профинансированные планы продолжаются.',
  'notice.product.back.title': 'Отслеживаемый продукт снова предлагается',
  'notice.product.back.body': '{product} снова принимает планы по версии {version}.',
  'notice.order.restated.title': 'План {number}: сеть исправила отчёт',
  'notice.order.restated.body':
    'За 15 минут с {bucket}: расход {spendBefore}, теперь {spendAfter}; ваша выручка {revenueBefore}, теперь {revenueAfter}. В плане видно каждое число, старое и новое.',
  'notice.order.restatedByStaff.title': 'План {number}: сотрудники исправили отчёт',
  'notice.order.restatedByStaff.body':
    'За 15 минут с {bucket}: расход {spendBefore}, теперь {spendAfter}; ваша выручка {revenueBefore}, теперь {revenueAfter}. В плане видно каждое число, старое и новое, и причину.',
  'notice.withdrawal.approved.title': 'Вывод средств одобрен',
  'notice.withdrawal.approved.body': '{amount} на пути к счёту, который оканчивается на {lastFour}.',
  'notice.withdrawal.approvedUntil.title': 'Вывод средств одобрен',
  'notice.withdrawal.approvedUntil.body':
    '{amount} будет выплачено на счёт, который оканчивается на {lastFour}, до {until}. Если нет, сумма снова станет вам доступна.',
  'notice.withdrawal.paid.title': 'Средства выплачены',
  'notice.withdrawal.paid.body': 'Выплачено {amount}. Номер платежа {reference}.',
  'notice.withdrawal.refused.title': 'В выводе средств отказано',
  'notice.withdrawal.refused.body': '{amount} снова в ваших доступных средствах. Причина: {reason}',
  'notice.withdrawal.bounced.title': 'Банк вернул выплату',
  'notice.withdrawal.bounced.body': '{amount} снова в ваших доступных средствах. Причина: {reason}',
  'notice.withdrawal.lapsed.title': 'Средства не выплачены вовремя',
  'notice.withdrawal.lapsed.body':
    '{amount} снова в ваших доступных средствах: выплата не сделана в срок. Вы можете сразу подать запрос ещё раз.',
  'notice.payout.changed.title': 'Счёт для выплат изменён',
  'notice.payout.changed.body':
    'С {until} выплаты пойдут на счёт, который оканчивается на {lastFour}. Если это были не вы, сразу оспорьте это.',
  'notice.payout.passwordReset.title': 'Платёжный пароль сброшен',
  'notice.payout.passwordReset.body':
    'Он задан без старого пароля, поэтому выплаты приостановлены до {until}. Если это были не вы, сразу оспорьте это.',
  'notice.payout.factorOff.title': 'Выплаты приостановлены на 24 часа',
  'notice.payout.factorOff.body':
    'Отключены ключ доступа или одноразовые коды либо использован резервный код, поэтому выплаты приостановлены до {until}. Если это были не вы, смените пароль для входа и напишите в службу поддержки.',
  'notice.hold.released.title': 'Заморозка снята',
  'notice.hold.released.body': '{amount} снова в ваших доступных средствах.',
  'notice.chargeback.held.title': 'Запрошен возврат платежа',
  'notice.chargeback.held.body':
    '{amount} заморожено до {until}. До этого времени это можно оспорить. Причина: {reason}',
  'notice.chargeback.heldRevenue.title': 'Запрошен возврат выручки',
  'notice.chargeback.heldRevenue.body':
    '{amount} выручки, ожидающей расчёта, заморожено до {until}. Ваши доступные средства не затронуты. До этого срока это можно оспорить. Причина: {reason}',
  'notice.chargeback.house.title': 'Запрошен возврат платежа',
  'notice.chargeback.house.body':
    'Оператор платит {amount} из собственных денег. Из ваших ничего не заморожено и не списано. Причина: {reason}',
  'notice.chargeback.lifted.title': 'Выручка разморожена',
  'notice.chargeback.lifted.body': '{amount} больше не заморожено. Сумма снова входит в выручку плана.',
  'notice.chargeback.posted.title': 'Платёж возвращён по запросу',
  'notice.chargeback.posted.body': 'Замороженная сумма, {amount}, вернулась туда, откуда пришла.',
  'notice.acceptance.refused.title': 'Платёж по обмену не подтверждён',
  'notice.acceptance.refused.body':
    'Платёж, о котором вы сообщили, не найден. Вы можете подать возражение. Причина: {reason}',
  'notice.acceptance.lapsed.title': 'Платёж по обмену не подтверждён вовремя',
  'notice.acceptance.lapsed.body':
    'Никто за 7 дней не подтвердил платёж, о котором вы сообщили. Если вы заплатили, подайте возражение и приложите подтверждение.',
  'notice.objection.upheld.title': 'Ваше возражение удовлетво­рено',
  'notice.objection.upheld.body': 'Решение в вашу пользу. Ответ — в разделе ваших возражений.',
  'notice.objection.lapsed.title': 'Ваше возражение удовлетво­рено: вовремя никто не ответил',
  'notice.objection.lapsed.body':
    'Сотрудники не ответили в срок, поэтому решение в вашу пользу. Что из этого следует, указано в ваших возражениях.',
  'notice.objection.paid.title': 'Возврат по вашему возражению',
  'notice.objection.paid.body': 'Оператор выплатил {amount}. Эти деньги уже доступны.',
  'notice.objection.rejected.title': 'Ваше возражение отклонено',
  'notice.objection.rejected.body': 'Ответ и его причины — в разделе ваших возражений.',
  'notice.account.passkeyAdded.title': 'Добавлен ключ доступа',
  'notice.account.passkeyAdded.body':
    '«{name}» теперь открывает ваш счёт. Если это были не вы, удалите его и смените пароль для входа.',
  'notice.account.passkeyRemoved.title': 'Удалён ключ доступа',
  'notice.account.passkeyRemoved.body':
    '«{name}» больше не открывает ваш счёт. Если это были не вы, смените пароль для входа и напишите в службу поддержки.',
  'notice.account.totpOn.title': 'Одноразовые коды включены',
  'notice.account.totpOn.body':
    'При входе по паролю теперь запрашивается и код из приложения-аутентификатора.',
  'notice.account.totpOff.title': 'Одноразовые коды отключены',
  'notice.account.totpOff.body':
    'При входе код больше не запрашивается. Если это были не вы, смените пароль для входа и напишите в службу поддержки.',
  'notice.account.recoveryCodesMade.title': 'Новые резервные коды',
  'notice.account.recoveryCodesMade.body':
    'Прежние коды больше не действуют. Если это были не вы, смените пароль для входа и создайте новые.',
  'notice.account.recoveryCodeUsed.title': 'Использован резервный код',
  'notice.account.recoveryCodeUsed.body':
    'Осталось кодов: {left}. Если это были не вы, смените пароль для входа и напишите в службу поддержки.',
  'notice.account.codesTried.title': 'Кто-то подбирает коды при входе',
  'notice.account.codesTried.body':
    'Пароль был верным, коды неверными, и никто не вошёл. Если это были не вы, кто-то знает ваш пароль: смените его.',
  'notice.account.factorsRemoved.title': 'Ключи доступа и коды удалены',
  'notice.account.factorsRemoved.body':
    'Ваши ключи доступа, одноразовые и резервные коды больше не действуют. Если вы об этом не просили, сразу напишите в службу поддержки.',
  'notice.account.closing.title': 'Ваш счёт закрывается',
  'notice.account.closing.body':
    'Планы завершаются, ваши деньги выплачиваются, остальное — по мере освобождения. Если это были не вы, сразу оспорьте это.',
  'notice.account.closed.title': 'Ваш счёт закрыт',
  'notice.account.closed.body': 'Всё выплачено. Ваша выписка останется доступной.',
  'notice.coupon.granted.title': 'Купон для вас',
  'notice.coupon.granted.body': '{name} — среди ваших купонов, действует до {until}.',
  'notice.startUp.granted.title': 'Стартовые средства',
  'notice.startUp.granted.body':
    'Оператор даёт вам взаймы {amount} на планы. Вывести эти деньги нельзя; вернуть их можно в любое время и бесплатно.',
  'notice.startUp.offered.title': 'Предложение стартовых средств',
  'notice.startUp.offered.body':
    'Оператор предлагает вам взаймы {amount} для планов. Примите или откажитесь в кошельке до {until}; без вашего согласия ничего не произойдёт.',
  'notice.acceptance.issued.title': 'Ваш обмен готов',
  'notice.acceptance.issued.body':
    'Два сотрудника проверили условия обмена. Откройте его своим кодом; до оплаты видно, сколько вы платите и сколько получите.',

  'notice.feedback.answered.title': 'Ответ на ваш отзыв',
  'notice.feedback.answered.body': 'Вы писали нам на тему: {subject}. Наш ответ: {answer}',
  'notice.topup.refused.title': 'Заявка на пополнение закрыта',
  'notice.topup.refused.body':
    'По вашей заявке на пополнение на {amount} ничего не зачислено. Если вы платили, подайте возражение и приложите подтверждение. Причина: {reason}',
  'notice.hold.opened.title': 'Часть ваших средств заморожена',
  'notice.hold.opened.body':
    'Заморожено {amount} до {until}; затем заморозка снимется сама. Оспорить это можно бесплатно. Причина: {reason}',
  'notice.hold.renewed.title': 'Заморозка один раз продлена',
  'notice.hold.renewed.body':
    'Заморозка {amount} действует до {until}, больше её продлить нельзя. Оспорить это можно бесплатно. Причина: {reason}',
  'notice.score.forged.title': 'Ваш рейтинг доверия понижен',
  'notice.score.forged.body':
    'Два сотрудника признали документ поддельным. На ваши средства это не влияет. Вы можете подать возражение. Причина: {reason}',
  'notice.account.disabled.title': 'Ваш счёт заблокирован',
  'notice.account.disabled.body':
    'Причина указана на главной странице. Деньги остаются вашими: вы можете вывести их, подать возражение и написать нам.',
  'notice.account.enabled.title': 'Ваш счёт открыт',
  'notice.account.enabled.body': 'Вам доступно всё в приложении.',
  'notice.account.passwordChanged.title': 'Пароль для входа изменён',
  'notice.account.passwordChanged.body':
    'Выполнен выход на всех устройствах. Если это были не вы, нажмите «Забыли пароль?» и напишите нам.',
  'notice.account.signedOut.title': 'Выполнен выход на всех устройствах',
  'notice.account.signedOut.body': 'Сотрудники завершили все ваши сеансы. Причина: {reason}',

  'notice.support.answered.title': 'Служба поддержки ответила вам',
  'notice.support.answered.body': 'Ответ ждёт вас в переписке со службой поддержки.',

  'notice.demoDesk':
    'Это демонстрационная служба тестовой среды: здесь отвечает автомат, а не человек. Он сам в течение минуты отправляет реквизиты для оплаты, зачисляет пополнения и выплачивает средства. Операции с настоящими деньгами не проводятся. Каждый шаг виден на странице обращения.',
  'notice.sample.announcement.title': 'Пример объявления: правила работы, версия 1',
  'notice.sample.announcement.body':
    'Правила работы говорят, где находятся ваши деньги в каждый момент и о чём вас никогда не попросят. Об изменении правил сообщается здесь до того, как оно вступит в силу. Это уведомление — часть демонстрационных данных.',
  'notice.sample.maintenance.title': 'Пример обслуживания: отчёты пришли позже обычного',
  'notice.sample.maintenance.body':
    'В течение двадцати минут отчёты о показах не принимались. Их отправили снова и учли один раз; ни одна сумма не изменилась, пополнения и выводы шли как обычно. Это уведомление — часть демонстрационных данных.',
  'notice.sample.activity.title': 'Пример предложения: купон для новичков',
  'notice.sample.activity.body':
    'Купон для новичков каждый может получить один раз. Перед подтверждением суммы приложение показывает, кто какую часть платит. Это уведомление — часть демонстрационных данных.',

  'contact.general': 'Общие вопросы',
  'contact.recharge': 'Поддержка пополнений',

  'faq.learningPhase.question': 'Что такое фаза обучения плана?',
  'faq.learningPhase.answer':
    'После запуска плана сети нужно понять, кого она охватывает. Для этого требуется примерно 30–50 конверсий за 7 дней. До тех пор показатели плана сильно меняются день ото дня.\n\nНа странице плана видно, сколько конверсий учтено. План в фазе обучения может закончиться убытком, как и любой другой.',
  'faq.whereIsMyMoney.question': 'Где мои деньги, пока план размещается?',
  'faq.whereIsMyMoney.answer':
    'Когда вы финансируете план, сумма переходит из доступных средств в «Средства в планах». Каждый отчёт о показах списывает её часть. Неизрасходованное возвращается в доступные средства, когда размещение заканчивается.\n\nВыручка плана находится в разделе «Ожидает расчёта». Она становится доступной, когда сеть её оплатила и срок для возражений прошёл.',
  'faq.canILose.question': 'Могу ли я потерять деньги на плане?',
  'faq.canILose.answer':
    'Да. То, что план тратит на показы, потрачено независимо от того, откликнулись люди или нет. На странице каждого продукта есть сводка по всем планам с завершённым расчётом: сколько их было, медианный результат и доля убыточных.\n\nНикто не может сказать заранее, чем закончится план. Вносите только те деньги, без которых можете обойтись.',
  'faq.withdraw.question': 'Как вывести средства?',
  'faq.withdraw.answer':
    'Задайте платёжный пароль и укажите счёт для выплат, затем подайте запрос на вывод в кошельке. Сотрудники одобряют запрос и выплачивают деньги; виден каждый шаг.\n\nЕсли что-то мешает, кошелёк показывает, что именно, до какого времени и как это устранить. Это никогда не стоит денег: тот, кто просит вас что-то заплатить, чтобы вывод состоялся, вас обманывает.',
  'faq.topUp.question': 'Как пополнить счёт?',
  'faq.topUp.answer':
    'Пополнение делается вручную. Запросите его в кошельке; поддержка пришлёт вам реквизиты счёта, на который нужно платить. Платите только на счёт, полученный таким образом.\n\nСотрудник учитывает поступление, второй его проверяет, и сумма появляется в доступных средствах с номером квитанции.',

  'rules.text':
    'Ваши деньги — ваши. Они находятся в доступных средствах, в заморозке с указанной причиной и сроком, в действующих планах, в результатах, ожидающих расчёта, или в пути к вам; вместе эти части составляют все ваши средства.\n\nСкидки и стартовые средства — это деньги оператора. Их можно тратить в планах, но нельзя вывести, и они никогда не считаются вашими деньгами.\n\nПлан тратит на показы то, что вы в него внесли. Результаты бывают разными и могут быть отрицательными. Ничто в этом приложении не обещает результата.\n\nИсправление — это всегда новая запись, которую вы можете увидеть. Ничто из случившегося не меняется и не удаляется.\n\nСотрудники никогда не спрашивают ваш пароль и не просят заплатить за разблокировку денег.',
  'activityRules.text':
    'Купон для новичков каждый может получить один раз. Купон выбирают, когда финансируют план: один на план и не больше одного с тем же названием в день.\n\nСкидку оплачивает оператор. Это не деньги, вывести её нельзя; то, что план из неё не израсходовал, возвращается оператору. Перед подтверждением приложение показывает, кто какую часть платит.',

  'printed.account': 'ID счёта {id}',
  'printed.made': 'Составлено {time}. Время везде указано по часовому поясу {zone}.',
  'printed.head': 'Хеш последней записи: {hash}',
  'printed.time': 'Время',
  'printed.availableAfter': 'Доступно после',
  'printed.totalAfter': 'Всего после',
  'printed.byHand': 'внесено вручную',
  'printed.checkable':
    'Копия для чтения. Файл JSON за тот же месяц содержит те же суммы, и проверить его можно без нас. □ стоит вместо знака, который этот файл не может показать.',
  'printed.page': 'Страница {page} из {count}',
} satisfies Translation<typeof english>;
