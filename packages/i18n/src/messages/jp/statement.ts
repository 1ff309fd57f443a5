import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

/** The monthly detail and its statement. */
export const statement: Translation<typeof english> = {
  'flow.view': '表示する記録',
  'flow.everything': 'すべての記録',
  'flow.byMonth': '月別',
  'flow.noneInMonth': 'この月の動きはありません。',

  'month.earlier': '前の月',
  'month.later': '次の月',
  'month.detail': '月別明細',
  'month.available': '利用可能',
  'month.total': '総資産',
  'month.kind': '種類',
  'month.opening': '月初',
  'month.closing': '月末',
  'month.addsUp': '月初の残高と各合計を足すと月末の残高になります。日付は{zone}のものです。',

  'statement.heading': '取引明細書',
  'statement.explained':
    'JSONファイルにはすべての記録とハッシュ値が含まれ、誰でも当方を介さずに検証できます。CSVファイルは表計算ソフトで開けます。',
  'statement.export': '{format}で保存',
  'statement.saved': '{name}として保存しました。',
};
