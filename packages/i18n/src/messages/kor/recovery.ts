import type { Translation } from '../../packs';
import type { recovery as english } from '../en/recovery';

export const recovery = {
  'recovery.heading': '비밀번호를 잊으셨나요?',
  'recovery.lead': '사용자 이름이나 이메일 주소를 입력하세요.',
  'recovery.account': '사용자 이름 또는 이메일',
  'recovery.ask': '링크 보내기',
  'recovery.askedHeading': '이메일을 확인하세요',
  'recovery.asked':
    '확인된 이메일이 있는 계정과 일치하면 링크를 보내 드립니다. {minutes}분 동안 사용할 수 있습니다.',
  'recovery.nothingCame':
    '오지 않았나요? 스팸함을 확인하거나 다시 요청하세요. 가장 최근 링크만 사용할 수 있습니다.',
  'recovery.again': '다시 요청',
  'recovery.notHere': '여기서는 이메일을 보내지 않습니다. 고객센터에 문의하세요.',
  'recovery.noMail': '이메일을 사용할 수 없나요?',
  'recovery.noMailExplained':
    '로그인하지 않고 고객센터에 문의하세요. 담당자 두 명이 본인인지 확인한 뒤, 그 문의에서 새 비밀번호를 설정합니다.',
  'recovery.toSupport': '고객센터에 문의',
  'recovery.haveCase': '문의 번호가 있습니다',
  'recovery.noCase': '아직 문의 번호가 없으신가요?',
  'recovery.caseLead': '담당자 두 명이 승인하면, 문의 번호와 문의 코드로 여기에서 새 비밀번호를 설정합니다.',
  'recovery.caseNumber': '문의 번호',
  'recovery.caseSecret': '문의 코드',
  'recovery.caseGo': '계속',
  'recovery.caseNotYet':
    '이 번호와 코드로는 아직 비밀번호를 설정할 수 없습니다. 담당자가 확인 중이거나 기한이 지났습니다. 답변은 문의에 있습니다.',
  'recovery.caseOpen':
    '본인임을 확인했습니다. {username}의 새 비밀번호를 {time}까지 한 번 설정할 수 있습니다. 설정하면 모든 기기에서 로그아웃되고 지급은 24시간 보류됩니다.',
  'recovery.shell':
    '다른 앱을 통해 들어오시나요? 그러면 여기에는 비밀번호가 없습니다. 그 앱으로 돌아가 Fairlead를 여세요.',
  'recovery.toLogin': '로그인으로 돌아가기',
  'recovery.setHeading': '새 비밀번호 설정',
  'recovery.setLead':
    '설정하면 모든 기기에서 로그아웃되고 지급은 24시간 보류됩니다. 돈과 플랜은 그대로입니다.',
  'recovery.new': '새 비밀번호',
  'recovery.confirm': '새 비밀번호 확인',
  'recovery.set': '비밀번호 설정',
  'recovery.doneHeading': '새 비밀번호를 설정했습니다',
  'recovery.done':
    '모든 기기에서 로그아웃되었습니다. 지급은 {time}부터 이루어지며, 그 전에는 돈이 나가지 않습니다.',
  'recovery.badHeading': '이 링크는 더 이상 사용할 수 없습니다',
  'recovery.bad':
    '링크는 짧은 시간 동안 한 번만, 가장 최근 것만 사용할 수 있습니다. 비밀번호는 바뀌지 않았습니다.',
  'recovery.askNew': '새 링크 요청',
  'recovery.banner': '누군가 로그인 비밀번호를 다시 설정해 달라고 요청했습니다.',
  'recovery.bannerHow': '본인이 아니라면 한 번 눌러 중단하세요.',
  'recovery.veto': '중단',
  'recovery.vetoed': '중단했습니다. 비밀번호는 그대로입니다.',
} as const satisfies Translation<typeof english>;
