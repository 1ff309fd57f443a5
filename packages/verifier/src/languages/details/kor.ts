import type { Details } from '../../details';

export const details: Details = {
  verifiedByList: '확인됨: {shown}까지. 보관하신 목록은 {reach}까지 있습니다.',
  verifiedByLists: '확인됨: {shown}까지. 보관하신 목록 중 가장 오래된 것은 {reach}까지 있습니다.',
  newerThanStatement:
    '목록보다 새로움: 여기서 가장 최근에 서명된 날인 {day} 이후의 내용은 다시 쓰였을 수 있습니다.',
  newerThanList: '목록보다 새로움: 목록이 끝나는 {day} 이후의 내용은 다시 쓰고 다시 서명되었을 수 있습니다.',
  newerThanLists:
    '목록보다 새로움: 가장 오래된 목록이 끝나는 {day} 이후의 내용은 다시 쓰고 다시 서명되었을 수 있습니다.',
  notConnected: '연결되지 않음: 이 명세서 전체를 제공하신 것과 연결할 수 없습니다.',
  consistent: '자체로는 일치함. 그 이상은 알 수 없습니다.',
  consistentWithKey: '자체로는 일치함. 제공하신 키로 서명되어 있습니다. 그 이상은 알 수 없습니다.',
  notSigned: '서명되지 않음: 사슬은 온전하지만 그뿐입니다.',
  notVerified: '확인되지 않음.',
  asGoodAs: '이 결과는 목록을 저장한 날만큼만 확실합니다. 오늘 받은 목록은 운영사가 오늘 하는 말일 뿐입니다.',

  account: '계정 {holder}, 월 {month}, 기록 수: {count}.',
  month: '이 달은 {zone} 시계 기준: {from}부터 {to}까지.',
  balances:
    '월초: 사용 가능 {openingAvailable}, 합계 {openingTotal}. 월말: 사용 가능 {closingAvailable}, 합계 {closingTotal}. 그 사이: 사용 가능 {availableChange}, 합계 {totalChange}. 모두 파일과 같이 최소 화폐 단위입니다.',

  'subject.entry': '기록 {number}',
  'subject.acts': '담당자 작업 {number}',
  'subject.chat': '메시지 {number}',
  'subject.reports': '리포트 {number}',
  'subject.day': '서명된 날 {day}',
  andMore: '{first} (그 밖에 {count}건)',
  range: '{from}부터 {to}까지',

  'fault.other_holder': '{subject}: 다른 계정의 것입니다.',
  'fault.out_of_sequence':
    '{subject}: 순서가 맞지 않습니다. 앞에 빠진 것이 있거나 같은 번호가 두 번 있습니다.',
  'fault.hash_differs': '{subject}: 봉인된 내용과 다릅니다. 그 자체나 그 앞의 내용이 바뀌었습니다.',
  'fault.figures_differ': '{subject}: 표시된 금액이 자금 이동에서 나오는 금액과 다릅니다.',
  'fault.link_differs':
    '{subject}: 봉인될 때와 다른 플랜, 출금, 충전, 리포트 또는 기록이 함께 표시되어 있습니다.',
  'fault.end_differs': '{subject}: 명세서가 말하는 끝이 아닙니다. 무언가 잘려 나갔습니다.',
  'fault.signature_differs': '{subject}: 서명이 키와 맞지 않는 서명된 날에 들어 있습니다.',
  'fault.not_included': '{subject}: 서명된 날의 트리에 없습니다.',
  'fault.leaf_differs': '{subject}: 서명된 날이 끝났을 때 이 계정이 있던 위치가 아닙니다.',
  'fault.other_root_published': '{subject}: 다른 내용이 공개된 날에 들어 있습니다.',
  'fault.day_unlinked': '{subject}: 서로 이어지지 않는 날들에 들어 있습니다.',
  'fault.day_ends_wrong': '{subject}: 이름이 말하는 때에 끝나지 않는 날들에 들어 있습니다.',
  'fault.time_goes_back': '{subject}: 시각이 앞선 내용보다 이릅니다.',
  'fault.dated_back': '{subject}: 시각이 이것을 담고 있지 않은 서명된 날 안에 있습니다.',
  'fault.other_month': '{subject}: 명세서가 말하는 달의 것이 아닙니다.',
  'fault.head_differs': '{subject}: 보관하신 알림의 내용과 다릅니다.',
  'fault.left_out': '{subject}: 서명된 날 아래에 있으나 파일에서 빠져 있습니다.',
  'dayFault.signature_differs': '{subject}: 서명이 키와 맞지 않습니다.',
  'dayFault.day_unlinked': '{subject}: 가리키는 전날이 실제와 다릅니다. 두 날 중 하나가 바꿔치기되었습니다.',
  'dayFault.day_ends_wrong': '{subject}: 이름이 말하는 때에 끝나지 않습니다.',

  wrongDay:
    '목록의 {day}: 적힌 대로 서명되지 않았거나, 전날과 이어지지 않거나, 이름이 말하는 때에 끝나지 않습니다.',
  exchanged: '서명된 날 {day}: 모든 파일에서 같지 않습니다. 바꿔치기되었습니다.',
  exchangedToo:
    '서명된 날 {day}: 모든 파일에서 같지 않습니다. 바꿔치기되었습니다. 함께 바꿔치기된 이후의 날 수: {count}.',

  'witness.list':
    '지정하신 증인이 처음부터의 서명된 날들(날 수: {size})을 여기 있는 그대로, 증인 자신의 시계로 {time}에 서명했습니다. 로그 이름: {log}. 투명성 페이지에 있는 로그 키는 로그 이름으로 시작합니다. 바로 이 이름이어야 합니다.',
  'witness.other_log': '제공하신 체크포인트는 키를 제공하신 로그의 것이 아니라 다른 로그의 것입니다: {log}.',
  'witness.other_key':
    '제공하신 체크포인트에 적힌 로그 이름: {log}. 그러나 제공하신 어떤 키로도 서명되어 있지 않습니다. 운영사가 키를 바꾸었다면 체크포인트가 아닌 다른 경로로 새 키를 받으세요.',
  'witness.other_days':
    '증인이 서명한 것은 다른 날들입니다. 처음부터의 날들(날 수: {size})은 증인이 본 것이 아닙니다.',
  'witness.too_few_days': '증인이 서명한 날 수: {size}. 그 전부가 여기 있지는 않습니다. {advice}',
  'witness.not_signed': '제공하신 체크포인트에 지정하신 증인의 서명이 없습니다.',

  noticeAbsent:
    '보관하신 알림에 있는 번호 {number} 기록은 이 명세서 어디에도 없습니다. 그 기록이 속한 달의 명세서를 넣으세요. 어느 명세서에도 없다면 기록이 삭제된 것입니다.',
  noticeHolds: '보관하신 알림은 기록 {entry}까지의 모든 기록이 여기 있는 그대로임을 뒷받침합니다.',
  keyNotForDay: '제공하신 키가 뒷받침하지 않는 서명된 날: {day}. 그날에 서명한 키: {key}.',
  keyNotForDays:
    '제공하신 키가 뒷받침하지 않는 서명된 날: {from}부터 {to}까지(날 수: {count}). 그날들에 서명한 키: {key}.',
  saveAllDays:
    '/#/transparency에서 서명된 모든 날의 목록을 저장해 보관하신 목록과 함께 넣으세요. 여기 없는 날은 그 안에 있습니다.',

  laterDays:
    '명세서는 {shown}에 끝나지만, 제공하신 목록에는 같은 달의 그 뒤 서명된 날이 있습니다: {days}. 명세서를 다시 저장하세요. 달라지지 않으면 무엇이 빠졌는지 문의하세요.',
  dayNotShown:
    '{subject}: 시각이 명세서가 보여 주지 않는 서명된 날 안에 있습니다. 날짜가 앞당겨 적혔을 수 있습니다. 명세서를 다시 저장하세요. 달라지지 않으면 왜 그날이 표시되지 않는지 문의하세요.',
  otherZone:
    '{subject}: 이곳의 시간대 표로는 해당 월의 것이 아닙니다. 기기를 운영사의 시간대로 맞춘 뒤 명세서를 저장하세요.',
  monthNotSigned:
    '명세서에 해당 월의 서명된 날이 없습니다. 그 달에 관한 내용도, 다른 일이 없었다는 것도 어떤 날로도 뒷받침되지 않습니다.',
  notBegun:
    '명세서가 어디서 시작하는지 보여 주는, 해당 월 이전의 서명된 날이 없습니다. 해당 월의 기록, 메시지 또는 작업이 그 앞에 있을 수 있습니다.',
  noBalances: '여기에는 잔액을 담은 서명된 날이 없습니다. 월초와 월말 잔액은 파일에 적힌 내용일 뿐입니다.',

  noSignedDay:
    '파일에 서명된 날이 없습니다. 사슬만 확인했습니다. 파일 전체를 지어내는 사람은 그 사슬도 지어낼 수 있습니다.',
  saveWhenSigned: '해당 날이 서명된 뒤 명세서를 다시 저장하세요.',
  newestDay: '서명된 날 {day}, 키 {key}, 트리의 자리 수: {places}.',
  allCovered: '모든 기록이 서명된 날에 담겨 있습니다.',
  chainAlone: '사슬로만 뒷받침되는 더 새로운 기록 수: {count}. 그 날들은 여기서 서명되지 않았습니다.',
  recordsNotCovered: '담당자 작업, 대화, 리포트: 여기에는 이를 담은 서명된 날이 없습니다.',
  recordsCovered: '담당자 작업, 대화, 리포트: 서명된 날에 담겨 있습니다.',
  recordsChainAlone:
    '담당자 작업, 대화, 리포트: 서명된 날에 담겨 있습니다. 각자의 사슬로만 뒷받침되는 더 새로운 것의 수: {count}.',
  signedFarOff: '{subject}: {signedOn}에 서명했다고 적혀 있으나 그날의 끝에서 이틀 넘게 떨어져 있습니다.',

  emptyList: '제공하신 목록에 날이 하나도 없습니다.',
  listNotConnected:
    '{reach}까지 있는 목록을 연결할 수 없습니다. 제공하신 어떤 파일에도 {from}부터 {to}까지의 날이 없습니다.',
  entriesNotHeld:
    '{reach}까지 있는 목록은 일부 기록(수: {count}, 번호: {numbers})보다 새로운데, 명세서는 그 기록을 담은 그 목록의 날을 보여 주지 않습니다.',
  askWhyNotShown: '명세서를 다시 저장하세요. 달라지지 않으면 왜 그날들이 표시되지 않는지 문의하세요.',
  listEndsBefore:
    '{reach}까지 있는 목록은 이 명세서가 시작하기 전에 끝납니다. 그 뒤의 서명된 날들은 목록에서 이어지지만, 월초에 대해서는 아무것도 알려 주지 않습니다. 그 사이 달들의 명세서도 확인하세요.',
  listHolds: '{reach}까지 있는 목록을 보면, 여기 기록 {entry}까지의 내용은 그때까지 서명된 내용과 같습니다.',
  newKey: '{day}부터는 {reach}까지 있는 목록과 다른 키가 서명합니다: {key}.',
  strangeKey: '{subject}: 어떤 목록에도 없는 키로 서명되어 있습니다.',
  nothingFromOutside:
    '대조할 외부 목록을 넣지 않으셨습니다. 키를 가진 사람은 과거를 다시 쓰고 모든 날에 다시 서명할 수 있습니다.',
  keepList:
    '이는 예전에 저장했거나 다른 사람이 보관한 서명된 날의 목록으로만 알 수 있습니다. /#/transparency에서 하나 저장하세요.',

  notJson: '{part}: JSON이 아닙니다.',
  nameTwice: '{part}: 한 곳에 같은 이름이 두 번 있어 두 가지로 읽힐 수 있습니다.',
  missing: '{part}: 없습니다.',
  unknownForm: '{part}: 없거나 알 수 없는 형식의 항목이 있습니다: {name}.',
  unknownField: '{part}: 여기서 알 수 없는 항목이 있고, 그것이 사실이라는 근거가 없습니다.',
  proofForm: '증명에 알 수 없는 형식의 해시가 있습니다.',
  notAStatement: '이 파일은 Fairlead 거래 명세서가 아닙니다.',
  otherVersion: '명세서가 여기서 알 수 없는 버전입니다.',
  statementLacks: '명세서에 없는 항목: {name}.',
  broken: '파일이 손상되었습니다. 일부가 없거나 종류가 다릅니다.',
  noEd25519: '여기서는 서명(Ed25519)을 확인할 수 없습니다. 더 새로운 브라우저나 명령을 사용하세요.',
  noticeForm: '{text}: 기록 번호와 해시 16자리가 아닙니다.',
  noListUntil: '제공하신 어떤 목록에도 기준으로 삼을 날이 없습니다.',
  dayNotListed: '목록에 없는 날: {day}.',
  keyForm:
    '공개 키가 아닙니다. 공개 키는 32바이트를 base64로 나타낸 44자이며 “=”로 끝납니다. 앞에 이름이 붙은 키는 로그나 증인의 키입니다.',
  witnessForm: '증인의 키가 아닙니다. 증인의 이름, “+”, 8자리, “+”, 키 순서이며 증인이 출력한 그대로입니다.',
  logForm:
    '로그 키가 아닙니다. 로그의 이름, “+”, 8자리, “+”, 키 순서이며 투명성 페이지에 표시된 그대로입니다.',
  logAlone: '로그 키는 체크포인트에만 쓰입니다. 체크포인트와 그 증인의 키를 함께 넣으세요.',

  'part.statement': '거래 명세서',
  'part.list': '서명된 날의 목록',
  'part.signedDay': '어느 서명된 날',
  'part.signedDays': '서명된 날들',
  'part.keys': '키 목록',
  'part.key': '어느 키',
  'part.answer': '응답',
  'part.entries': '기록 전체',
  'part.entry': '어느 기록',
  'part.link': '기록이 속한 항목',
  'part.moves': '자금 이동 목록',
  'part.move': '어느 자금 이동',
  'part.records': '작업, 대화, 리포트 부분',
  'part.recordChain': '작업, 대화 또는 리포트의 사슬',
  'part.recordLink': '작업, 대화 또는 리포트 사슬의 고리',
  'part.place': '서명된 날 안의 자리',
  'part.proof': '증명',
  'part.account': '계정',
  'part.operator': '운영 주체',
  'part.end': '월초 또는 월말',
};
