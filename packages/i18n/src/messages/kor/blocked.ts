import type { Translation } from '../../packs';
import type { blocked as english } from '../en/blocked';

/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked: Translation<typeof english> = {
  'blocked.tag.not_activated': '활성화 대기 중',
  'blocked.tag.disabled': '사용 중지됨',
  'blocked.tag.closed': '해지됨',
  'blocked.title.not_activated': '계정이 활성화를 기다리고 있습니다',
  'blocked.title.disabled': '계정 사용이 중지되었지만 돈은 고객님의 것입니다',
  'blocked.title.closed': '계정이 해지되었습니다',
  'blocked.text.not_activated':
    '활성화는 담당자가 합니다. 따로 하실 일이나 낼 돈은 없으며, 완료되면 이 화면이 저절로 바뀝니다.',
  'blocked.text.disabled':
    '지금은 새 플랜을 집행할 수 없습니다. 진행 중인 플랜은 평소처럼 종료되고 정산되며, 아래 항목은 계속 이용할 수 있습니다.',
  'blocked.text.closed':
    '상담 채팅, 알림, 거래 명세서는 계속 이용할 수 있고 진행 중인 출금도 그대로 처리됩니다.',
  'blocked.objectNote': '다른 담당자가 정해진 날짜까지 답변합니다',
  'blocked.available': '사용 가능 {amount}',
  'blocked.chat': '고객센터와 채팅',
  'blocked.chatNote': '지난 대화가 남아 있습니다',
  'blocked.closeNote': '전액을 고객님께 지급합니다',
  'blocked.underWay': '{amount} 금액을 지급하는 중입니다',
  'blocked.left': '계정에 {amount} 금액이 남아 있습니다',
  'blocked.later': '{amount} 금액이 나중에 지급됩니다',
};
