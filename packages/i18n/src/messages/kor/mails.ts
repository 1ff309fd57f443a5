import type { Translation } from '../../packs';
import type { mails as english } from '../en/mails';

export const mails = {
  'mail.frame.open': '앱에서 열기: {link}',
  'mail.frame.head':
    '이 메일이 작성될 때 고객님 기록의 최신 항목은 번호 {entry}, 해시 {hash}였습니다. 둘 다 거래 명세서와 계속 일치해야 합니다.',
  'mail.frame.security':
    '계정 보안에 관한 내용이라 보내 드립니다. 이런 메시지는 항상 확인된 주소로 발송됩니다.',
  'mail.frame.chosen': '이런 메시지를 이메일로 받기로 선택하셔서 보내 드립니다.',
  'mail.frame.asked':
    '이 주소가 앱에 입력되어 보내 드립니다. 본인이 아니라면 아무것도 하지 않으셔도 됩니다. 코드가 없으면 아무 일도 일어나지 않습니다.',
  'mail.frame.change': '받는 내용 바꾸기: {link}',
  'mail.frame.never': '이메일로 비밀번호나 코드를 묻지 않으며, 출금하려면 먼저 돈을 내라고 하지도 않습니다.',
  'mail.notice.staffWrote': '고객센터에서 메시지를 보냈습니다',
  'mail.notice.readInApp': '앱을 열어 읽어 보세요.',
  'mail.contactCode.subject': '이 이메일 주소의 확인 코드',
  'mail.contactCode.body': '앱에 이 코드를 입력하세요: {code}\n\n{until}까지 한 번만 쓸 수 있습니다.',
  'mail.emailChanged.subject': '이메일 주소가 바뀌었습니다',
  'mail.emailChanged.body':
    '계정의 이메일 주소가 {time}에 바뀌었습니다. 이 주소로는 더 이상 메시지가 오지 않습니다.\n\n본인이 아니라면 로그인하여 비밀번호를 바꾸고 바로 고객센터에 알려 주세요.',
  'mail.phoneChanged.subject': '전화번호가 바뀌었습니다',
  'mail.phoneChanged.body':
    '계정의 전화번호가 {time}에 바뀌었습니다.\n\n본인이 아니라면 로그인하여 비밀번호를 바꾸고 바로 고객센터에 알려 주세요.',
  'sms.contactCode': '코드: {code}. {until}까지 한 번만 쓸 수 있습니다. 누구에게도 알려 주지 마세요.',
  'sms.phoneChanged': '계정의 전화번호가 바뀌었습니다. 본인이 아니라면 바로 고객센터에 알려 주세요.',
  'push.head': '고객님의 기록: {entry}번 항목, 해시 {hash}',
} satisfies Translation<typeof english>;
