import type { Translation } from '../../packs';
import type { talk as english } from '../en/talk';

export const talk = {
  'notices.categories': 'Категория',
  'notices.category.all': 'Все',
  'notices.category.system_announcement': 'Объявление',
  'notices.category.system_maintenance': 'Обслуживание',
  'notices.category.activity': 'Акция',
  'notices.filters': 'Какие уведомления',
  'notices.filter.all': 'Все',
  'notices.filter.unread': 'Непрочитанные',
  'notices.filter.read': 'Прочитанные',
  'notices.unreadTotal':
    '{count, plural, =0 {Непрочитанных нет} one {# непрочитанное} few {# непрочитанных} many {# непрочитанных} other {# непрочитанного}}',
  'notices.unread': 'Не прочитано',
  'notices.markAll': 'Отметить все как прочитанные',
  'notices.marked': 'Отмечено как прочитанное.',
  'notices.follow': 'К странице, о которой речь',
  'notices.none.all':
    'Уведомлений пока нет. Здесь будет видно, что объявляют сотрудники и что происходит с вашими планами и деньгами.',
  'notices.none.unread': 'Непрочитанных нет.',
  'notices.none.read': 'Прочитанных пока нет. Уведомление считается прочитанным, как только вы его откроете.',
  'notices.markFailed':
    'Не удалось отметить как прочитанное. Уведомление остаётся непрочитанным; откройте его позже ещё раз.',
  'notices.markAllFailed':
    'Не удалось отметить уведомления как прочитанные. Они остаются непрочитанными; попробуйте снова.',

  'feedback.lead':
    'Расскажите, что не работает или чего не хватает. Это читает человек; ответ придёт уведомлением.',
  'feedback.subject': 'Тема',
  'feedback.content': 'Что вы хотите нам сказать',
  'feedback.images': 'Изображения (необязательно)',
  'feedback.imagesHint':
    'Не более {count, plural, one {# изображения} few {# изображений} many {# изображений} other {# изображения}}, каждое до 5 МБ. Место и время съёмки из фото удаляются.',
  'feedback.addImage': 'Добавить изображения',
  'feedback.image': 'Изображение {number}',
  'feedback.imageSending': 'Изображение {number} отправляется',
  'feedback.imageFailed': 'Изображение {number} не отправлено: {reason}',
  'feedback.imageAgain': 'Отправить изображение {number} снова',
  'feedback.imageRemove': 'Убрать изображение {number}',
  'feedback.imagesFull':
    '{count, plural, one {Можно добавить только # изображение.} few {Можно добавить только # изображения.} many {Можно добавить только # изображений.} other {Можно добавить только # изображения.}} Остальные не добавлены.',
  'feedback.imagesOpen': 'Одно изображение ещё не отправлено. Подождите, отправьте его снова или уберите.',
  'feedback.submit': 'Отправить отзыв',
  'feedback.sent': 'Отзыв отправлен',
  'feedback.sentExplained': 'Его номер — {number}. Ответ придёт уведомлением.',
  'feedback.another': 'Написать ещё один',

  'loginPassword.old': 'Старый пароль',
  'loginPassword.new': 'Новый пароль',
  'loginPassword.confirm': 'Повторите новый пароль',
  'loginPassword.explained': 'После смены вы выйдете на всех устройствах и войдёте снова с новым паролем.',
  'loginPassword.same': 'Новый пароль должен отличаться от старого.',
  'loginPassword.submit': 'Сменить пароль',
  'loginPassword.changed': 'Пароль изменён. Войдите с новым.',
  'loginPassword.shell':
    'Вы входите через основное приложение: у этого счёта нет пароля для входа, и менять здесь нечего.',

  'payPassword.old': 'Введите нынешний платёжный пароль',
  'payPassword.forgotten': 'Не помню его',
  'payPassword.known': 'Всё-таки помню',
  'payPassword.byLogin': 'Подтвердите, что это вы, паролем для входа',
  'payPassword.byLoginExplained':
    'После этого выплаты ждут 24 часа, чтобы никто другой не мог опустошить ваш счёт. Больше ничего не меняется, остатки не затрагиваются.',
  'payPassword.loginPassword': 'Пароль для входа',
  'payPassword.same': 'Новый должен отличаться от нынешнего.',
  'payPassword.changed': 'Платёжный пароль изменён.',
  'payPassword.changedLater': 'Платёжный пароль изменён. Выплаты ждут 24 часа.',
  'payPassword.notSet': 'Платёжный пароль ещё не задан.',

  'settings.appearance': 'Внешний вид',
  'settings.theme': 'Тема',
  'settings.theme.system': 'Как на устройстве',
  'settings.theme.light': 'Светлая',
  'settings.theme.dark': 'Тёмная',
  'settings.textSize': 'Размер текста',
  'settings.account': 'Счёт',
  'settings.places': 'Где выполнен вход',
  'settings.place.phone': 'Телефон или планшет',
  'settings.place.computer': 'Компьютер',
  'settings.place.unknown': 'Неизвестное устройство',
  'settings.placeHere': 'Это устройство',
  'settings.placeUsed': 'Последняя активность',
  'settings.placeSince': 'Вход выполнен',
  'settings.placeEnd': 'Завершить сеанс',
  'settings.placeEnded': 'Сеанс завершён.',
  'settings.placesUnknown': 'Незнакомое устройство? Завершите его сеанс, затем смените пароль для входа.',
  'settings.operator': 'Кто этим управляет',
  'settings.operator.legal_name': 'Юридическое название',
  'settings.operator.registration_number': 'Регистрационный номер',
  'settings.operator.complaints_address': 'Для жалоб',
  'settings.operatorMissing': 'Здесь не указано',
  'settings.operatorSandbox':
    'Это тестовая среда: за ней не стоит никакая компания, и настоящие деньги в ней двигать нельзя.',
} satisfies Translation<typeof english>;
