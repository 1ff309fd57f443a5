import type { Translation } from '../../packs';
import type { security as english } from '../en/security';

export const security = {
  'security.none':
    'お客様のアカウントを守っているのはパスワードだけです。パスキーかワンタイムコードがあれば、パスワードを知られても安全です。',
  'security.some':
    'お客様のアカウントはパスワード以外でも守られています。出金先の変更にも、その確認が必要です。',
  'security.passkeys': 'パスキー',
  'security.passkeysExplained':
    '端末の顔認証、指紋、または画面ロックでログインします。入力するものはなく、偽のページに盗まれるものもありません。',
  'security.added': '追加日',
  'security.lastUsed': '最終利用',
  'security.addPasskey': 'パスキーを追加',
  'security.rename': '名前を変更',
  'security.remove': '削除',
  'security.removeQuestion': '「{name}」を削除しますか？',
  'security.givingUp':
    'お知らせが届きます。その後、支払いは24時間お待ちいただきます。不正利用を防ぐためです。',
  'security.name': '名前',
  'security.nameHint': 'お客様だけに表示されます。端末の名前などをご入力ください。',
  'security.createPasskey': 'パスキーを作成',
  'security.createExplained': '端末が顔認証、指紋、または画面ロックの確認を求めます。',
  'security.passkeySaved': 'パスキーを追加しました。',
  'security.passkeyGone': 'パスキーを削除しました。',
  'security.notHere':
    'ここではパスキーを追加できません。スマートフォンまたはパソコンのブラウザで、このポータルのアドレスからこのページを開いてください。',
  'security.codes': '認証アプリ',
  'security.codesExplained':
    'スマートフォンのアプリが30秒ごとに新しいコードを表示します。設定後は、パスワードでのログイン時に入力が必要です。',
  'security.on': 'オン',
  'security.off': 'オフ',
  'security.since': '開始',
  'security.setUp': '設定する',
  'security.turnOff': 'オフにする',
  'security.turnOffQuestion': 'ワンタイムコードをオフにしますか？',
  'security.scan': '認証アプリでこの画像を読み取ってください。',
  'security.picture': '認証アプリ用の画像',
  'security.typeKey': 'アプリがこの端末にある場合は、アプリを開くか、キーをコピーして入力してください。',
  'security.openApp': 'アプリを開く',
  'security.copied': 'コピーしました。',
  'security.code': 'アプリのコード',
  'security.turnOn': 'オンにする',
  'security.turnedOn': 'ワンタイムコードをオンにしました。',
  'security.turnedOff': 'ワンタイムコードをオフにしました。',
  'security.recovery': '復旧コード',
  'security.recoveryExplained':
    '紛失したパスキーや端末の代わりに、それぞれ1回使えます。その後、支払いは24時間お待ちいただきます。',
  'security.recoveryLeft': '{count, plural, =0 {残りのコードはありません} other {残り#個}}',
  'security.newCodes': '新しいコードを作成',
  'security.newCodesVoid': '以前のコードは使えなくなります。',
  'security.codesOnce': '復旧コードを保管してください',
  'security.codesKeep':
    '表示されるのは今回だけです。書き留めるか、パスワードと同じ場所に保管してください。この端末だけに保管するのは避けてください。',
  'security.codesKept': '保管しました',
  'security.lost': '紛失した場合',
  'security.lostExplained':
    '復旧コードをお使いください。お持ちでない場合はサポートへご連絡ください。担当者2名がご本人であることを確認し、紛失したものを解除します。その後、支払いは24時間お待ちいただきます。費用はかからず、資金はお客様のものです。',
  'security.proof': 'ご本人の確認',
  'security.way.key': 'パスキーを使う',
  'security.way.totp': 'アプリのコードを使う',
  'security.way.recovery_code': '復旧コードを使う',
  'security.way.password': 'ログインパスワードを使う',
  'security.recoveryCode': '復旧コード',
  'security.bySignIn': 'ご利用のアプリからもう一度入り、10分以内にここで確認してください。',
  'security.key.cancelled': '確認されませんでした。準備ができたらもう一度お試しください。',
  'security.key.unsupported': 'ここではパスキーを使えません。',
  'security.key.known': 'この端末には、このアカウントのパスキーがすでにあります。',
  'security.loginCode': '{name}としてログイン中です。パスワードは正しく、あと1つ確認が必要です。',
  'security.payout': '出金先の変更には、もう1つの確認が必要です。',
  'ownData.heading': 'お客様のデータ',
  'ownData.explained':
    'ここに保存されているお客様に関するすべてのデータを1つのZIPファイルにまとめます。項目ごとのJSONデータと、お送りいただいた画像やファイルが含まれます。パスワードや他の方の情報は含まれません。他の人に見られない場所に保管してください。',
  'ownData.save': '自分のデータをダウンロード',
  'ownData.step': 'データのダウンロードには、もう1つの確認が必要です。',
} satisfies Translation<typeof english>;
