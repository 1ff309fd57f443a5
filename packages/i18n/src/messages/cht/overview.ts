import type { Translation } from '../../packs';
import type { overview as english } from '../en/overview';

/** The ad centre: the chart and the ways to everything else. */
export const overview: Translation<typeof english> = {
  'adCenter.since': '{change} · 前期：{value}',
  'adCenter.chart': '花費與收入走勢',
  'adCenter.chartInspect': '顯示的時間',
  'adCenter.chartTime': '時間',
  'adCenter.more': '您的帳戶',
  'adCenter.creditScore': '信用分數',
  'adCenter.shopLevel': '商店等級',
  'adCenter.level': '{level} 級',
  'adCenter.activities': '新人活動',
  'adCenter.coupons': '優惠券',
  'adCenter.follow': '計畫跟隨',
  'adCenter.followRecords': '跟隨紀錄',
  'adCenter.rules': '營運規則',
  'adCenter.feedback': '意見回饋',
  'adCenter.faq': '常見問題',
  'adCenter.transparency': '透明度',
};
