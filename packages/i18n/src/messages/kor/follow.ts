import type { Translation } from '../../packs';
import type { follow as english } from '../en/follow';

export const follow = {
  'follow.now': '팔로우',
  'follow.records': '내역',
  'follow.explained':
    '리더는 플랜을 공개하는 이용자입니다. 공개된 플랜은 내 플랜에 나타나지만 팔로우만으로 돈이 쓰이지는 않으며, 예산을 넣을지는 플랜마다 직접 정합니다.',
  'follow.never': '팔로우만으로 돈이 쓰이는 일은 없으며, 리더가 팔로워에게서 얻는 수익도 없습니다.',
  'follow.nobody': '팔로우 중인 리더가 없습니다. 리더의 계정 ID를 입력해 먼저 기록을 확인하세요.',
  'follow.current': '팔로우 중',
  'follow.since': '{time}부터',
  'follow.id': '계정 ID {id}',
  'follow.open':
    '{count, plural, =0 {지금 팔로워에게 공개된 플랜이 없습니다} other {지금 팔로워에게 공개된 플랜 #개}}',
  'follow.record': '이 리더의 플랜 결과',
  'follow.recordNone': '이 리더가 공개한 플랜 중 정산된 것이 아직 없어 기록이 없습니다.',
  'follow.recordCounts':
    '팔로워가 예산을 넣고 정산된 모든 플랜을 손실이 난 것까지 집계하며, 지난 결과가 다음 플랜의 결과를 말해 주지는 않습니다.',
  'follow.changeHeading': '다른 리더 팔로우',
  'follow.field': '리더의 계정 ID',
  'follow.hint': '숫자 8자리이며 리더에게서 받습니다.',
  'follow.look': '기록 보기',
  'follow.question': '{name} 님을 팔로우할까요?',
  'follow.changeQuestion': '{before} 님 대신 {name} 님을 팔로우할까요?',
  'follow.changeExplained': '이미 받은 플랜은 만료될 때까지 남아 있습니다.',
  'follow.confirm': '팔로우',
  'follow.change': '변경',
  'follow.done': '{name} 님을 팔로우합니다.',
  'follow.stop': '팔로우 중지',
  'follow.stopQuestion': '{name} 님 팔로우를 중지할까요?',
  'follow.stopExplained':
    '이 리더의 새 플랜은 더 이상 오지 않습니다. 이미 받은 플랜은 만료될 때까지 남고, 예산을 넣은 플랜은 그대로 진행됩니다.',
  'follow.keep': '계속 팔로우',
  'follow.stopped': '이제 팔로우 중인 리더가 없습니다.',
  'follow.toWaiting': '예산을 기다리는 플랜',
  'follow.event.followed': '{name} 님을 팔로우했습니다',
  'follow.event.changed': '{name} 님으로 변경했습니다',
  'follow.event.stopped': '{name} 님 팔로우를 중지했습니다',
  'follow.orders': '{count, plural, =0 {받은 플랜이 없습니다} other {받은 플랜 #개}}',
  'follow.noRecords': '팔로우 내역이 여기에 표시됩니다.',
  'follow.toFollow': '리더 팔로우하기',
  'lead.heading': '고객님은 리더입니다',
  'lead.followers': '{count, plural, =0 {아직 팔로워가 없습니다} other {팔로워 #명}}',
  'lead.giveId': '팔로우하려는 사람에게 이 번호를 알려 주세요.',
  'lead.publish': '플랜 공개하기',
  'lead.publishExplained':
    '팔로워마다 7일 동안 제안되며, 예산을 넣을지는 각자 정합니다. 고객님께 돌아오는 수익은 없습니다.',
  'lead.product': '상품',
  'lead.published':
    '{count, plural, =0 {공개했습니다. 아직 팔로워가 없습니다.} other {팔로워 #명에게 공개했습니다.}}',
  'lead.publications': '공개한 플랜',
  'lead.closed': '{time}에 마감',
  'lead.offers': '제안됨',
  'lead.funded': '예산 투입',
  'lead.settled': '정산됨',
  'lead.lost': '손실',
  'lead.none': '아직 공개한 플랜이 없습니다.',
} satisfies Translation<typeof english>;
