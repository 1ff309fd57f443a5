import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': '충전이 완료되었습니다',
  'notice.topup.body': '사용 가능 금액에 {amount} 반영되었습니다. 영수 번호: {receipt}',
  'notice.order.finished.title': '플랜 {number} 종료',
  'notice.order.finished.body':
    '쓰지 않은 금액 {amount} 전액이 사용 가능 금액으로 돌아왔습니다. 리포트는 72시간 안에 마감됩니다.',
  'notice.order.failed.title': '플랜 {number} 집행되지 않음',
  'notice.order.failed.body': '{amount} 전액이 사용 가능 금액으로 돌아왔습니다.',
  'notice.order.settled.title': '플랜 {number} 정산 완료',
  'notice.order.settled.body': '{amount} 금액이 사용 가능 금액으로 옮겨졌습니다.',
  'notice.order.planFailed.title': '플랜이 집행되지 않았습니다',
  'notice.order.planFailed.body':
    '{product}: {amount} 전액이 사용 가능 금액으로 돌아왔습니다(플랜 {number}).',
  'notice.order.planFinished.title': '플랜이 종료되었습니다',
  'notice.order.planFinished.body': '{product}: 리포트는 72시간 안에 마감됩니다(플랜 {number}).',
  'notice.order.planFinishedRest.title': '플랜이 종료되었습니다',
  'notice.order.planFinishedRest.body':
    '{product}: 쓰지 않은 금액 {amount} 전액이 사용 가능 금액으로 돌아왔습니다. 리포트는 72시간 안에 마감됩니다(플랜 {number}).',
  'notice.order.planSettled.title': '플랜이 정산되었습니다',
  'notice.order.planSettled.body':
    '결과 {result}: {product}. {amount} 금액이 사용 가능 금액으로 옮겨졌습니다(플랜 {number}).',
  'notice.order.limitReached.title': '플랜 {number}: 설정한 한도에 도달했습니다',
  'notice.order.limitReached.body':
    '중지하는 중입니다. 지출 {billed}, 수익 {revenue}, 전환 {conversions}건. 광고 네트워크가 집행을 끝내면 남은 금액이 돌아옵니다.',
  'notice.order.costLimitReached.title': '플랜 {number}: 전환당 비용이 한도를 넘었습니다',
  'notice.order.costLimitReached.body':
    '전환당 비용이 한도({value})를 넘었습니다. 중지하는 중입니다. 지출 {billed}, 수익 {revenue}, 전환 {conversions}건. 광고 네트워크가 집행을 끝내면 남은 금액이 돌아옵니다.',
  'notice.order.lossLimitReached.title': '플랜 {number}: 손실이 한도에 이르렀습니다',
  'notice.order.lossLimitReached.body':
    '손실이 한도 {value}에 이르렀습니다. 중지하는 중입니다. 지출 {billed}, 수익 {revenue}, 전환 {conversions}건. 광고 네트워크가 집행을 끝내면 남은 금액이 돌아옵니다.',
  'notice.order.spendLimitReached.title': '플랜 {number}: 전환 없는 지출이 한도에 이르렀습니다',
  'notice.order.spendLimitReached.body':
    '전환 없이 {value} 지출되었습니다. 중지하는 중입니다. 지출 {billed}, 수익 {revenue}, 전환 {conversions}건. 광고 네트워크가 집행을 끝내면 남은 금액이 돌아옵니다.',
  'notice.order.endDateReached.title': '플랜 {number}: 설정한 종료 일시가 되었습니다',
  'notice.order.endDateReached.body':
    '설정한 종료 일시가 되었습니다. 중지하는 중입니다. 지출 {billed}, 수익 {revenue}, 전환 {conversions}건. 광고 네트워크가 집행을 끝내면 남은 금액이 돌아옵니다.',
  'notice.order.dailyCapReached.title': '플랜 {number}: 하루 한도에 도달했습니다',
  'notice.order.dailyCapReached.body':
    '{bucket}부터 15분간의 리포트를 반영하면 그날(UTC) 지출이 하루 한도 {amount}보다 많아집니다. 이 리포트는 통째로 따로 두며, 과금되지 않고 그 전환도 반영되지 않습니다.',
  'notice.product.changed.title': '관심 상품의 조건이 바뀌었습니다',
  'notice.product.changed.body':
    '{product}: 새 플랜에는 버전 {version} 조건이 적용됩니다. 이미 예산을 넣은 플랜은 기존 버전을 유지합니다.',
  'notice.product.retired.title': '관심 상품이 더 이상 제공되지 않습니다',
  'notice.product.retired.body':
    '{product}, 버전 {version}: 새 플랜을 받지 않습니다. 이미 예산을 넣은 플랜은 계속 진행됩니다.',
  'notice.product.back.title': '관심 상품이 다시 제공됩니다',
  'notice.product.back.body': '{product}: 버전 {version} 조건으로 다시 플랜을 받습니다.',
  'notice.order.restated.title': '플랜 {number}: 광고 네트워크가 리포트를 정정했습니다',
  'notice.order.restated.body':
    '{bucket}부터 15분간: 지출 {spendBefore} → {spendAfter}, 수익 {revenueBefore} → {revenueAfter}. 플랜에서 모든 수치의 이전 값과 새 값을 볼 수 있습니다.',
  'notice.order.restatedByStaff.title': '플랜 {number}: 담당자가 리포트를 정정했습니다',
  'notice.order.restatedByStaff.body':
    '{bucket}부터 15분간: 지출 {spendBefore} → {spendAfter}, 수익 {revenueBefore} → {revenueAfter}. 플랜에서 모든 수치의 이전 값과 새 값, 사유를 볼 수 있습니다.',
  'notice.withdrawal.approved.title': '출금이 승인되었습니다',
  'notice.withdrawal.approved.body': '끝자리 {lastFour} 계좌로 {amount} 송금 중입니다.',
  'notice.withdrawal.approvedUntil.title': '출금이 승인되었습니다',
  'notice.withdrawal.approvedUntil.body':
    '{until}까지 끝자리 {lastFour} 계좌로 {amount} 지급됩니다. 그때까지 지급되지 않으면 금액을 다시 쓸 수 있습니다.',
  'notice.withdrawal.paid.title': '출금이 지급되었습니다',
  'notice.withdrawal.paid.body': '{amount} 지급되었습니다. 지급 번호: {reference}',
  'notice.withdrawal.refused.title': '출금이 거절되었습니다',
  'notice.withdrawal.refused.body': '{amount} 전액이 사용 가능 금액으로 돌아왔습니다. 사유: {reason}',
  'notice.withdrawal.bounced.title': '은행에서 지급액이 반송되었습니다',
  'notice.withdrawal.bounced.body': '{amount} 전액이 사용 가능 금액으로 돌아왔습니다. 사유: {reason}',
  'notice.withdrawal.lapsed.title': '출금이 기한 안에 지급되지 않았습니다',
  'notice.withdrawal.lapsed.body':
    '기한까지 지급되지 않아 {amount} 전액이 사용 가능 금액으로 돌아왔습니다. 바로 다시 요청할 수 있습니다.',
  'notice.payout.changed.title': '출금 계좌가 변경되었습니다',
  'notice.payout.changed.body':
    '{until}부터 끝자리 {lastFour} 계좌로 지급됩니다. 본인이 변경하지 않았다면 바로 이의를 제기하세요.',
  'notice.payout.passwordReset.title': '거래 비밀번호가 다시 설정되었습니다',
  'notice.payout.passwordReset.body':
    '이전 비밀번호 없이 설정되어 지급은 {until}까지 보류됩니다. 본인이 아니라면 즉시 이의를 제기하세요.',
  'notice.payout.factorOff.title': '지급이 24시간 보류됩니다',
  'notice.payout.factorOff.body':
    '패스키나 일회용 코드가 꺼졌거나 복구 코드가 사용되어 지급이 {until}까지 보류됩니다. 본인이 아니라면 로그인 비밀번호를 변경하고 고객센터로 문의하세요.',
  'notice.hold.released.title': '보류가 해제되었습니다',
  'notice.hold.released.body': '{amount} 전액이 사용 가능 금액으로 돌아왔습니다.',
  'notice.chargeback.held.title': '결제에 대한 차지백이 접수되었습니다',
  'notice.chargeback.held.body':
    '{until}까지 {amount} 보류됩니다. 그때까지 이의를 제기할 수 있습니다. 사유: {reason}',
  'notice.chargeback.heldRevenue.title': '수익에 대한 차지백이 접수되었습니다',
  'notice.chargeback.heldRevenue.body':
    '아직 정산되지 않은 수익 {amount} 금액이 {until}까지 보류됩니다. 사용 가능 금액은 그대로입니다. 그때까지 이의를 제기할 수 있습니다. 사유: {reason}',
  'notice.chargeback.house.title': '결제에 대한 차지백이 접수되었습니다',
  'notice.chargeback.house.body':
    '이 중 {amount} 금액은 운영사가 자체 자금으로 부담합니다. 고객님의 돈은 보류되거나 차감되지 않습니다. 사유: {reason}',
  'notice.chargeback.lifted.title': '수익 보류가 해제되었습니다',
  'notice.chargeback.lifted.body': '{amount}의 보류가 풀렸습니다. 다시 플랜의 수익에 포함됩니다.',
  'notice.chargeback.posted.title': '차지백이 확정되었습니다',
  'notice.chargeback.posted.body': '보류되었던 {amount} 전액이 원래 보낸 곳으로 돌아갔습니다.',
  'notice.acceptance.refused.title': '환전 입금이 확인되지 않았습니다',
  'notice.acceptance.refused.body':
    '알려 주신 입금 내역을 찾지 못했습니다. 이의를 제기할 수 있습니다. 사유: {reason}',
  'notice.acceptance.lapsed.title': '환전 입금이 기한 안에 확인되지 않았습니다',
  'notice.acceptance.lapsed.body':
    '알려 주신 입금이 7일 안에 확인되지 않았습니다. 입금하셨다면 증빙을 첨부해 이의를 제기하세요.',
  'notice.objection.upheld.title': '이의가 받아들여졌습니다',
  'notice.objection.upheld.body':
    '고객님의 이의가 받아들여졌습니다. 답변은 ‘내 이의 제기’에서 볼 수 있습니다.',
  'notice.objection.lapsed.title': '기한 안에 답변이 없어 이의가 받아들여졌습니다',
  'notice.objection.lapsed.body':
    '담당자가 기한까지 답하지 않아 고객님의 이의가 받아들여졌습니다. 결과는 ‘내 이의 제기’에 있습니다.',
  'notice.objection.paid.title': '이의 제기에 따른 환급',
  'notice.objection.paid.body': '운영사가 {amount} 지급했습니다. 지금 사용할 수 있습니다.',
  'notice.objection.rejected.title': '이의가 기각되었습니다',
  'notice.objection.rejected.body': '답변과 사유는 ‘내 이의 제기’에서 볼 수 있습니다.',
  'notice.account.passkeyAdded.title': '패스키가 추가되었습니다',
  'notice.account.passkeyAdded.body':
    '이제 ‘{name}’ 패스키로 로그인할 수 있습니다. 본인이 아니라면 삭제하고 로그인 비밀번호를 변경하세요.',
  'notice.account.passkeyRemoved.title': '패스키가 삭제되었습니다',
  'notice.account.passkeyRemoved.body':
    '‘{name}’ 패스키로는 더 이상 로그인할 수 없습니다. 본인이 아니라면 로그인 비밀번호를 변경하고 고객센터로 문의하세요.',
  'notice.account.totpOn.title': '일회용 코드가 켜졌습니다',
  'notice.account.totpOn.body': '이제 비밀번호로 로그인할 때 인증 앱의 코드도 묻습니다.',
  'notice.account.totpOff.title': '일회용 코드가 꺼졌습니다',
  'notice.account.totpOff.body':
    '로그인할 때 더 이상 코드를 묻지 않습니다. 본인이 아니라면 로그인 비밀번호를 변경하고 고객센터로 문의하세요.',
  'notice.account.recoveryCodesMade.title': '새 복구 코드',
  'notice.account.recoveryCodesMade.body':
    '이전에 만든 코드는 더 이상 쓸 수 없습니다. 본인이 아니라면 로그인 비밀번호를 변경하고 새로 만드세요.',
  'notice.account.recoveryCodeUsed.title': '복구 코드가 사용되었습니다',
  'notice.account.recoveryCodeUsed.body':
    '남은 코드: {left}. 본인이 아니라면 로그인 비밀번호를 변경하고 고객센터로 문의하세요.',
  'notice.account.codesTried.title': '누군가 로그인하려고 코드를 시도하고 있습니다',
  'notice.account.codesTried.body':
    '비밀번호는 맞았지만 코드가 틀려 아무도 들어오지 못했습니다. 본인이 아니라면 누군가 비밀번호를 알고 있으니 변경하세요.',
  'notice.account.factorsRemoved.title': '패스키와 코드가 해제되었습니다',
  'notice.account.factorsRemoved.body':
    '패스키, 일회용 코드, 복구 코드를 더 이상 쓸 수 없습니다. 요청하지 않으셨다면 즉시 고객센터로 문의하세요.',
  'notice.account.closing.title': '계정을 해지하는 중입니다',
  'notice.account.closing.body':
    '플랜을 종료하고 현금을 지급하며, 나머지는 풀리는 대로 지급합니다. 본인이 요청하지 않았다면 바로 이의를 제기하세요.',
  'notice.account.closed.title': '계정이 해지되었습니다',
  'notice.account.closed.body': '더 지급할 금액이 없습니다. 거래 명세서는 계속 확인할 수 있습니다.',
  'notice.coupon.granted.title': '쿠폰이 도착했습니다',
  'notice.coupon.granted.body': '쿠폰함에 추가되었습니다: {name}. {until}까지 유효합니다.',
  'notice.startUp.granted.title': '초기 자금',
  'notice.startUp.granted.body':
    '운영사가 플랜용으로 {amount} 빌려드립니다. 현금이 아니며, 언제든 비용 없이 반환할 수 있습니다.',
  'notice.startUp.offered.title': '초기 자금 제안',
  'notice.startUp.offered.body':
    '운영사가 플랜용으로 {amount} 빌려드리려 합니다. {until}까지 지갑에서 수락하거나 거절하세요. 수락하지 않으면 아무 일도 일어나지 않습니다.',
  'notice.acceptance.issued.title': '환전을 시작할 수 있습니다',
  'notice.acceptance.issued.body':
    '담당자 두 명이 환전 조건을 확인했습니다. 코드를 입력하면 시작됩니다. 돈을 내기 전에 낼 금액과 받을 금액이 표시됩니다.',

  'notice.feedback.answered.title': '의견에 대한 답변',
  'notice.feedback.answered.body': '보내신 의견: {subject}. 답변: {answer}',
  'notice.topup.refused.title': '충전 요청 종료',
  'notice.topup.refused.body':
    '요청하신 {amount} 충전은 반영되지 않았습니다. 이미 입금하셨다면 증빙을 첨부해 이의를 제기하세요. 사유: {reason}',
  'notice.hold.opened.title': '자금 일부가 보류되었습니다',
  'notice.hold.opened.body':
    '{until}까지 {amount} 보류되며 이후 자동으로 해제됩니다. 비용 없이 이의를 제기할 수 있습니다. 사유: {reason}',
  'notice.hold.renewed.title': '보류가 한 번 연장되었습니다',
  'notice.hold.renewed.body':
    '{until}까지 {amount} 계속 보류되며 다시 연장되지 않습니다. 비용 없이 이의를 제기할 수 있습니다. 사유: {reason}',
  'notice.score.forged.title': '신용 점수가 낮아졌습니다',
  'notice.score.forged.body':
    '담당자 두 명이 서류를 위조로 판단했습니다. 자금에는 영향이 없습니다. 이의를 제기할 수 있습니다. 사유: {reason}',
  'notice.account.disabled.title': '계정이 중지되었습니다',
  'notice.account.disabled.body':
    '사유는 홈 화면에 있습니다. 돈은 그대로 고객님의 것입니다. 출금하고, 이의를 제기하고, 문의할 수 있습니다.',
  'notice.account.enabled.title': '계정을 사용할 수 있습니다',
  'notice.account.enabled.body': '앱의 모든 기능을 사용할 수 있습니다.',
  'notice.account.passwordChanged.title': '로그인 비밀번호가 변경되었습니다',
  'notice.account.passwordChanged.body':
    '모든 기기에서 로그아웃되었습니다. 본인이 아니라면 ‘비밀번호를 잊으셨나요?’에서 재설정하고 알려 주세요.',
  'notice.account.signedOut.title': '모든 기기에서 로그아웃되었습니다',
  'notice.account.signedOut.body': '담당자가 모든 기기의 로그인을 종료했습니다. 사유: {reason}',

  'notice.support.answered.title': '고객센터에서 답변을 드렸습니다',
  'notice.support.answered.body': '답변은 고객센터와의 대화에서 확인하실 수 있습니다.',

  'notice.demoDesk':
    '여기는 샌드박스의 데모 창구입니다. 사람이 아니라 시스템이 자동으로 답합니다. 입금 정보 전송, 충전 반영, 출금 지급을 1분 안에 자동으로 처리합니다. 실제 돈은 움직이지 않습니다. 각 단계는 해당 건의 페이지에서 볼 수 있습니다.',
  'notice.sample.announcement.title': '공지 예시: 운영 규칙 버전 1',
  'notice.sample.announcement.body':
    '운영 규칙은 돈이 매 순간 어디에 있는지, 고객님께 절대 요구하지 않는 것이 무엇인지 설명합니다. 규칙이 바뀌면 적용 전에 여기에서 알려 드립니다. 이 알림은 예시 데이터입니다.',
  'notice.sample.maintenance.title': '점검 예시: 리포트가 평소보다 늦게 도착했습니다',
  'notice.sample.maintenance.body':
    '20분 동안 집행 리포트를 받지 못했습니다. 리포트는 다시 전송되어 한 번만 집계되었습니다. 바뀐 금액은 없으며 충전과 출금은 평소대로 진행되었습니다. 이 알림은 예시 데이터입니다.',
  'notice.sample.activity.title': '이벤트 예시: 신규 이용자 쿠폰',
  'notice.sample.activity.body':
    '신규 이용자 쿠폰은 한 사람이 한 번 받을 수 있습니다. 금액을 확정하기 전에 누가 얼마를 부담하는지 앱에 표시됩니다. 이 알림은 예시 데이터입니다.',

  'contact.general': '일반 상담',
  'contact.recharge': '충전 상담',

  'faq.learningPhase.question': '플랜의 학습 단계란 무엇인가요?',
  'faq.learningPhase.answer':
    '플랜이 시작되면 광고 네트워크는 광고가 누구에게 도달하는지 학습해야 합니다. 7일 안에 전환 30~50건 정도가 필요합니다. 그때까지는 플랜의 수치가 날마다 크게 달라집니다.\n\n플랜 화면에서 집계된 전환 수를 볼 수 있습니다. 학습 단계의 플랜도 다른 플랜처럼 손실로 끝날 수 있습니다.',
  'faq.whereIsMyMoney.question': '플랜이 집행되는 동안 내 돈은 어디에 있나요?',
  'faq.whereIsMyMoney.answer':
    '플랜에 예산을 넣으면 금액이 사용 가능 금액에서 ‘플랜에서 사용 중’으로 옮겨집니다. 집행 리포트가 올 때마다 그 일부가 과금됩니다. 집행 기간이 끝나면 쓰지 않은 금액은 사용 가능 금액으로 돌아옵니다.\n\n플랜의 수익은 ‘정산 대기’에 표시됩니다. 광고 네트워크가 지급하고 이의 제기 기간이 끝나면 사용할 수 있습니다.',
  'faq.canILose.question': '플랜에서 돈을 잃을 수 있나요?',
  'faq.canILose.answer':
    '네. 플랜이 집행에 쓴 돈은 사람들의 반응과 관계없이 돌아오지 않습니다. 상품마다 정산된 모든 플랜의 기록, 즉 건수와 결과의 중앙값, 손실이 난 비율을 볼 수 있습니다.\n\n플랜이 어떻게 끝날지 미리 아는 사람은 없습니다. 없어도 괜찮은 금액만 넣으세요.',
  'faq.withdraw.question': '어떻게 출금하나요?',
  'faq.withdraw.answer':
    '거래 비밀번호와 출금 계좌를 설정한 뒤 지갑에서 출금을 요청하세요. 담당자가 승인하고 지급하며 모든 단계가 표시됩니다.\n\n출금을 막는 것이 있으면 무엇인지, 언제까지인지, 어떻게 해결하는지 지갑에 표시됩니다. 해결하는 데 돈이 드는 일은 없습니다. 출금하려면 돈을 내라고 하는 사람이 있다면 사기입니다.',
  'faq.topUp.question': '어떻게 충전하나요?',
  'faq.topUp.answer':
    '충전은 수동으로 진행됩니다. 지갑에서 요청하면 입금 계좌가 적힌 입금 정보를 상담원이 보내 드립니다. 그렇게 받은 계좌로만 보내세요.\n\n담당자가 영수 내역을 등록하고 다른 담당자가 확인하면, 금액이 영수 번호와 함께 사용 가능 금액에 나타납니다.',

  'rules.text':
    '현금은 고객님의 것입니다. 사용 가능 금액에 있거나, 사유와 종료 시점이 있는 보류 상태이거나, 집행 중인 플랜에 있거나, 정산을 기다리는 결과에 있거나, 지급되는 중이며, 이를 모두 더하면 총자산이 됩니다.\n\n할인과 초기 자금은 운영사의 돈입니다. 플랜에 쓸 수 있지만 출금할 수 없으며, 고객님의 현금으로 계산되지 않습니다.\n\n플랜은 넣은 금액을 광고 집행에 씁니다. 결과는 저마다 다르고 마이너스일 수 있습니다. 이 앱의 어떤 내용도 결과를 약속하지 않습니다.\n\n정정은 언제나 고객님이 볼 수 있는 새 기록으로 남습니다. 이미 일어난 일은 바꾸거나 지우지 않습니다.\n\n담당자는 절대 비밀번호를 묻지 않으며, 출금하려면 먼저 돈을 내라고 하지도 않습니다.',
  'activityRules.text':
    '신규 이용자 쿠폰은 한 사람이 한 번만 받을 수 있습니다. 쿠폰은 플랜에 예산을 넣을 때 고르며, 플랜 하나에 한 장, 같은 이름의 쿠폰은 하루에 한 장만 쓸 수 있습니다.\n\n할인은 운영사가 부담합니다. 현금이 아니며 출금할 수 없고, 플랜에서 쓰지 않은 부분은 운영사로 돌아갑니다. 확정하기 전에 누가 얼마를 부담하는지 앱에 표시됩니다.',

  'printed.account': '계정 ID {id}',
  'printed.made': '작성 시각: {time}. 모든 시각은 {zone} 기준입니다.',
  'printed.head': '마지막 기록의 해시: {hash}',
  'printed.time': '시각',
  'printed.availableAfter': '이후 사용 가능',
  'printed.totalAfter': '이후 총자산',
  'printed.byHand': '직접 입력',
  'printed.checkable':
    '읽기용 사본입니다. 같은 달의 JSON 파일에는 같은 숫자가 담겨 있으며 저희를 거치지 않고 검증할 수 있습니다. □는 이 파일이 표시할 수 없는 글자를 뜻합니다.',
  'printed.page': '{page} / {count}쪽',
} satisfies Translation<typeof english>;
