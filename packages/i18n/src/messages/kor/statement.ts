import type { Translation } from '../../packs';
import type { statement as english } from '../en/statement';

/** The monthly detail and its statement; the rules of a withdrawal by name. */
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
    'JSON 파일에는 모든 기록과 해시가 담겨 있어 누구나 저희를 거치지 않고 검증할 수 있습니다. CSV 파일은 스프레드시트에서 열립니다. PDF 파일은 읽고 인쇄하는 용도입니다.',
  'statement.export': '{format} 저장',
  'statement.saved': '{name} 파일로 저장했습니다.',

  'withdraw.allRules': '조건 {count}개 중 {passed}개 충족',
  'withdraw.passed': '충족',
  'withdraw.failed': '미충족',
  'withdraw.concerns': '해당 금액 {amount}',
  'withdraw.clears.holder': '고객님이 직접 해결할 수 있습니다.',
  'withdraw.clears.programme': '운영사가 해결합니다.',
  'withdraw.clears.nobody': '자동으로 해제됩니다.',
  'withdraw.name.payout_set': '출금 계좌 설정',
  'withdraw.name.payout_cooled': '출금 계좌 변경 후 24시간 경과',
  'withdraw.name.password_set': '거래 비밀번호 설정',
  'withdraw.name.password_unlocked': '거래 비밀번호 잠기지 않음',
  'withdraw.name.password_cooled': '거래 비밀번호 재설정 후 24시간 경과',
  'withdraw.name.amount_in_range': '한도 안의 금액',
  'withdraw.name.amount_covered': '사용 가능 금액 충분',
  'withdraw.name.start_up_returned': '초기 자금 반환',
  'withdraw.name.no_hold': '보류 없음',
};
