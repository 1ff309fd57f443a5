import type { Translation } from '../../packs';
import type { recoveryNotices as english } from '../en/recovery-notices';

export const recoveryNotices = {
  'notice.account.recoveryAsked.title': 'ログインパスワードの再設定の申し出がありました',
  'notice.account.recoveryAsked.body':
    'サポートに、ご本人だと名乗る方から申し出がありました。担当者2名が確認しています。お心当たりがなければ、アプリでワンタップで止められます。',
  'notice.account.recovered.title': 'ログインパスワードが再設定されました',
  'notice.account.recovered.body':
    '以前のパスワードなしで設定されました。すべての端末からログアウトし、出金は{until}までお待ちいただきます。お心当たりがなければ、すぐにサポートへご連絡ください。',
  'notice.account.recoveryStopped.title': 'パスワードの再設定が止められました',
  'notice.account.recoveryStopped.body':
    'ログイン中の方が止めました。パスワードはそのままです。お心当たりがなければ、すぐにサポートへご連絡ください。',
  'notice.account.newSignInPhone.title': '新しいログイン',
  'notice.account.newSignInPhone.body':
    'これまで使われていないスマートフォンまたはタブレットからログインがありました。お心当たりがなければ、そのログインを終了し、パスワードを変更してください。',
  'notice.account.newSignInComputer.title': '新しいログイン',
  'notice.account.newSignInComputer.body':
    'これまで使われていないパソコンからログインがありました。お心当たりがなければ、そのログインを終了し、パスワードを変更してください。',
  'notice.account.newSignIn.title': '新しいログイン',
  'notice.account.newSignIn.body':
    'これまで使われていない端末からログインがありました。お心当たりがなければ、そのログインを終了し、パスワードを変更してください。',
  'mail.recoveryLink.subject': '新しいパスワードの設定',
  'mail.recoveryLink.body':
    '{username}のログインパスワードの再設定が依頼されました。下のリンクは{until}まで、1回だけ使えます。\n\nお心当たりがなければ、何もする必要はありません。リンクがなければ何も起こりません。',
  'mail.recoveryShut.subject': '現在、新しいリンクは送れません',
  'mail.recoveryShut.body':
    '{username}のログインパスワードの再設定が依頼されました。30日間に2回リンクで設定されており、これが上限です。期間が過ぎるまではサポートへご連絡ください。',
  'mail.recovered.subject': '以前のアカウントのパスワードが再設定されました',
  'mail.recovered.body':
    'このアドレスは最近まで{username}のものでした。ログインパスワードが{time}に再設定されました。お心当たりがなければ、すぐにサポートへご連絡ください。',
} as const satisfies Translation<typeof english>;
