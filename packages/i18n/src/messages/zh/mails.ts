import type { Translation } from '../../packs';
import type { mails as english } from '../en/mails';

export const mails = {
  'mail.frame.open': '在应用中打开：{link}',
  'mail.frame.head':
    '生成此信时，您记录中最新一笔账目的编号为 {entry}，哈希值为 {hash}。两者都必须一直与您的对账单相符。',
  'mail.frame.security': '您收到此信，是因为它关系到您账户的安全。这类信息总会发到已验证的地址。',
  'mail.frame.chosen': '您收到此信，是因为您选择了用电子邮件接收这类信息。',
  'mail.frame.asked':
    '您收到此信，是因为有人在应用中填写了这个地址。如果不是您，无需做任何事：没有验证码，什么都不会发生。',
  'mail.frame.change': '更改您接收的内容：{link}',
  'mail.frame.never': '我们绝不会通过电子邮件索要密码或验证码，也绝不会要求您先付款才能提现。',
  'mail.notice.staffWrote': '客服给您发来消息',
  'mail.notice.readInApp': '请打开应用阅读。',
  'mail.contactCode.subject': '此邮箱地址的验证码',
  'mail.contactCode.body': '请在应用中输入此验证码：{code}\n\n只能使用一次，有效至 {until}。',
  'mail.emailChanged.subject': '您的邮箱地址已更改',
  'mail.emailChanged.body':
    '您账户的邮箱地址已于 {time} 更改。此地址将不再收到信息。\n\n如非本人操作，请登录并更改密码，然后立即联系客服。',
  'mail.phoneChanged.subject': '您的手机号码已更改',
  'mail.phoneChanged.body':
    '您账户的手机号码已于 {time} 更改。\n\n如非本人操作，请登录并更改密码，然后立即联系客服。',
  'sms.contactCode': '您的验证码：{code}。只能使用一次，有效至 {until}。请勿告诉任何人。',
  'sms.phoneChanged': '您账户的手机号码已更改。如非本人操作，请立即联系客服。',
  'push.head': '您的记录：第 {entry} 笔，哈希值 {hash}',
} satisfies Translation<typeof english>;
