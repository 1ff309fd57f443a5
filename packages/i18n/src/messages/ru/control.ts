import type { Translation } from '../../packs';
import type { control as english } from '../en/control';

export const control = {
  'control.heading': 'Управление',
  'control.pause': 'Приостановить',
  'control.resume': 'Возобновить',
  'control.pauseQuestion': 'Приостановить этот план?',
  'control.pauseExplained':
    'Пауза начнётся, когда её подтвердит сеть, не позже чем через час. Показы до этого момента оплачиваются. Дата окончания не сдвигается.',
  'control.pauseAsked': 'Сети отправлен запрос на паузу.',
  'control.resumeAsked': 'Сети отправлен запрос на возобновление.',
  'control.limits': 'Ограничения',
  'control.noLimits':
    'Ограничений нет. План размещается, пока не израсходован бюджет или не закончился срок.',
  'control.setLimits': 'Задать ограничения',
  'control.limitsExplained':
    'Первое достигнутое условие остановки или дата окончания завершает план окончательно. Условия остановки проверяются при учёте каждого отчёта, поэтому к этому моменту сеть может потратить немного больше. Дневное ограничение план не завершает.',
  'control.limit.cost_per_conversion': 'Остановить, если цена конверсии выше',
  'control.limit.loss': 'Остановить, если убыток достигнет',
  'control.limit.spend_without_conversion': 'Остановить, если столько потрачено без единой конверсии',
  'control.limit.ends_at': 'Окончание',
  'control.limit.daily_cap': 'Дневное ограничение',
  'control.dailyCapExplained':
    'Действует с завтрашнего дня, сутки считаются по UTC. Отчёт, с которым оно было бы превышено, откладывается целиком: он не оплачивается, и его конверсии не учитываются.',
  'control.noLimit': 'Без ограничения',
  'control.leaveEmpty': 'Пустое поле означает, что ограничения нет.',
  'control.save': 'Сохранить ограничения',
  'control.saved': 'Ограничения сохранены.',
  'control.amountInvalid': 'Введите сумму больше 0.',
  'control.dateInvalid': 'Выберите время в будущем.',
  'control.capFrom': 'Дневное ограничение действует с {time}. До этого: {value}.',
  'control.alreadyReached': 'План уже достиг этого значения и сразу остановился бы.',
  'control.endsHint': 'По часовому поясу этого устройства. Размещение закончится не позднее {time}.',
  'control.endsLate': 'Размещение и так закончится {time}.',
  'control.capEnds': 'Дневное ограничение {value} перестаёт действовать {time}.',
  'control.spendOver': 'У плана уже есть конверсии, это ограничение больше не действует.',
  'control.raiseFull': 'Бюджет уже наибольший для этого плана.',
  'control.lowerBack': 'Вернётся не более',
  'control.reached.cost_per_conversion': 'Цена конверсии превысила ваше ограничение {value}.',
  'control.reached.loss': 'Убыток достиг вашего ограничения {value}.',
  'control.reached.spend_without_conversion': '{value} потрачено без единой конверсии.',
  'control.reached.ends_at': 'Наступила заданная вами дата окончания.',
  'control.reached.daily_cap':
    'Отложен отчёт за {day} (UTC), с которым расход за сутки превысил бы ваше ограничение {value}.',
  'control.meanwhile': 'Списано между вашим запросом и подтверждением: {amount}',
  'control.raise': 'Увеличить бюджет',
  'control.raiseExplained':
    'Сумма берётся из доступных средств и сразу поступает в план. Как и первую, её можно потерять; неизрасходованное вернётся.',
  'control.raiseRange': 'Введите сумму не больше {most}.',
  'control.raiseConfirm': 'Добавить {amount}',
  'control.raised': 'Бюджет увеличен.',
  'control.raisedBy': 'Добавлено {amount}, теперь бюджет {budget}',
  'control.lower': 'Уменьшить бюджет',
  'control.lowerExplained':
    'Ваши деньги сверх нового бюджета вернутся, когда сеть подтвердит, не позднее чем через час после вашего запроса. Показы до этого момента ещё оплачиваются. Если к этому моменту новый бюджет будет израсходован полностью, план завершится.',
  'control.lowerTo': 'Новый бюджет, {currency}',
  'control.lowerRange': 'Введите сумму от {least}, но меньше {most}.',
  'control.lowerConfirm': 'Уменьшить до {budget}',
  'control.lowerAsked': 'Сети отправлен запрос на уменьшение бюджета.',
  'control.loweredBy': 'Возвращено {amount}, теперь бюджет {budget}',
  'control.lowerNot':
    'Бюджет нельзя уменьшить, потому что часть его платит оператор. Вы можете остановить план.',
  'control.lowerWaits': 'Запрошенный бюджет',
  'control.over': 'Этот план останавливается или уже завершён: изменить его больше нельзя.',
} satisfies Translation<typeof english>;
