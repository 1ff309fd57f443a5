import type { Translation } from '../../packs';
import type { recoveryNotices as english } from '../en/recovery-notices';

export const recoveryNotices = {
  'notice.account.recoveryAsked.title': '有人要求重新設定您的登入密碼',
  'notice.account.recoveryAsked.body':
    '對方向客服自稱是您，兩位工作人員正在確認。如非本人操作，請在應用程式中點一下阻止。',
  'notice.account.recovered.title': '您的登入密碼已重新設定',
  'notice.account.recovered.body':
    '此次設定未使用舊密碼。您已在所有裝置上登出，暫停提領至 {until}。如非本人操作，請立即聯絡客服。',
  'notice.account.recoveryStopped.title': '重新設定密碼已被阻止',
  'notice.account.recoveryStopped.body': '由已登入的人阻止，密碼維持不變。如非本人操作，請立即聯絡客服。',
  'notice.account.newSignInPhone.title': '新的登入',
  'notice.account.newSignInPhone.body':
    '有人在未曾使用過的手機或平板上登入。如非本人操作，請結束該登入並變更密碼。',
  'notice.account.newSignInComputer.title': '新的登入',
  'notice.account.newSignInComputer.body':
    '有人在未曾使用過的電腦上登入。如非本人操作，請結束該登入並變更密碼。',
  'notice.account.newSignIn.title': '新的登入',
  'notice.account.newSignIn.body': '有人在未曾使用過的裝置上登入。如非本人操作，請結束該登入並變更密碼。',
  'mail.recoveryLink.subject': '設定新密碼',
  'mail.recoveryLink.body':
    '有人為 {username} 要求新的登入密碼。下方的連結可使用一次，有效至 {until}。\n\n如非本人操作，您無須做任何事：沒有此連結，密碼不會改變。',
  'mail.recoveryShut.subject': '暫時無法寄送新連結',
  'mail.recoveryShut.body':
    '有人為 {username} 要求新的登入密碼。30 天內已透過連結設定兩次，已達上限。在此期間請聯絡客服。',
  'mail.recovered.subject': '您原帳戶的登入密碼已重新設定',
  'mail.recovered.body':
    '此電子郵件不久前還屬於 {username}。登入密碼已於 {time} 重新設定。如非本人操作，請立即聯絡客服。',
} as const satisfies Translation<typeof english>;
