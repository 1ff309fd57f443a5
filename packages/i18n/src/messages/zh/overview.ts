import type { Translation } from '../../packs';
import type { overview as english } from '../en/overview';

/** The ad centre: the chart and the ways to everything else. */
export const overview: Translation<typeof english> = {
  'adCenter.since': '{change} · 上期：{value}',
  'adCenter.chart': '消耗与收入走势',
  'adCenter.chartInspect': '显示的时间',
  'adCenter.chartTime': '时间',
  'adCenter.more': '您的账户',
  'adCenter.creditScore': '信用分',
  'adCenter.shopLevel': '店铺等级',
  'adCenter.level': '{level} 级',
  'adCenter.activities': '新人活动',
  'adCenter.coupons': '优惠券',
  'adCenter.follow': '计划跟随',
  'adCenter.followRecords': '跟随记录',
  'adCenter.rules': '运营规则',
  'adCenter.feedback': '意见反馈',
  'adCenter.faq': '常见问题',
  'adCenter.transparency': '透明度',
};
