import type { Translation } from '../../packs';
import type { security as english } from '../en/security';

export const security = {
  'security.none':
    '계정을 지키는 것은 비밀번호뿐입니다. 패스키나 일회용 코드를 사용하면 누군가 비밀번호를 알아도 안전합니다.',
  'security.some':
    '비밀번호 외에 다른 수단도 계정을 지키고 있습니다. 출금 계좌를 바꿀 때도 그 확인이 필요합니다.',
  'security.passkeys': '패스키',
  'security.passkeysExplained':
    '기기의 얼굴 인식, 지문 또는 잠금 번호로 로그인합니다. 입력할 것도, 가짜 페이지가 훔칠 것도 없습니다.',
  'security.added': '추가됨',
  'security.lastUsed': '마지막 사용',
  'security.addPasskey': '패스키 추가',
  'security.rename': '이름 변경',
  'security.remove': '삭제',
  'security.removeQuestion': '‘{name}’ 패스키를 삭제할까요?',
  'security.givingUp':
    '알림으로 알려 드립니다. 이후 지급은 24시간 동안 보류되어 도용자가 얻을 것이 없습니다.',
  'security.name': '이름',
  'security.nameHint': '고객님만 보는 이름입니다. 예: 패스키가 있는 기기 이름.',
  'security.createPasskey': '패스키 만들기',
  'security.createExplained': '기기가 얼굴, 지문 또는 잠금 번호를 확인합니다.',
  'security.passkeySaved': '패스키를 추가했습니다.',
  'security.passkeyGone': '패스키를 삭제했습니다.',
  'security.notHere':
    '여기서는 패스키를 추가할 수 없습니다. 휴대폰이나 컴퓨터의 브라우저에서 이 포털의 주소로 이 페이지를 여세요.',
  'security.codes': '인증 앱',
  'security.codesExplained':
    '휴대폰의 앱이 30초마다 새 코드를 보여 줍니다. 설정하면 비밀번호로 로그인할 때 이 코드를 묻습니다.',
  'security.on': '사용 중',
  'security.off': '꺼짐',
  'security.since': '시작',
  'security.setUp': '설정',
  'security.turnOff': '끄기',
  'security.turnOffQuestion': '일회용 코드를 끌까요?',
  'security.scan': '인증 앱으로 이 그림을 스캔하세요.',
  'security.picture': '인증 앱용 그림',
  'security.typeKey': '앱이 이 기기에 있나요? 앱을 열거나 키를 복사해 넣으세요.',
  'security.openApp': '앱 열기',
  'security.copied': '복사했습니다.',
  'security.code': '앱의 코드',
  'security.turnOn': '켜기',
  'security.turnedOn': '일회용 코드를 켰습니다.',
  'security.turnedOff': '일회용 코드를 껐습니다.',
  'security.recovery': '복구 코드',
  'security.recoveryExplained':
    '패스키나 휴대폰을 잃어버렸을 때 코드마다 한 번씩 쓸 수 있습니다. 이후 지급은 24시간 동안 보류됩니다.',
  'security.recoveryLeft': '{count, plural, =0 {남은 코드 없음} other {코드 #개 남음}}',
  'security.newCodes': '새 코드 만들기',
  'security.newCodesVoid': '이전에 만든 코드는 더 이상 쓸 수 없습니다.',
  'security.codesOnce': '복구 코드를 보관하세요',
  'security.codesKeep':
    '이번 한 번만 표시됩니다. 적어 두거나 비밀번호와 함께 보관하시고, 이 기기에만 두지 마세요.',
  'security.codesKept': '보관했습니다',
  'security.lost': '잃어버렸을 때',
  'security.lostExplained':
    '복구 코드를 사용하세요. 없다면 고객센터로 문의하세요. 담당자 두 명이 본인 여부를 확인하고 잃어버린 수단을 해제합니다. 이후 지급은 24시간 동안 보류됩니다. 비용은 없으며 돈은 그대로 고객님의 것입니다.',
  'security.proof': '본인 확인',
  'security.way.key': '패스키 사용',
  'security.way.totp': '앱의 코드 사용',
  'security.way.recovery_code': '복구 코드 사용',
  'security.way.password': '로그인 비밀번호 사용',
  'security.recoveryCode': '복구 코드',
  'security.bySignIn': '이용하시는 앱에서 다시 들어온 뒤 10분 안에 여기서 확인하세요.',
  'security.key.cancelled': '확인되지 않았습니다. 준비되면 다시 시도하세요.',
  'security.key.unsupported': '여기서는 패스키를 사용할 수 없습니다.',
  'security.key.known': '이 기기에는 이 계정의 패스키가 이미 있습니다.',
  'security.loginCode': '{name} 계정으로 로그인 중입니다. 비밀번호는 맞으며 한 단계가 더 필요합니다.',
  'security.payout': '출금 계좌를 바꾸려면 두 번째 단계가 필요합니다.',
  'ownData.heading': '내 데이터',
  'ownData.explained':
    '여기에 보관된 고객님의 모든 데이터를 하나의 ZIP 파일로 드립니다. 항목별 JSON 데이터와 보내신 사진 및 파일이 들어 있습니다. 비밀번호나 다른 사람에 관한 내용은 없습니다. 다른 사람이 볼 수 없는 곳에 보관하세요.',
  'ownData.save': '내 데이터 다운로드',
  'ownData.step': '데이터를 내려받으려면 두 번째 단계가 필요합니다.',
} satisfies Translation<typeof english>;
