import type { Translation } from '../../packs';
import type { overview as english } from '../en/overview';

/** The ad centre: the chart and the ways to everything else. */
export const overview: Translation<typeof english> = {
  'adCenter.since': '{change} · 前期：{value}',
  'adCenter.chart': '消化額と収益の推移',
  'adCenter.chartInspect': '表示中の時刻',
  'adCenter.chartTime': '時刻',
  'adCenter.more': 'アカウント',
  'adCenter.creditScore': '信用スコア',
  'adCenter.shopLevel': 'ショップレベル',
  'adCenter.level': 'レベル{level}',
  'adCenter.activities': '新規キャンペーン',
  'adCenter.coupons': 'クーポン',
  'adCenter.follow': 'プランのフォロー',
  'adCenter.followRecords': 'フォロー履歴',
  'adCenter.rules': '運営ルール',
  'adCenter.feedback': 'ご意見',
  'adCenter.faq': 'よくある質問',
  'adCenter.transparency': '透明性',
};
