import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

export const follow = {
  'follow.now': 'Подписка',
  'follow.records': 'История',
  'follow.explained':
    'Ведущий — владелец счёта, который публикует планы для подписчиков. Эти планы появляются среди ваших и ждут суммы; по каждому вы сами решаете, выделять ли её.',
  'follow.never': 'Подписка никогда не тратит деньги, и ведущий ничего не получает от подписчиков.',
  'follow.nobody':
    'Вы ни на кого не подписаны. Введите операционный ID ведущего, чтобы сначала увидеть его сводку.',
  'follow.current': 'Вы подписаны',
  'follow.since': 'с {time}',
  'follow.id': 'Операционный ID {id}',
  'follow.open':
    '{count, plural, =0 {Сейчас подписчикам не открыт ни один план} one {Сейчас подписчикам открыт # план} few {Сейчас подписчикам открыто # плана} many {Сейчас подписчикам открыто # планов} other {Сейчас подписчикам открыто # плана}}',
  'follow.record': 'Чем закончились планы этого ведущего',
  'follow.recordNone': 'Ни по одному плану этого ведущего расчёт ещё не завершён, поэтому сводки нет.',
  'follow.recordCounts':
    'Учтены все планы с завершённым расчётом, на которые подписчики выделили суммы, в том числе убыточные.',
  'follow.changeHeading': 'Подписаться на другого ведущего',
  'follow.field': 'Операционный ID ведущего',
  'follow.hint': '8 цифр. Его сообщает ведущий.',
  'follow.look': 'Посмотреть сводку',
  'follow.question': 'Подписаться на {name}?',
  'follow.changeQuestion': 'Подписаться на {name} вместо {before}?',
  'follow.changeExplained': 'Уже предложенные вам планы остаются, пока не истечёт их срок.',
  'follow.confirm': 'Подписаться',
  'follow.change': 'Сменить',
  'follow.done': 'Вы подписаны на {name}.',
  'follow.stop': 'Отписаться',
  'follow.stopQuestion': 'Отписаться от {name}?',
  'follow.stopExplained':
    'Новые планы этого ведущего к вам не поступают. Уже предложенные остаются, пока не истечёт их срок, а выделенные вами суммы продолжают работать.',
  'follow.keep': 'Остаться подписанным',
  'follow.stopped': 'Теперь вы ни на кого не подписаны.',
  'follow.toWaiting': 'Планы, которые ждут суммы',
  'follow.event.followed': 'Вы подписались на {name}',
  'follow.event.changed': 'Вы перешли к {name}',
  'follow.event.stopped': 'Вы отписались от {name}',
  'follow.orders':
    '{count, plural, =0 {Планов от этого не было} one {Получен # план} few {Получено # плана} many {Получено # планов} other {Получено # плана}}',
  'follow.order': 'План {position}',
  'follow.noRecords':
    'Здесь пока пусто. Здесь будет видно, на кого вы подписались, к кому перешли и от кого отписались.',
  'follow.toFollow': 'Подписаться на ведущего',
} satisfies Translation<typeof english>;
