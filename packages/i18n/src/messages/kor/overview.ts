import type { Translation } from '../../packs';
import type { overview as english } from '../en/overview';

/** The ad centre: the chart and the ways to everything else. */
export const overview: Translation<typeof english> = {
  'adCenter.since': '{change} · 이전: {value}',
  'adCenter.chart': '지출과 수익 추이',
  'adCenter.chartInspect': '표시 중인 시간',
  'adCenter.chartTime': '시간',
  'adCenter.more': '내 계정',
  'adCenter.creditScore': '신용 점수',
  'adCenter.shopLevel': '상점 등급',
  'adCenter.level': '{level}등급',
  'adCenter.activities': '신규 이용자 이벤트',
  'adCenter.coupons': '쿠폰',
  'adCenter.follow': '플랜 팔로우',
  'adCenter.followRecords': '팔로우 내역',
  'adCenter.rules': '운영 규칙',
  'adCenter.feedback': '의견 보내기',
  'adCenter.faq': '자주 묻는 질문',
  'adCenter.transparency': '투명성',
};
