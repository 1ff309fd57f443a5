import type { Translation } from '../../packs';
import type { recoveryNotices as english } from '../en/recovery-notices';

export const recoveryNotices = {
  'notice.account.recoveryAsked.title': '有人请求重新设置您的登录密码',
  'notice.account.recoveryAsked.body':
    '对方向客服自称是您，两名工作人员正在核实。如非本人操作，请在应用中轻点一下阻止。',
  'notice.account.recovered.title': '您的登录密码已重新设置',
  'notice.account.recovered.body':
    '此次设置未使用旧密码。您已在所有设备上退出登录，提现暂停至 {until}。如非本人操作，请立即联系客服。',
  'notice.account.recoveryStopped.title': '重新设置密码已被阻止',
  'notice.account.recoveryStopped.body': '由已登录的人阻止，密码保持不变。如非本人操作，请立即联系客服。',
  'notice.account.newSignInPhone.title': '新的登录',
  'notice.account.newSignInPhone.body':
    '有人在未曾使用过的手机或平板上登录。如非本人操作，请结束该登录并修改密码。',
  'notice.account.newSignInComputer.title': '新的登录',
  'notice.account.newSignInComputer.body':
    '有人在未曾使用过的电脑上登录。如非本人操作，请结束该登录并修改密码。',
  'notice.account.newSignIn.title': '新的登录',
  'notice.account.newSignIn.body': '有人在未曾使用过的设备上登录。如非本人操作，请结束该登录并修改密码。',
  'mail.recoveryLink.subject': '设置新密码',
  'mail.recoveryLink.body':
    '有人为 {username} 请求新的登录密码。下面的链接可用一次，有效至 {until}。\n\n如非本人操作，您无需做任何事：没有此链接，密码不会改变。',
  'mail.recoveryShut.subject': '暂时无法发送新链接',
  'mail.recoveryShut.body':
    '有人为 {username} 请求新的登录密码。30 天内已通过链接设置两次，已达上限。在此期间请联系客服。',
  'mail.recovered.subject': '您原账户的登录密码已重新设置',
  'mail.recovered.body':
    '此邮箱不久前还属于 {username}。登录密码已于 {time} 重新设置。如非本人操作，请立即联系客服。',
} as const satisfies Translation<typeof english>;
