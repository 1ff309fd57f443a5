import type { Translation } from '../../packs';
import type { talkNotices as english } from '../en/talk-notices';

/** Notices of the sandbox's sample data. */
export const talkNotices: Translation<typeof english> = {
  'notice.sample.announcement.title': '공지 예시: 운영 규칙 버전 1',
  'notice.sample.announcement.body':
    '운영 규칙은 돈이 매 순간 어디에 있는지, 고객님께 절대 요구하지 않는 것이 무엇인지 설명합니다. 규칙이 바뀌면 적용 전에 여기에서 알려 드립니다. 이 알림은 예시 데이터입니다.',
  'notice.sample.maintenance.title': '점검 예시: 리포트가 평소보다 늦게 도착했습니다',
  'notice.sample.maintenance.body':
    '20분 동안 집행 리포트를 받지 못했습니다. 리포트는 다시 전송되어 한 번만 집계되었습니다. 바뀐 금액은 없으며 충전과 출금은 평소대로 진행되었습니다. 이 알림은 예시 데이터입니다.',
  'notice.sample.activity.title': '이벤트 예시: 신규 이용자 쿠폰',
  'notice.sample.activity.body':
    '신규 쿠폰은 한 사람이 한 번 받을 수 있습니다. 금액을 확정하기 전에 누가 얼마를 부담하는지 앱에 표시됩니다. 이 알림은 예시 데이터입니다.',
};
