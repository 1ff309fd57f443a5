import type { Translation } from '../../packs';
import type { entry as english } from '../en/entry';

/** Coming in from a host app: the entry, the welcome and the end of its session. */
export const entry: Translation<typeof english> = {
  'entry.checking': '본인 여부를 확인하는 중',
  'entry.failed': '본인 여부를 확인하지 못했습니다. 변경된 내용은 없습니다.',
  'entry.again': '다시 시도',

  'welcome.heading': 'Fairlead에 오신 것을 환영합니다',
  'welcome.lead': '광고 플랜에 금액을 집행하고 모든 수치의 출처를 확인하세요.',
  'welcome.fact.wallet': '돈은 고객님 전용 지갑에 있으며 모든 내역이 기록됩니다.',
  'welcome.fact.record': '상품마다 손실이 난 것을 포함해 정산된 모든 플랜의 결과를 보여 줍니다.',
  'welcome.fact.out': '출금과 계정 해지는 언제든지 할 수 있습니다.',
  'welcome.risk': '플랜에 집행한 금액은 잃을 수 있습니다.',
  'welcome.code': '승인 코드',
  'welcome.codeHint': '운영사에서 받습니다. 계정 하나를 한 번만 개설할 수 있습니다.',
  'welcome.open': '계정 개설하기',
  'welcome.noCode': '코드가 없으신가요?',
  'welcome.askForCode': '고객센터에 문의',

  'reopen.heading': '원래 앱에서 Fairlead를 다시 여세요',
  'reopen.explained':
    '다른 앱을 통해 들어오셨는데, 그 로그인이 만료되었거나 이미 사용되었습니다. 계정과 돈은 그대로입니다.',
  'reopen.how': '그 앱으로 돌아가 Fairlead를 여세요. 여기에는 로그인 비밀번호가 없으며 필요하지도 않습니다.',
  'reopen.button': '앱으로 돌아가기',
  'reopen.login': '사용자 이름과 비밀번호가 있습니다',
};
