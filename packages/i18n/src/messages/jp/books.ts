import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

/** What the programme owes and holds, open to everyone. */
export const books: Translation<typeof english> = {
  'books.heading': '支払うべき額と保有額',
  'books.explained':
    'すべての利用者と広告ネットワークに支払うべき額と、実際に保有している資金を並べています。全員の合計で、帳簿から直接取り出した値です。',
  'books.owed': '支払うべき額',
  'books.held': '保有額',
  'books.owedTotal': '支払うべき額の合計',
  'books.heldTotal': '保有額の合計',
  'books.house': '保有額のうち運営の自己資金',
  'books.difference': '差額',
  'books.differenceExplained':
    '保有額から、支払うべき額と運営の自己資金を引いた額です。帳簿が正しければ0になります。',
  'books.line.available': '全利用者の利用可能残高',
  'books.line.held': '利用者の保留額',
  'books.line.escrow': '消化待ち',
  'books.line.settling': '精算待ち',
  'books.line.withdrawing': '出金手続き中',
  'books.line.promo': '出稿中のプランのクーポン',
  'books.line.start_up': '貸与中のスタートアップ資金',
  'books.line.media': '広告ネットワークへの配信費用の未払い',
  'books.line.bank': '現金',
  'books.line.network_receivable': '広告ネットワークからの未収金',

  'books.checkHeading': '帳簿の自動点検',
  'books.checkPassed': 'すべての残高が記録と一致し、すべての連鎖がハッシュ値と一致しています。',
  'books.checkFailed': '帳簿に食い違いがあります。解決するまで資金の記録は行われません。',
  'books.checkNever': 'まだ点検されていません。最初の点検は1時間以内に行われます。',
  'books.checkedAt': '点検日時：{time}',

  'books.ordersHeading': '精算済みのすべてのプラン',
  'books.ordersSettled': '全利用者の精算済みプラン',
  'books.ordersLost': 'うち損失が出た割合',
  'books.ordersNone': '精算済みのプランはまだありません。',

  'books.overdueHeading': '支払いが遅れている広告ネットワーク',
  'books.overdueNone': '遅れている広告ネットワークはありません。',
  'books.overdueAmount': '{network}（30日を超えた未払い）',
  'books.overdueSince': '{time}から。うち{amount}は運営が自己資金で立て替えました。',

  'books.rootsHeading': '署名済みの日',
  'books.rootsExplained':
    '毎日の終わりに、全利用者の帳簿を表す1つの値に署名します。その値には前日の値が含まれます。ここには最近の日だけを表示しています。すべての日の一覧を保存しておくと、後で取引明細書を照合して、保存した時点で署名済みだった内容がその後変わっていないかを確かめられます。',
  'books.rootsNone': '最初の日は、その日が終わるとまもなく署名されます。',
  'books.rootsSave': '署名済みの全日程の一覧を保存',
  'books.verify': '取引明細書を検証する',
  'books.rootHolders': '{count, plural, other {アカウント#件}}',
  'books.rootSignedAt': '署名日時：{time}',
  'books.rootValue': 'ルート値',
  'books.rootPrevious': '前日のルート値',
  'books.rootSignature': '署名',
  'books.rootKey': '鍵',
  'books.keysHeading': '公開鍵',
  'books.keySince': '{time}から使用中',
  'books.keyUntil': '使用期間：{from}～{until}',
};
