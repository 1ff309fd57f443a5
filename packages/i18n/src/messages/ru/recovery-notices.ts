import type { Translation } from '../../packs';
import type { recoveryNotices as english } from '../en/recovery-notices';

export const recoveryNotices = {
  'notice.account.recoveryAsked.title': 'Кто-то попросил сбросить ваш пароль',
  'notice.account.recoveryAsked.body':
    'Этот человек представился поддержке вашим именем. Запрос проверяют два сотрудника. Если это были не вы, остановите запрос в приложении одним касанием.',
  'notice.account.recovered.title': 'Ваш пароль для входа сброшен',
  'notice.account.recovered.body':
    'Он задан без старого. Выполнен выход на всех устройствах, а выплаты приостановлены до {until}. Если это были не вы, сразу напишите в поддержку.',
  'notice.account.recoveryStopped.title': 'Смена пароля остановлена',
  'notice.account.recoveryStopped.body':
    'Её остановил тот, кто вошёл в систему. Пароль остаётся прежним. Если это были не вы, сразу напишите в поддержку.',
  'notice.account.newSignInPhone.title': 'Новый вход',
  'notice.account.newSignInPhone.body':
    'Кто-то вошёл с телефона или планшета, которым раньше не пользовались. Если это были не вы, завершите этот сеанс и смените пароль.',
  'notice.account.newSignInComputer.title': 'Новый вход',
  'notice.account.newSignInComputer.body':
    'Кто-то вошёл с компьютера, которым раньше не пользовались. Если это были не вы, завершите этот сеанс и смените пароль.',
  'notice.account.newSignIn.title': 'Новый вход',
  'notice.account.newSignIn.body':
    'Кто-то вошёл с устройства, которым раньше не пользовались. Если это были не вы, завершите этот сеанс и смените пароль.',
  'mail.recoveryLink.subject': 'Задайте новый пароль',
  'mail.recoveryLink.body':
    'Кто-то попросил новый пароль для входа для {username}. Ссылка ниже действует один раз, до {until}.\n\nЕсли это были не вы, ничего делать не нужно: без ссылки ничего не произойдёт.',
  'mail.recoveryShut.subject': 'Пока без новой ссылки',
  'mail.recoveryShut.body':
    'Для {username} запрошен новый пароль для входа. За 30 дней его уже дважды задали по ссылке, чаще нельзя. Пока этот срок не пройдёт, пишите в поддержку.',
  'mail.recovered.subject': 'Пароль вашего прежнего счёта сброшен',
  'mail.recovered.body':
    'Этот адрес до недавнего времени принадлежал {username}. Пароль для входа сброшен {time}. Если это были не вы, сразу напишите в поддержку.',
} as const satisfies Translation<typeof english>;
