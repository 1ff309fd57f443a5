import type { Translation } from '../../packs';
import type { guest as english } from '../en/guest';

export const guest = {
  'guest.lead':
    'Здесь можно написать нам без входа, даже если ваш счёт не активирован, заблокирован или закрыт.',
  'guest.new': 'Написать нам',
  'guest.back': 'Вернуться к обращению',
  'guest.name': 'Ваше имя',
  'guest.email': 'Электронная почта (необязательно)',
  'guest.username': 'Имя пользователя счёта (необязательно)',
  'guest.text': 'О чём речь?',
  'guest.open': 'Открыть обращение',
  'guest.number': 'Номер обращения',
  'guest.secret': 'Секретный код',
  'guest.show': 'Показать обращение',
  'guest.keep':
    'Запишите номер и секретный код. Вернуться к этому обращению можно только с ними, и прислать их ещё раз мы не сможем.',
  'guest.messages': 'Сообщения',
  'guest.you': 'Вы',
  'guest.desk': 'Поддержка',
  'guest.answer': 'Ваше сообщение',
  'guest.send': 'Отправить',
  'guest.refresh': 'Проверить, есть ли ответ',
  'guest.object': 'Возразить против состояния счёта',
  'guest.objectExplained':
    'Если ваш счёт заблокировали и вы не согласны, напишите почему. Прежде чем что-то сделать, мы проверим, кто пишет. Ответ придёт в этом обращении.',
  'guest.objectUsername': 'Имя пользователя счёта',
  'guest.objectText': 'Почему вы не согласны',
  'guest.objectSend': 'Отправить возражение',
  'guest.objected': 'Возражение отправлено. Ответ придёт в этом обращении.',
  'guest.sent': 'Сообщение отправлено.',
  'guest.openNow': 'Поддержка сейчас работает.',
  'guest.closedNow': 'Поддержка сейчас не работает. Откроется {time}.',
  'guest.later': 'Повторите после {time}.',
  'guest.older': 'Показаны только последние сообщения.',
} satisfies Translation<typeof english>;
