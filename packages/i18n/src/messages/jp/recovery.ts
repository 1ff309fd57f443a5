import type { Translation } from '../../packs';
import type { recovery as english } from '../en/recovery';

export const recovery = {
  'recovery.heading': 'パスワードをお忘れですか',
  'recovery.lead': 'ユーザー名またはメールアドレスを入力してください。',
  'recovery.account': 'ユーザー名またはメールアドレス',
  'recovery.ask': 'リンクを送る',
  'recovery.askedHeading': 'メールをご確認ください',
  'recovery.asked':
    '確認済みのメールアドレスを持つアカウントに一致した場合は、リンクをお送りしています。有効期間は{minutes}分です。',
  'recovery.nothingCame':
    '届かない場合は迷惑メールを確認するか、もう一度お試しください。使えるのは最新のリンクだけです。',
  'recovery.again': 'もう一度送る',
  'recovery.notHere': 'ここからメールは送られません。サポートへご連絡ください。',
  'recovery.noMail': 'メールを使えない場合',
  'recovery.noMailExplained':
    'ログインせずにサポートへご連絡ください。担当者2名がご本人であることを確認した後、その問い合わせで新しいパスワードを設定できます。',
  'recovery.toSupport': 'サポートに問い合わせる',
  'recovery.haveCase': '受付番号を持っています',
  'recovery.noCase': '受付番号がまだありませんか？',
  'recovery.caseLead':
    '担当者2名が同意した後、問い合わせの番号と照会コードを使って、ここで新しいパスワードを設定できます。',
  'recovery.caseNumber': '受付番号',
  'recovery.caseSecret': '照会コード',
  'recovery.caseGo': '次へ',
  'recovery.caseNotYet':
    'この番号と照会コードでは、まだパスワードを設定できません。担当者が確認中か、期限が過ぎています。回答は問い合わせの画面にあります。',
  'recovery.caseOpen':
    'ご本人であることを確認しました。{username}の新しいパスワードを{time}までに1回だけ設定できます。設定するとすべての端末からログアウトし、出金は24時間お待ちいただきます。',
  'recovery.shell':
    '別のアプリから入られる方は、ここにはパスワードがありません。元のアプリに戻り、そこからFairleadを開いてください。',
  'recovery.toLogin': 'ログインに戻る',
  'recovery.setHeading': '新しいパスワードの設定',
  'recovery.setLead':
    '設定するとすべての端末からログアウトし、出金は24時間お待ちいただきます。資金とプランはそのままです。',
  'recovery.new': '新しいパスワード',
  'recovery.confirm': '新しいパスワード（確認）',
  'recovery.set': 'パスワードを設定',
  'recovery.doneHeading': '新しいパスワードを設定しました',
  'recovery.done':
    'すべての端末からログアウトしました。出金は{time}までお待ちいただきます。それまで資金は出ていきません。',
  'recovery.badHeading': 'このリンクは使えません',
  'recovery.bad': 'リンクは短い時間内に1回だけ使え、最新のものだけが有効です。パスワードは変わっていません。',
  'recovery.askNew': '新しいリンクを送る',
  'recovery.banner': 'ログインパスワードの再設定の申し出がありました。',
  'recovery.bannerHow': 'お心当たりがなければ、ワンタップで止められます。',
  'recovery.veto': '止める',
  'recovery.vetoed': '止めました。パスワードはそのままです。',
} as const satisfies Translation<typeof english>;
