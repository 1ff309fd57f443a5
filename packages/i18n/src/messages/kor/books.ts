import type { Translation } from '../../packs';
import type { books as english } from '../en/books';

/** What the programme owes and holds, open to everyone (H8). */
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
};
