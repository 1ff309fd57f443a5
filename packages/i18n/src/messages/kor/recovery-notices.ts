import type { Translation } from '../../packs';
import type { recoveryNotices as english } from '../en/recovery-notices';

export const recoveryNotices = {
  'notice.account.recoveryAsked.title': '로그인 비밀번호 재설정 요청이 있습니다',
  'notice.account.recoveryAsked.body':
    '누군가 본인이라며 고객센터에 요청했습니다. 담당자 두 명이 확인합니다. 본인이 아니라면 앱에서 한 번 눌러 중단하세요.',
  'notice.account.recovered.title': '로그인 비밀번호가 다시 설정되었습니다',
  'notice.account.recovered.body':
    '이전 비밀번호 없이 설정되었습니다. 모든 기기에서 로그아웃되었고 지급은 {until}까지 보류됩니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
  'notice.account.recoveryStopped.title': '비밀번호 재설정이 중단되었습니다',
  'notice.account.recoveryStopped.body':
    '로그인한 사람이 중단했습니다. 비밀번호는 그대로입니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
  'notice.account.newSignInPhone.title': '새 로그인',
  'notice.account.newSignInPhone.body':
    '사용한 적 없는 휴대폰이나 태블릿에서 로그인이 있었습니다. 본인이 아니라면 그 로그인을 종료하고 비밀번호를 변경하세요.',
  'notice.account.newSignInComputer.title': '새 로그인',
  'notice.account.newSignInComputer.body':
    '사용한 적 없는 컴퓨터에서 로그인이 있었습니다. 본인이 아니라면 그 로그인을 종료하고 비밀번호를 변경하세요.',
  'notice.account.newSignIn.title': '새 로그인',
  'notice.account.newSignIn.body':
    '사용한 적 없는 기기에서 로그인이 있었습니다. 본인이 아니라면 그 로그인을 종료하고 비밀번호를 변경하세요.',
  'mail.recoveryLink.subject': '새 비밀번호 설정',
  'mail.recoveryLink.body':
    '누군가 {username} 계정의 새 로그인 비밀번호를 요청했습니다. 아래 링크는 {until}까지 한 번만 사용할 수 있습니다.\n\n본인이 아니라면 아무것도 하지 않으셔도 됩니다. 링크 없이는 아무 일도 일어나지 않습니다.',
  'mail.recoveryShut.subject': '지금은 새 링크를 보낼 수 없습니다',
  'mail.recoveryShut.body':
    '누군가 {username} 계정의 새 로그인 비밀번호를 요청했습니다. 30일 동안 링크로 두 번 설정되었으며 그 이상은 할 수 없습니다. 이 기간이 지날 때까지는 고객센터에 문의하세요.',
  'mail.recovered.subject': '이전 계정의 비밀번호가 다시 설정되었습니다',
  'mail.recovered.body':
    '이 주소는 최근까지 {username}의 것이었습니다. 로그인 비밀번호가 {time}에 다시 설정되었습니다. 본인이 아니라면 즉시 고객센터에 문의하세요.',
} as const satisfies Translation<typeof english>;
