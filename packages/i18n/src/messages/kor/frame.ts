import type { Translation } from '../../packs';
import type { frame as english } from '../en/frame';

/** Questions, rules, contacts inside the app, and what the app says of itself. */
export const frame: Translation<typeof english> = {
  'faq.heading': '자주 묻는 질문',
  'faq.lead': '가장 먼저 궁금해하시는 내용입니다.',
  'faq.more': '다른 질문',
  'faq.none': '아직 등록된 질문이 없습니다. 궁금한 점은 고객센터에서 답해 드립니다.',
  'faq.ask': '고객센터에 문의',
  'faq.missing': '이 질문은 더 이상 없습니다.',
  'faq.version': '버전 {number}',

  'customer.open': '{label} 여는 중',
  'customer.refused': '이 주소는 저희 상담 창구가 아닙니다',
  'customer.refusedExplained': '앱 안에서는 고객센터 목록에 있는 창구만 열 수 있습니다. 열린 것은 없습니다.',
  'customer.choose': '상담 창구 선택',

  'update.ready': '새 버전의 앱이 준비되었습니다.',
  'update.use': '업데이트',

  'refresh.pull': '당겨서 새로고침',
  'refresh.release': '놓으면 새로고침',
  'refresh.running': '최신 수치를 불러오는 중',
  'blocked.notOpen': '현재 계정 상태에서는 이용할 수 없습니다.',
  'blocked.whatIsOpen': '이용할 수 있는 항목 보기',
};
