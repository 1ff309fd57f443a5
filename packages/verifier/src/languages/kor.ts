import { details } from './details/kor';
import type { PageWords } from './page-words';

export const kor: PageWords = {
  name: '한국어',
  title: 'Fairlead 거래 명세서 확인',
  intro:
    '이 페이지는 파일 하나입니다. 아무것도 보내지 않고 연결도 필요 없습니다. 저장한 뒤 오프라인에서 여세요.',
  statement: '거래 명세서(JSON)',
  days: '/#/transparency에서 저장한 서명된 날의 목록: 보관해 둔 것과 오늘 것',
  key: '다른 경로로 얻은 공개 키(선택)',
  head: '보관한 알림의 기록 위치, 한 줄에 하나: 번호와 16자리(선택)',
  checkpoint: '/log/checkpoint에서 저장한, 증인이 서명한 체크포인트(선택)',
  witness: '다른 곳에서 받은 그 증인의 키(체크포인트와 함께)',
  log: '투명성 페이지에 표시된 로그 키(선택, 체크포인트와 함께)',
  needBoth: '체크포인트는 그 증인의 키와 함께 있어야 쓸 수 있습니다.',
  unproven: '이 확인이 증명하지 않는 것',
  limits: [
    '목록을 저장하기 전에 고쳐 쓰인 내용. 오늘 받은 목록은 운영사가 오늘 하는 말일 뿐입니다.',
    '가장 최근에 서명된 날 이후의 내용과 일이 일어난 시각.',
    '앱 화면에 표시되는 내용. 파일과 비교해 보십시오.',
    '모두에게 같은 날들이 보인다는 것. 증인이 있거나 두 목록을 비교할 때만 알 수 있습니다.',
    '지급이 은행에 도착했다는 것. 은행만이 확인해 줄 수 있습니다.',
    '누구의 계정인지. 어떤 해시도 계정 ID를 포함하지 않습니다. 본인이 받은 알림의 기록 위치가 있으면 본인 계정임을 알 수 있습니다.',
  ],
  check: '확인',
  result: '결과',
  meanings: '첫 줄의 뜻',
  details,
  chooseFirst: '먼저 거래 명세서를 선택하세요.',
  failed: '확인을 실행하지 못해 명세서에 대해 아무것도 판정하지 않았습니다.',
  language: '언어',
  outcomes: {
    verified: {
      headline: '확인됨',
      meaning: '모순이 없으며, 목록에 있는 서명된 날이 명세서 전체를 담고 있습니다.',
    },
    not_verified: {
      headline: '확인되지 않음',
      meaning: '바뀐 부분이 있습니다. 해당 기록이나 날을 알려 드립니다.',
    },
    not_signed: {
      headline: '서명되지 않음',
      meaning: '기록의 연결은 온전하지만 이를 담은 서명된 날이 없습니다. 누구나 지어낼 수 있습니다.',
    },
    consistent: {
      headline: '자체로는 일치함',
      meaning: '제공된 목록이 없습니다. 과거를 고쳐 쓰고 다시 서명해도 똑같아 보입니다.',
    },
    not_connected: {
      headline: '연결되지 않음',
      meaning:
        '제공하신 목록, 키, 알림 또는 체크포인트를 명세서 전체와 연결할 수 없어 아무것도 확인되지 않았습니다.',
    },
    newer: {
      headline: '목록보다 새로움',
      meaning: '모순은 없지만 목록보다 새로운 부분은 고쳐 쓰고 다시 서명되었을 수 있습니다.',
    },
  },
};
