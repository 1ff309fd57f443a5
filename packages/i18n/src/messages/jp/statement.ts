import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

/** The monthly detail and its statement; the rules of a withdrawal by name. */
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
    'JSONファイルにはすべての記録とハッシュ値が含まれ、誰でも当方を介さずに検証できます。CSVファイルは表計算ソフトで開けます。PDFファイルは閲覧・印刷用です。',
  'statement.export': '{format}で保存',
  'statement.saved': '{name}として保存しました。',

  'withdraw.allRules': '{count}件中{passed}件の条件を満たしています',
  'withdraw.passed': '満たす',
  'withdraw.failed': '満たさない',
  'withdraw.concerns': '対象：{amount}',
  'withdraw.clears.holder': 'ご自身で解消できます。',
  'withdraw.clears.programme': '運営が解消します。',
  'withdraw.clears.nobody': '自動で解除されます。',
  'withdraw.name.payout_set': '出金先が設定済み',
  'withdraw.name.payout_cooled': '出金先の変更から24時間経過',
  'withdraw.name.password_set': '取引パスワードが設定済み',
  'withdraw.name.password_unlocked': '取引パスワードがロックされていない',
  'withdraw.name.password_cooled': '取引パスワードの再設定から24時間経過',
  'withdraw.name.amount_in_range': '金額が上限・下限の範囲内',
  'withdraw.name.amount_covered': '利用可能残高が足りる',
  'withdraw.name.start_up_returned': 'スタートアップ資金が返却済み',
  'withdraw.name.no_hold': '保留がない',
};
