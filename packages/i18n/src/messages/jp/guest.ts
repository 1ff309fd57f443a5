import type { Translation } from '../../packs';
import type { guest as english } from '../en/guest';

/** The page outside the app where guests and the blocked reach staff, and object without signing in. */
export const guest: Translation<typeof english> = {
  'guest.lead':
    'ログインせずにこちらからお問い合わせいただけます。アカウントが有効になる前や、停止中、解約後でもご利用いただけます。',
  'guest.new': '問い合わせる',
  'guest.back': '以前の問い合わせを見る',
  'guest.name': 'お名前',
  'guest.email': 'メールアドレス（任意）',
  'guest.username': 'アカウントのユーザー名（任意）',
  'guest.text': 'お問い合わせ内容',
  'guest.open': '問い合わせを送信',
  'guest.number': '受付番号',
  'guest.secret': '合言葉',
  'guest.show': '問い合わせを表示',
  'guest.keep': '番号と合言葉をお控えください。この問い合わせを再び開くには両方が必要で、再送はできません。',
  'guest.messages': 'メッセージ',
  'guest.you': 'お客様',
  'guest.desk': 'サポート',
  'guest.answer': 'メッセージを入力',
  'guest.send': '送信',
  'guest.refresh': '回答を確認',
  'guest.object': 'アカウントの状態に異議を申し立てる',
  'guest.objectExplained':
    'アカウントの制限に納得できない場合は、理由をお書きください。対応の前にご本人であることを確認します。回答はこの問い合わせに届きます。',
  'guest.objectUsername': 'アカウントのユーザー名',
  'guest.objectText': '納得できない理由',
  'guest.objectSend': '異議申立てを送信',
  'guest.objected': '異議申立てを送信しました。回答はこの問い合わせに届きます。',
  'guest.sent': 'メッセージを送信しました。',
  'guest.openNow': '現在、窓口は受付中です。',
  'guest.closedNow': '現在、窓口は受付時間外です。受付開始：{time}',
  'guest.later': '{time}以降にもう一度お試しください。',
  'guest.older': '最新のメッセージのみ表示しています。',
};
