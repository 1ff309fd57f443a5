import type { Translation } from '../../packs';
import type { security as english } from '../en/security';

export const security = {
  'security.none':
    'Ваш счёт защищает только пароль. С ключом доступа или одноразовыми кодами он останется в безопасности, даже если кто-то узнает пароль.',
  'security.some':
    'Ваш счёт защищает не только пароль. Кто меняет счёт для выплат, должен предъявить и второе.',
  'security.passkeys': 'Ключи доступа',
  'security.passkeysExplained':
    'Вход по лицу, отпечатку или коду устройства. Ничего не нужно вводить, и поддельной странице нечего украсть.',
  'security.added': 'Добавлен',
  'security.lastUsed': 'Последний вход',
  'security.addPasskey': 'Добавить ключ доступа',
  'security.rename': 'Переименовать',
  'security.remove': 'Удалить',
  'security.removeQuestion': 'Удалить «{name}»?',
  'security.givingUp':
    'Вы получите уведомление. После этого выплаты ждут 24 часа, чтобы вор ничего не выиграл.',
  'security.name': 'Название',
  'security.nameHint': 'Только для вас, например устройство, на котором он хранится.',
  'security.createPasskey': 'Создать ключ доступа',
  'security.createExplained': 'Устройство попросит лицо, отпечаток или код.',
  'security.passkeySaved': 'Ключ доступа добавлен.',
  'security.passkeyGone': 'Ключ доступа удалён.',
  'security.notHere':
    'Здесь нельзя добавить ключ доступа. Откройте эту страницу в браузере телефона или компьютера по адресу этого портала.',
  'security.codes': 'Приложение-аутентификатор',
  'security.codesExplained':
    'Приложение в телефоне показывает новый код каждые 30 секунд. При входе по паролю он будет запрошен.',
  'security.on': 'Включено',
  'security.off': 'Выключено',
  'security.since': 'С',
  'security.setUp': 'Настроить',
  'security.turnOff': 'Выключить',
  'security.turnOffQuestion': 'Выключить одноразовые коды?',
  'security.scan': 'Отсканируйте эту картинку приложением-аутентификатором.',
  'security.picture': 'Картинка для приложения-аутентификатора',
  'security.typeKey': 'Приложение на этом устройстве? Откройте его или скопируйте в него ключ.',
  'security.openApp': 'Открыть приложение',
  'security.copied': 'Скопировано.',
  'security.code': 'Код из приложения',
  'security.turnOn': 'Включить',
  'security.turnedOn': 'Одноразовые коды включены.',
  'security.turnedOff': 'Одноразовые коды выключены.',
  'security.recovery': 'Резервные коды',
  'security.recoveryExplained':
    'Каждый один раз заменяет потерянный ключ доступа или телефон. После этого выплаты ждут 24 часа.',
  'security.recoveryLeft':
    '{count, plural, =0 {Кодов не осталось} one {Остался # код} few {Осталось # кода} many {Осталось # кодов} other {Осталось # кода}}',
  'security.newCodes': 'Создать новые коды',
  'security.newCodesVoid': 'Прежние коды перестанут действовать.',
  'security.codesOnce': 'Сохраните резервные коды',
  'security.codesKeep':
    'Они показаны только один раз. Запишите их или храните вместе с паролями, не только на этом устройстве.',
  'security.codesKept': 'Коды сохранены',
  'security.lost': 'Если вы его потеряете',
  'security.lostExplained':
    'Используйте резервный код. Если его нет, напишите в службу поддержки: два сотрудника проверят, кто вы, и удалят потерянное. После этого выплаты ждут 24 часа. Это бесплатно, и деньги остаются вашими.',
  'security.proof': 'Подтвердите, что это вы',
  'security.way.key': 'Использовать ключ доступа',
  'security.way.totp': 'Ввести код из приложения',
  'security.way.recovery_code': 'Ввести резервный код',
  'security.way.password': 'Ввести пароль для входа',
  'security.recoveryCode': 'Резервный код',
  'security.bySignIn': 'Войдите ещё раз из своего приложения и подтвердите здесь в течение 10 минут.',
  'security.key.cancelled': 'Ничего не подтверждено. Попробуйте снова, когда будете готовы.',
  'security.key.unsupported': 'Здесь нельзя использовать ключи доступа.',
  'security.key.known': 'На этом устройстве уже есть ключ доступа к этому счёту.',
  'security.loginCode': 'Вход: {name}. Пароль верный, остался ещё один шаг.',
  'security.payout': 'Для смены счёта для выплат нужен второй шаг.',
} satisfies Translation<typeof english>;
