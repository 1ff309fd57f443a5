import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

/** The monthly detail and its statement. */
export const statement: Translation<typeof english> = {
  'flow.view': '顯示哪些紀錄',
  'flow.everything': '全部紀錄',
  'flow.byMonth': '按月',
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
    'JSON 檔包含每一筆帳目及其雜湊值，任何人不必透過我們就能核對。CSV 檔可用試算表開啟。',
  'statement.export': '儲存為 {format}',
  'statement.saved': '已儲存為 {name}。',
};
