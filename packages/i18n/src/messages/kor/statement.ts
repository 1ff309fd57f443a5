import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

/** The monthly detail and its statement. */
export const statement: Translation<typeof english> = {
  'flow.view': '표시할 기록',
  'flow.everything': '전체 기록',
  'flow.byMonth': '월별',
  'flow.noneInMonth': '이 달에는 움직임이 없습니다.',

  'month.earlier': '이전 달',
  'month.later': '다음 달',
  'month.detail': '월별 내역',
  'month.available': '사용 가능',
  'month.total': '총자산',
  'month.kind': '종류',
  'month.opening': '월초',
  'month.closing': '월말',
  'month.addsUp': '월초 금액에 모든 합계를 더하면 월말 금액이 됩니다. 날짜는 {zone} 기준입니다.',

  'statement.heading': '거래 명세서',
  'statement.explained':
    'JSON 파일에는 모든 기록과 해시가 담겨 있어 누구나 저희를 거치지 않고 검증할 수 있습니다. CSV 파일은 스프레드시트에서 열립니다.',
  'statement.export': '{format} 저장',
  'statement.saved': '{name} 파일로 저장했습니다.',
};
