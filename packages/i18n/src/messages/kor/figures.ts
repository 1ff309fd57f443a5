import type { Translation } from '../../packs';
import type { figures as english } from '../en/figures';

export const figures = {
  'figures.time': '기간',
  'figures.time.week': '7일',
  'figures.time.four': '28일',
  'figures.time.month': '이번 달',
  'figures.time.own': '직접 지정',
  'figures.fault.order': '종료일이 시작일보다 빠릅니다.',
  'figures.fault.long': '최대 366일까지 선택할 수 있습니다.',
  'figures.by': '분석 기준',
  'figures.by.day': '일',
  'figures.by.hour': '시간대',
  'figures.by.plan': '플랜',
  'figures.by.product': '상품',
  'figures.figure': '표시할 수치',
  'figures.fell': '{day}에 ‘{plan}’ 플랜이 종료된 뒤 지출이 줄었습니다.',
  'figures.rose': '{day}에 ‘{plan}’ 플랜이 시작된 뒤 지출이 늘었습니다.',
  'figures.compared': '이전 기간: {value}, {days}',
  'figures.before': '이전 기간',
  'figures.table': '{name} 세부 내역',
  'figures.total': '합계',
  'figures.rest': '나머지 전체',
  'figures.inspect': '표시 중인 지점',
  'figures.zone': '날짜와 시간은 사용자의 시간대({zone}) 기준입니다.',
  'figures.export': 'CSV로 저장',
  'figures.allPlans': '전체 플랜',
} satisfies Translation<typeof english>;
