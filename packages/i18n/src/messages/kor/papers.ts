import type { Translation } from '../../packs';
import type { papers as english } from '../en/papers';

export const papers = {
  'paper.number': '번호 {number}',
  'paper.planSettled': '플랜 정산',
  'paper.product': '상품',
  'paper.terms': '조건',
  'paper.reference': '지급 번호',
  'paper.entry': '번호 {number}, 내 기록 사슬의 {place}번째',
  'paper.signedDay': '서명된 날',
  'paper.root': '해당 날짜의 루트 값',
  'paper.notSigned': '아직 없습니다. 하루가 끝난 뒤 곧 서명되며, 그 뒤로 이 영수증에 표시됩니다.',
  'paper.check':
    '직접 확인하려면 해당 월의 거래 명세서를 JSON으로 저장해 {address} 에서 여세요. 위의 각 기록이 같은 번호와 해시로 들어 있습니다. 방법은 소스 코드의 {guide} 에 있습니다.',
  'paper.copy': '보관용 사본입니다. 기준은 장부입니다. □는 이 파일이 표시할 수 없는 글자를 뜻합니다.',
  'paper.zone': '모든 시각은 {zone} 기준입니다.',
  'paper.year': '{year}년 요약',
  'paper.yearOpen': '아직 올해가 끝나지 않았습니다. 이 문서는 {time} 기록까지 담고 있습니다.',
  'paper.byKind': '종류별',
  'paper.byMonth': '월별',
  'paper.month': '월',
  'paper.settledPlans': '그해에 정산된 플랜',
  'notice.account.dataTaken.title': '데이터가 다운로드되었습니다',
  'notice.account.dataTaken.body':
    '고객님의 모든 데이터가 담긴 파일이 저장되었습니다. 본인이 아니라면 로그인 비밀번호를 변경하고 고객센터로 문의하세요.',
} satisfies Translation<typeof english>;
