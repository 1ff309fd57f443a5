import type { Translation } from '../../packs';
import type { papers as english } from '../en/papers';

export const papers = {
  'paper.number': '番号 {number}',
  'paper.planSettled': 'プランの精算',
  'paper.product': '商品',
  'paper.terms': '条件',
  'paper.reference': '支払番号',
  'paper.entry': '番号 {number}、お客様の記録の{place}番目',
  'paper.signedDay': '署名済みの日',
  'paper.root': 'その日のルート値',
  'paper.notSigned': 'まだありません。1日が終わるとまもなく署名され、以後この控えに記載されます。',
  'paper.check':
    'ご自身で確認するには、その月の取引明細書をJSONで保存し、{address} で開いてください。上の各記録が同じ番号とハッシュ値で含まれています。手順はソースコードの {guide} にあります。',
  'paper.copy': 'お手元用の写しです。正式な記録は帳簿です。□は、このファイルで表示できない文字を示します。',
  'paper.zone': '時刻はすべて{zone}の時刻です。',
  'paper.year': '{year}年のまとめ',
  'paper.yearOpen': '年の途中です。この書類は{time}の記録までを含みます。',
  'paper.byKind': '種類別',
  'paper.byMonth': '月別',
  'paper.month': '月',
  'paper.settledPlans': 'この年に精算されたプラン',
  'notice.account.dataTaken.title': 'データがダウンロードされました',
  'notice.account.dataTaken.body':
    'お客様のすべてのデータを含むファイルが保存されました。お心当たりがなければ、ログインパスワードを変更し、サポートへご連絡ください。',
} satisfies Translation<typeof english>;
