import type { Translation } from '../../packs';
import type { control as english } from '../en/control';

export const control = {
  'control.heading': '投放控制',
  'control.pause': '暫停',
  'control.resume': '恢復投放',
  'control.pauseQuestion': '要暫停這項計畫嗎？',
  'control.pauseExplained':
    '暫停自廣告聯播網確認起生效，最遲一小時內生效。在此之前的投放照常計費。結束時間不會順延。',
  'control.pauseAsked': '已請廣告聯播網暫停投放。',
  'control.resumeAsked': '已請廣告聯播網恢復投放。',
  'control.limits': '上限',
  'control.noLimits': '未設定上限。計畫會投放到預算用完或投放期間結束。',
  'control.setLimits': '設定上限',
  'control.limitsExplained':
    '最先達到的上限會使計畫永久停止。每有一份報表計入時檢查一次，在此之前廣告聯播網可能會略微多花。',
  'control.limit.cost_per_conversion': '單次轉換成本超過此金額時停止',
  'control.limit.loss': '虧損達到此金額時停止',
  'control.limit.spend_without_conversion': '花費達到此金額仍無轉換時停止',
  'control.limit.ends_at': '結束時間',
  'control.limit.daily_cap': '每日最多計費',
  'control.dailyCapExplained': '自明天起按 UTC 日生效。超出部分的投放不計費。',
  'control.noLimit': '不限',
  'control.leaveEmpty': '留空表示不設上限。',
  'control.save': '儲存上限',
  'control.saved': '上限已儲存。',
  'control.amountInvalid': '請輸入大於 0 的金額。',
  'control.dateInvalid': '請選擇未來的時間。',
  'control.reached.cost_per_conversion': '單次轉換成本超過了您的上限 {value}。',
  'control.reached.loss': '虧損達到了您的上限 {value}。',
  'control.reached.spend_without_conversion': '已花費 {value}，仍無轉換。',
  'control.reached.ends_at': '已到您設定的結束時間。',
  'control.meanwhile': '從您要求到確認期間的計費金額：{amount}',
} satisfies Translation<typeof english>;
