import type { Translation } from '../../packs';
import type { control as english } from '../en/control';

export const control = {
  'control.heading': '집행 관리',
  'control.pause': '일시중지',
  'control.resume': '재개',
  'control.pauseQuestion': '이 플랜을 일시중지할까요?',
  'control.pauseExplained':
    '일시중지는 광고 네트워크가 확인하는 때부터, 늦어도 1시간 안에 적용됩니다. 그때까지 집행된 부분은 과금됩니다. 종료일은 바뀌지 않습니다.',
  'control.pauseAsked': '광고 네트워크에 일시중지를 요청했습니다.',
  'control.resumeAsked': '광고 네트워크에 재개를 요청했습니다.',
  'control.limits': '한도',
  'control.noLimits': '한도가 없습니다. 예산을 모두 쓰거나 기간이 끝날 때까지 집행됩니다.',
  'control.setLimits': '한도 설정',
  'control.limitsExplained':
    '가장 먼저 도달한 한도에서 플랜이 완전히 중지됩니다. 한도는 리포트가 반영될 때마다 확인하므로 그사이 조금 더 지출될 수 있습니다. 하루 한도는 플랜을 끝내지 않습니다.',
  'control.limit.cost_per_conversion': '전환당 비용이 이 금액을 넘으면 중지',
  'control.limit.loss': '손실이 이 금액에 이르면 중지',
  'control.limit.spend_without_conversion': '전환 없이 이 금액을 쓰면 중지',
  'control.limit.ends_at': '종료 일시',
  'control.limit.daily_cap': '하루 한도',
  'control.dailyCapExplained':
    '내일부터 UTC 기준 하루 단위로 적용됩니다. 이를 넘어 집행된 부분은 과금되지 않습니다.',
  'control.noLimit': '한도 없음',
  'control.leaveEmpty': '비워 두면 한도가 없습니다.',
  'control.save': '한도 저장',
  'control.saved': '한도를 저장했습니다.',
  'control.amountInvalid': '0보다 큰 금액을 입력하세요.',
  'control.dateInvalid': '지금보다 뒤의 시각을 선택하세요.',
  'control.reached.cost_per_conversion': '전환당 비용이 한도({value})를 넘었습니다.',
  'control.reached.loss': '손실이 한도 {value}에 이르렀습니다.',
  'control.reached.spend_without_conversion': '전환 없이 {value} 지출되었습니다.',
  'control.reached.ends_at': '설정한 종료 일시가 되었습니다.',
  'control.reached.daily_cap': '그날 지출이 하루 한도 {value}보다 많아지는 리포트를 따로 두었습니다.',
  'control.meanwhile': '요청부터 확인까지 과금된 금액: {amount}',
  'control.raise': '예산 추가',
  'control.raiseExplained':
    '금액은 사용 가능 금액에서 빠져 바로 플랜에 들어갑니다. 처음 금액처럼 잃을 수 있으며, 쓰지 않은 금액은 돌아옵니다.',
  'control.raiseRange': '{most} 이하의 금액을 입력하세요.',
  'control.raiseConfirm': '{amount} 추가',
  'control.raised': '예산을 추가했습니다.',
  'control.raisedBy': '{amount} 추가, 현재 예산 {budget}',
  'control.lower': '예산 줄이기',
  'control.lowerExplained':
    '새 예산을 넘는 본인 자금은 요청 후 한 시간 안에, 광고 네트워크가 확인하면 돌아옵니다. 그때까지 집행된 부분은 과금됩니다. 그때 이미 새 예산을 모두 썼다면 플랜이 종료됩니다.',
  'control.lowerTo': '새 예산({currency})',
  'control.lowerRange': '{least} 이상 {most} 미만의 금액을 입력하세요.',
  'control.lowerConfirm': '{budget}까지 줄이기',
  'control.lowerAsked': '광고 네트워크에 예산을 줄여 달라고 요청했습니다.',
  'control.loweredBy': '{amount} 반환, 현재 예산 {budget}',
  'control.lowerNot': '예산의 일부를 운영사가 부담하므로 줄일 수 없습니다. 플랜을 중지할 수는 있습니다.',
  'control.lowerWaits': '요청한 예산',
} satisfies Translation<typeof english>;
