import type { Translation } from '../../packs';
import type { mails as english } from '../en/mails';

export const mails = {
  'mail.frame.open': 'アプリで開く：{link}',
  'mail.frame.head':
    'このメールを書いた時点で、お客様の記録の最新は番号{entry}、ハッシュ値{hash}でした。どちらも取引明細書と一致し続けている必要があります。',
  'mail.frame.security':
    'アカウントの安全に関わるためお送りしています。このような通知は、確認済みのアドレスに必ず届きます。',
  'mail.frame.chosen': 'この種類の通知をメールで受け取るよう選ばれたため、お送りしています。',
  'mail.frame.asked':
    'このアドレスがアプリで入力されたため、お送りしています。お心当たりがなければ何もする必要はありません。コードがなければ何も起こりません。',
  'mail.frame.change': '受け取る内容を変える：{link}',
  'mail.frame.never':
    'パスワードやコードをメールでお尋ねすることはありません。出金のためにお金を求めることもありません。',
  'mail.notice.staffWrote': 'サポートからメッセージがあります',
  'mail.notice.readInApp': 'アプリを開いてお読みください。',
  'mail.contactCode.subject': 'このメールアドレスの確認コード',
  'mail.contactCode.body': 'アプリでこのコードを入力してください：{code}\n\n{until}まで、一度だけ使えます。',
  'mail.emailChanged.subject': 'メールアドレスが変更されました',
  'mail.emailChanged.body':
    'アカウントのメールアドレスが{time}に変更されました。このアドレスには今後通知が届きません。\n\nお心当たりがない場合は、ログインしてパスワードを変え、すぐにサポートへご連絡ください。',
  'mail.phoneChanged.subject': '電話番号が変更されました',
  'mail.phoneChanged.body':
    'アカウントの電話番号が{time}に変更されました。\n\nお心当たりがない場合は、ログインしてパスワードを変え、すぐにサポートへご連絡ください。',
  'sms.contactCode': 'コード：{code}。{until}まで一度だけ使えます。誰にも教えないでください。',
  'sms.phoneChanged':
    'アカウントの電話番号が変更されました。お心当たりがない場合は、すぐにサポートへご連絡ください。',
  'push.head': 'お客様の記録：{entry}番目、ハッシュ{hash}',
} satisfies Translation<typeof english>;
