import type { Translation } from '../../packs';
import type { guest as english } from '../en/guest';

/** The page outside the app where guests and the blocked reach staff, and object without signing in. */
export const guest: Translation<typeof english> = {
  'guest.lead':
    '로그인하지 않아도 여기에서 문의할 수 있습니다. 계정이 아직 활성화되지 않았거나, 중지되었거나, 해지된 경우에도 가능합니다.',
  'guest.new': '문의하기',
  'guest.back': '기존 문의 보기',
  'guest.name': '이름',
  'guest.email': '이메일(선택)',
  'guest.username': '계정의 사용자 이름(선택)',
  'guest.text': '문의 내용',
  'guest.open': '문의 접수',
  'guest.number': '문의 번호',
  'guest.secret': '암호',
  'guest.show': '문의 보기',
  'guest.keep':
    '번호와 암호를 적어 두세요. 이 문의를 다시 열려면 둘 다 필요하며, 다시 보내 드릴 수 없습니다.',
  'guest.messages': '메시지',
  'guest.you': '고객님',
  'guest.desk': '고객센터',
  'guest.answer': '메시지 입력',
  'guest.send': '보내기',
  'guest.refresh': '답변 확인',
  'guest.object': '계정 상태에 이의 제기',
  'guest.objectExplained':
    '계정이 제한되었는데 동의하지 않으신다면 이유를 적어 주세요. 처리하기 전에 본인인지 확인합니다. 답변은 이 문의에 표시됩니다.',
  'guest.objectUsername': '계정의 사용자 이름',
  'guest.objectText': '동의하지 않는 이유',
  'guest.objectSend': '이의 보내기',
  'guest.objected': '이의를 보냈습니다. 답변은 이 문의에 표시됩니다.',
  'guest.sent': '메시지를 보냈습니다.',
  'guest.openNow': '지금은 상담 시간입니다.',
  'guest.closedNow': '지금은 상담 시간이 아닙니다. 상담 시작: {time}',
  'guest.later': '{time} 이후에 다시 시도하세요.',
  'guest.older': '최근 메시지만 표시됩니다.',
};
