import type { Translation } from '../../packs';
import type { staffNotices as english } from '../en/staff-notices';

/** What people are told when staff acted on something of theirs. */
export const staffNotices: Translation<typeof english> = {
  'notice.feedback.answered.title': '의견에 대한 답변',
  'notice.feedback.answered.body': '보내신 의견: {subject}. 답변: {answer}',
  'notice.topup.refused.title': '충전 요청 종료',
  'notice.topup.refused.body':
    '요청하신 {amount} 충전은 반영되지 않았습니다. 사유: {reason}. 이미 입금하셨다면 증빙을 첨부해 이의를 제기하세요.',
  'notice.hold.opened.title': '자금 일부가 보류되었습니다',
  'notice.hold.opened.body':
    '{until}까지 {amount} 보류되며 이후 자동으로 해제됩니다. 비용 없이 이의를 제기할 수 있습니다. 사유: {reason}',
  'notice.hold.renewed.title': '보류가 한 번 연장되었습니다',
  'notice.hold.renewed.body':
    '{until}까지 {amount} 계속 보류되며 다시 연장되지 않습니다. 비용 없이 이의를 제기할 수 있습니다. 사유: {reason}',
  'notice.score.forged.title': '신용 점수가 낮아졌습니다',
  'notice.score.forged.body':
    '담당자 두 명이 서류를 위조로 판단했습니다. 자금에는 영향이 없습니다. 이의를 제기할 수 있습니다. 사유: {reason}',
  'notice.account.signedOut.title': '모든 기기에서 로그아웃되었습니다',
  'notice.account.signedOut.body': '담당자가 모든 기기의 로그인을 종료했습니다. 사유: {reason}',
};
