import type { Translation } from '../../packs';
import type { mails as english } from '../en/mails';

export const mails = {
  'mail.frame.open': '在應用程式中開啟：{link}',
  'mail.frame.head':
    '產生此信時，您紀錄中最新一筆帳目的編號為 {entry}，雜湊值為 {hash}。兩者都必須一直與您的對帳單相符。',
  'mail.frame.security': '您收到此信，是因為它關係到您帳戶的安全。這類訊息一律寄到已驗證的地址。',
  'mail.frame.chosen': '您收到此信，是因為您選擇以電子郵件接收這類訊息。',
  'mail.frame.asked':
    '您收到此信，是因為有人在應用程式中填寫了這個地址。如果不是您，不必做任何事：沒有驗證碼，什麼都不會發生。',
  'mail.frame.change': '更改您接收的內容：{link}',
  'mail.frame.never': '我們絕不會透過電子郵件索取密碼或驗證碼，也絕不會要求您先付款才能提領。',
  'mail.notice.staffWrote': '客服傳了訊息給您',
  'mail.notice.readInApp': '請開啟應用程式閱讀。',
  'mail.contactCode.subject': '此電子郵件地址的驗證碼',
  'mail.contactCode.body': '請在應用程式中輸入此驗證碼：{code}\n\n只能使用一次，有效至 {until}。',
  'mail.emailChanged.subject': '您的電子郵件地址已變更',
  'mail.emailChanged.body':
    '您帳戶的電子郵件地址已於 {time} 變更。此地址將不再收到訊息。\n\n如非本人操作，請登入並變更密碼，然後立即聯絡客服。',
  'mail.phoneChanged.subject': '您的手機號碼已變更',
  'mail.phoneChanged.body':
    '您帳戶的手機號碼已於 {time} 變更。\n\n如非本人操作，請登入並變更密碼，然後立即聯絡客服。',
  'sms.contactCode': '您的驗證碼：{code}。只能使用一次，有效至 {until}。請勿告訴任何人。',
  'sms.phoneChanged': '您帳戶的手機號碼已變更。如非本人操作，請立即聯絡客服。',
  'push.head': '您的紀錄：第 {entry} 筆，雜湊值 {hash}',
} satisfies Translation<typeof english>;
