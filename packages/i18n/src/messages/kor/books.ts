import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

/** What the programme owes and holds, open to everyone. */
export const books: Translation<typeof english> = {
  'books.heading': '지급할 금액과 보유 금액',
  'books.explained':
    '모든 이용자와 광고 네트워크에 지급할 금액을 실제 보유한 돈과 나란히 보여 줍니다. 전체 합계이며 장부에서 바로 가져온 값입니다.',
  'books.owed': '지급할 금액',
  'books.held': '보유 금액',
  'books.owedTotal': '지급할 금액 합계',
  'books.heldTotal': '보유 금액 합계',
  'books.house': '보유 금액 중 운영사 자체 자금',
  'books.difference': '차액',
  'books.differenceExplained':
    '보유 금액에서 지급할 금액과 운영사 자체 자금을 뺀 값입니다. 장부가 맞으면 0입니다.',
  'books.line.available': '전체 이용자의 사용 가능 금액',
  'books.line.held': '이용자의 보류 금액',
  'books.line.escrow': '소진 대기',
  'books.line.settling': '정산 대기',
  'books.line.withdrawing': '출금 진행 중',
  'books.line.promo': '집행 중인 플랜의 쿠폰',
  'books.line.start_up': '대여한 초기 자금',
  'books.line.media': '광고 네트워크에 지급할 집행 비용',
  'books.line.bank': '현금',
  'books.line.network_receivable': '광고 네트워크 미수금',

  'books.checkHeading': '장부 자체 점검',
  'books.checkPassed': '모든 잔액이 기록과 일치하고 모든 체인이 해시와 일치합니다.',
  'books.checkFailed': '장부에 차이가 있습니다. 해결될 때까지 자금 이동이 기록되지 않습니다.',
  'books.checkNever': '아직 점검되지 않았습니다. 첫 점검은 한 시간 안에 이루어집니다.',
  'books.checkedAt': '점검 시각: {time}',

  'books.ordersHeading': '정산된 모든 플랜',
  'books.ordersSettled': '전체 이용자의 정산된 플랜',
  'books.ordersLost': '이 중 손실 비율',
  'books.ordersNone': '아직 정산된 플랜이 없습니다.',

  'books.overdueHeading': '지급이 늦은 광고 네트워크',
  'books.overdueNone': '지급이 늦은 광고 네트워크가 없습니다.',
  'books.overdueAmount': '{network}, 30일 넘게 미지급',
  'books.overdueSince': '{time}부터. 이 중 {amount} 금액은 운영사 자체 자금으로 지급했습니다.',

  'books.rootsHeading': '서명된 날짜',
  'books.rootsExplained':
    '매일 하루가 끝나면 전체 이용자의 장부를 나타내는 값 하나에 서명하며, 이 값은 전날의 값을 담고 있습니다. 여기에는 최근 날짜만 표시됩니다. 전체 날짜의 목록을 저장해 보관하세요. 나중에 거래 명세서를 이 목록과 대조하면 저장할 때 이미 서명되어 있던 내용이 그 뒤로 바뀌었는지 알 수 있습니다.',
  'books.rootsNone': '첫날은 하루가 끝난 뒤 곧 서명됩니다.',
  'books.rootsSave': '서명된 모든 날짜의 목록 저장',
  'books.verify': '거래 명세서 확인',
  'books.rootHolders': '{count, plural, other {계정 #개}}',
  'books.rootSignedAt': '서명 시각: {time}',
  'books.rootValue': '루트 값',
  'books.rootPrevious': '전날 루트 값',
  'books.rootSignature': '서명',
  'books.rootKey': '키',
  'books.keysHeading': '공개 키',
  'books.keySince': '{time}부터 사용 중',
  'books.keyUntil': '사용 기간: {from} ~ {until}',
};
