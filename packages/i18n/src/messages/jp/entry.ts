import type { Translation } from '../../packs';
import type { entry as english } from '../en/entry';

/** Coming in from a host app: the entry, the welcome and the end of its session. */
export const entry: Translation<typeof english> = {
  'entry.checking': 'ご本人であることを確認しています',
  'entry.failed': '確認できませんでした。何も変更されていません。',
  'entry.again': 'もう一度試す',

  'welcome.heading': 'Fairleadへようこそ',
  'welcome.lead': '広告プランに出稿し、すべての数値の根拠を確認できます。',
  'welcome.fact.wallet': '資金はお客様専用のウォレットにあり、すべての動きが記録されます。',
  'welcome.fact.record': '各商品には、損失を含む精算済みの全プランの結果が表示されます。',
  'welcome.fact.out': '出金もアカウントの解約も、いつでもできます。',
  'welcome.risk': 'プランに出稿した金額は失われることがあります。',
  'welcome.code': '承認コード',
  'welcome.codeHint': '運営からお渡しします。1つのアカウントの開設に1回だけ使えます。',
  'welcome.open': 'アカウントを開設',
  'welcome.noCode': 'コードをお持ちでない方',
  'welcome.askForCode': 'サポートに問い合わせる',

  'reopen.heading': '元のアプリからFairleadを開き直してください',
  'reopen.explained':
    '別のアプリから入られましたが、そのログインは期限切れか使用済みです。アカウントと資金に変わりはありません。',
  'reopen.how':
    '元のアプリに戻り、そこからFairleadを開いてください。ここではログインパスワードはなく、必要もありません。',
  'reopen.button': '元のアプリに戻る',
  'reopen.login': 'ユーザー名とパスワードがある方',
};
