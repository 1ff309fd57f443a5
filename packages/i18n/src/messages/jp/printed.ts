import type { Translation } from '../../packs';
import type { printed as english } from '../en/printed';

export const printed = {
  'printed.account': 'オペレーションID {id}',
  'printed.made': '作成日時：{time}。時刻はすべて{zone}のものです。',
  'printed.head': '最後の記録のハッシュ値：{hash}',
  'printed.time': '時刻',
  'printed.availableAfter': '取引後の利用可能額',
  'printed.totalAfter': '取引後の総資産',
  'printed.byHand': '手入力',
  'printed.checkable':
    '閲覧用の写しです。同じ月のJSONファイルには同じ数字が含まれ、当方を介さずに検証できます。□は、このファイルで表示できない文字を示します。',
  'printed.page': '{page} / {count}ページ',
} satisfies Translation<typeof english>;
