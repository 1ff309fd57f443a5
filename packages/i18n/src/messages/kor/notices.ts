import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { guest } from './guest';
import { help } from './help';
import { printed } from './printed';
import { staffNotices } from './staff-notices';
import { supportNotices } from './support-notices';
import { talkNotices } from './talk-notices';

/** What the server writes to people. */
export const notices: Translation<typeof english> = {
  ...guest,
  ...help,
  ...printed,
  ...staffNotices,
  ...supportNotices,
  ...talkNotices,

  'notice.topup.title': '충전이 완료되었습니다',
  'notice.topup.body': '사용 가능 금액에 {amount} 반영되었습니다. 영수 번호: {receipt}',
  'notice.order.finished.title': '플랜 {number} 집행 종료',
  'notice.order.finished.body':
    '쓰지 않은 금액 {amount} 전액이 사용 가능 금액으로 돌아왔습니다. 리포트는 72시간 안에 마감됩니다.',
  'notice.order.failed.title': '플랜 {number} 집행 실패',
  'notice.order.failed.body': '{amount} 전액이 사용 가능 금액으로 돌아왔습니다.',
  'notice.order.settled.title': '플랜 {number} 정산 완료',
  'notice.order.settled.body': '{amount} 금액이 사용 가능 금액으로 옮겨졌습니다.',
  'notice.withdrawal.approved.title': '출금이 승인되었습니다',
  'notice.withdrawal.approved.body': '끝자리 {lastFour} 계좌로 {amount} 송금 중입니다.',
  'notice.withdrawal.approvedUntil.title': '출금이 승인되었습니다',
  'notice.withdrawal.approvedUntil.body':
    '{until}까지 끝자리 {lastFour} 계좌로 {amount} 지급됩니다. 그때까지 지급되지 않으면 금액을 다시 쓸 수 있습니다.',
  'notice.withdrawal.paid.title': '출금이 지급되었습니다',
  'notice.withdrawal.paid.body': '{amount} 지급되었습니다. 지급 번호: {reference}',
  'notice.withdrawal.refused.title': '출금이 거절되었습니다',
  'notice.withdrawal.refused.body': '{amount} 전액이 사용 가능 금액으로 돌아왔습니다. 사유: {reason}',
  'notice.withdrawal.bounced.title': '지급액이 반송되었습니다',
  'notice.withdrawal.bounced.body': '{amount} 전액이 사용 가능 금액으로 돌아왔습니다. 사유: {reason}',
  'notice.withdrawal.lapsed.title': '출금이 기한 안에 지급되지 않았습니다',
  'notice.withdrawal.lapsed.body':
    '기한까지 지급되지 않아 {amount} 전액이 사용 가능 금액으로 돌아왔습니다. 바로 다시 요청할 수 있습니다.',
  'notice.payout.changed.title': '출금 계좌가 변경되었습니다',
  'notice.payout.changed.body':
    '{until}부터 끝자리 {lastFour} 계좌로 지급됩니다. 본인이 변경하지 않았다면 바로 이의를 제기하세요.',
  'notice.hold.released.title': '보류가 해제되었습니다',
  'notice.hold.released.body': '{amount} 전액이 사용 가능 금액으로 돌아왔습니다.',
  'notice.chargeback.held.title': '결제에 대한 차지백이 접수되었습니다',
  'notice.chargeback.held.body':
    '{until}까지 {amount} 보류됩니다. 그때까지 이의를 제기할 수 있습니다. 사유: {reason}',
  'notice.chargeback.heldRevenue.title': '수익이 회수 요청되었습니다',
  'notice.chargeback.heldRevenue.body':
    '아직 정산되지 않은 수익 {amount}이(가) {until}까지 보류됩니다. 사용 가능 금액은 건드리지 않습니다. 그때까지 이의를 제기할 수 있습니다. 사유: {reason}',
  'notice.chargeback.lifted.title': '보류된 수익이 돌아왔습니다',
  'notice.chargeback.lifted.body': '{amount}의 보류가 풀렸습니다. 다시 플랜의 수익에 포함됩니다.',
  'notice.chargeback.posted.title': '차지백이 확정되었습니다',
  'notice.chargeback.posted.body': '보류된 금액 {amount} 전액이 원래 결제처로 돌아갔습니다.',
  'notice.acceptance.refused.title': '환전 입금이 확인되지 않았습니다',
  'notice.acceptance.refused.body':
    '알려 주신 입금 내역을 찾지 못했습니다. 사유: {reason}. 이의를 제기할 수 있습니다.',
  'notice.acceptance.lapsed.title': '환전 입금이 기한 안에 확인되지 않았습니다',
  'notice.acceptance.lapsed.body':
    '알려 주신 입금이 7일 안에 확인되지 않았습니다. 입금하셨다면 증빙을 첨부해 이의를 제기하세요.',
  'notice.objection.upheld.title': '이의가 받아들여졌습니다',
  'notice.objection.upheld.body': '고객님의 말씀이 맞습니다. 답변은 ‘내 이의 제기’에서 볼 수 있습니다.',
  'notice.objection.rejected.title': '이의가 기각되었습니다',
  'notice.objection.rejected.body': '답변과 사유는 ‘내 이의 제기’에서 볼 수 있습니다.',
  'notice.account.closing.title': '계정을 해지하는 중입니다',
  'notice.account.closing.body':
    '플랜을 종료하고 현금을 지급하며, 나머지는 풀리는 대로 지급합니다. 본인이 요청하지 않았다면 바로 이의를 제기하세요.',
  'notice.account.closed.title': '계정이 해지되었습니다',
  'notice.account.closed.body': '더 지급할 금액이 없습니다. 거래 명세서는 계속 고객님의 것입니다.',
  'notice.coupon.granted.title': '쿠폰이 도착했습니다',
  'notice.coupon.granted.body': '쿠폰함에 추가되었습니다: {name}. {until}까지 유효합니다.',
  'notice.startUp.granted.title': '초기 자금',
  'notice.startUp.granted.body':
    '운영사가 플랜용으로 {amount} 빌려드립니다. 현금이 아니며, 언제든 비용 없이 반환할 수 있습니다.',
};
