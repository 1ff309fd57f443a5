import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

/** The monthly detail and its statement; the rules of a withdrawal by name. */
export const statement: Translation<typeof english> = {
  'flow.view': '顯示哪些紀錄',
  'flow.everything': '全部紀錄',
  'flow.byMonth': '依月份',
  'flow.noneInMonth': '這個月沒有資金異動。',

  'month.earlier': '上個月',
  'month.later': '下個月',
  'month.detail': '每月明細',
  'month.available': '可用',
  'month.total': '總資產',
  'month.kind': '類型',
  'month.opening': '期初',
  'month.closing': '期末',
  'month.addsUp': '期初加上各項合計即為期末。日期依 {zone} 時區計算。',

  'statement.heading': '對帳單',
  'statement.explained':
    'JSON 檔包含每一筆帳目及其雜湊值，任何人不必透過我們就能核對。CSV 檔可用試算表開啟。PDF 檔供閱讀和列印。',
  'statement.export': '儲存為 {format}',
  'statement.saved': '已儲存為 {name}。',

  'withdraw.allRules': '共 {count} 項規則，通過 {passed} 項',
  'withdraw.passed': '通過',
  'withdraw.failed': '未通過',
  'withdraw.concerns': '涉及 {amount}',
  'withdraw.clears.holder': '您可以自行解除。',
  'withdraw.clears.programme': '由平台解除。',
  'withdraw.clears.nobody': '到期自動解除。',
  'withdraw.name.payout_set': '已設定收款帳戶',
  'withdraw.name.payout_cooled': '收款帳戶變更已滿 24 小時',
  'withdraw.name.password_set': '已設定交易密碼',
  'withdraw.name.password_unlocked': '交易密碼未鎖定',
  'withdraw.name.password_cooled': '交易密碼重新設定已滿 24 小時',
  'withdraw.name.amount_in_range': '金額在限額內',
  'withdraw.name.amount_covered': '可用餘額足夠',
  'withdraw.name.start_up_returned': '啟動資金已歸還',
  'withdraw.name.no_hold': '沒有保留',
};
