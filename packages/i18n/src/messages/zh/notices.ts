import type { Translation } from '../../packs';
import type { notices as english } from '../en/notices';
import { mails } from './mails';
import { papers } from './papers';
import { recoveryNotices } from './recovery-notices';

export const notices = {
  ...mails,
  ...papers,
  ...recoveryNotices,

  'notice.topup.title': '已充值',
  'notice.topup.body': '{amount} 已计入您的可用余额。收据编号 {receipt}。',
  'notice.order.finished.title': '计划 {number} 已结束',
  'notice.order.finished.body': '未用完的 {amount} 已退回您的可用余额。报告将在 72 小时内截止。',
  'notice.order.failed.title': '计划 {number} 未能投放',
  'notice.order.failed.body': '全部 {amount} 已退回您的可用余额。',
  'notice.order.settled.title': '计划 {number} 已结算',
  'notice.order.settled.body': '{amount} 已转入您的可用余额。',
  'notice.order.planFailed.title': '有一个计划未能投放',
  'notice.order.planFailed.body': '{product}：全部 {amount} 已退回您的可用余额（计划 {number}）。',
  'notice.order.planFinished.title': '有一个计划已结束',
  'notice.order.planFinished.body': '{product}：报告将在 72 小时内截止（计划 {number}）。',
  'notice.order.planFinishedRest.title': '有一个计划已结束',
  'notice.order.planFinishedRest.body':
    '{product}：未用完的 {amount} 已退回您的可用余额。报告将在 72 小时内截止（计划 {number}）。',
  'notice.order.planSettled.title': '有一个计划已结算',
  'notice.order.planSettled.body': '结果 {result}：{product}。{amount} 已转入您的可用余额（计划 {number}）。',
  'notice.order.limitReached.title': '计划 {number} 已达到您设置的限额',
  'notice.order.limitReached.body':
    '正在停止投放。消耗 {billed}，收入 {revenue}，转化 {conversions}。广告网络结束投放后，剩余金额会退回。',
  'notice.order.costLimitReached.title': '计划 {number}：单次转化成本超过您的限额',
  'notice.order.costLimitReached.body':
    '单次转化成本超过了您的限额 {value}。正在停止投放。消耗 {billed}，收入 {revenue}，转化 {conversions}。广告网络结束投放后，剩余金额会退回。',
  'notice.order.lossLimitReached.title': '计划 {number}：亏损达到您的限额',
  'notice.order.lossLimitReached.body':
    '亏损达到了您的限额 {value}。正在停止投放。消耗 {billed}，收入 {revenue}，转化 {conversions}。广告网络结束投放后，剩余金额会退回。',
  'notice.order.spendLimitReached.title': '计划 {number}：无转化的消耗达到您的限额',
  'notice.order.spendLimitReached.body':
    '已消耗 {value}，仍无转化。正在停止投放。消耗 {billed}，收入 {revenue}，转化 {conversions}。广告网络结束投放后，剩余金额会退回。',
  'notice.order.endDateReached.title': '计划 {number}：已到您设置的结束时间',
  'notice.order.endDateReached.body':
    '已到您设置的结束时间。正在停止投放。消耗 {billed}，收入 {revenue}，转化 {conversions}。广告网络结束投放后，剩余金额会退回。',
  'notice.order.dailyCapReached.title': '计划 {number} 已达到您设置的每日限额',
  'notice.order.dailyCapReached.body':
    '若计入 {bucket} 起 15 分钟的报告，当日（UTC）消耗将超过 {amount}。该报告已整份搁置：不计费，其中的转化也不计入。',
  'notice.product.changed.title': '您关注的产品有了新条款',
  'notice.product.changed.body': '{product}：新计划适用第 {version} 版条款。已投放的计划仍按原版本执行。',
  'notice.product.retired.title': '您关注的产品已不再提供',
  'notice.product.retired.body': '{product}（第 {version} 版）不再接受新计划。已投放的计划继续进行。',
  'notice.product.back.title': '您关注的产品重新提供',
  'notice.product.back.body': '{product} 重新接受计划，适用第 {version} 版条款。',
  'notice.order.restated.title': '计划 {number}：广告网络更正了一份报告',
  'notice.order.restated.body':
    '自 {bucket} 起的 15 分钟：消耗由 {spendBefore} 改为 {spendAfter}；您的收入由 {revenueBefore} 改为 {revenueAfter}。计划页列出每个数字的新旧值。',
  'notice.order.restatedByStaff.title': '计划 {number}：工作人员更正了一份报告',
  'notice.order.restatedByStaff.body':
    '自 {bucket} 起的 15 分钟：消耗由 {spendBefore} 改为 {spendAfter}；您的收入由 {revenueBefore} 改为 {revenueAfter}。计划页列出每个数字的新旧值及理由。',
  'notice.withdrawal.approved.title': '提现已批准',
  'notice.withdrawal.approved.body': '{amount} 正在付至尾号 {lastFour} 的账户。',
  'notice.withdrawal.approvedUntil.title': '提现已批准',
  'notice.withdrawal.approvedUntil.body':
    '{amount} 将最晚于 {until} 付至尾号 {lastFour} 的账户。如届时未付款，金额恢复可用。',
  'notice.withdrawal.paid.title': '提现已付款',
  'notice.withdrawal.paid.body': '{amount} 已付出。付款编号 {reference}。',
  'notice.withdrawal.refused.title': '提现被拒绝',
  'notice.withdrawal.refused.body': '{amount} 已退回您的可用余额。原因：{reason}',
  'notice.withdrawal.bounced.title': '您的银行退回了一笔付款',
  'notice.withdrawal.bounced.body': '{amount} 已退回您的可用余额。原因：{reason}',
  'notice.withdrawal.lapsed.title': '提现未按时付款',
  'notice.withdrawal.lapsed.body': '因未在期限内付款，{amount} 已退回您的可用余额。您可以立即重新申请。',
  'notice.payout.changed.title': '收款账户已更换',
  'notice.payout.changed.body': '自 {until} 起，款项将付至尾号 {lastFour} 的账户。如非本人操作，请立即申诉。',
  'notice.payout.passwordReset.title': '交易密码已重新设置',
  'notice.payout.passwordReset.body':
    '此次设置未使用旧密码，因此提现暂停至 {until}。如非本人操作，请立即申诉。',
  'notice.payout.factorOff.title': '提现暂停 24 小时',
  'notice.payout.factorOff.body':
    '通行密钥或一次性验证码被关闭，或使用了恢复码，因此提现暂停至 {until}。如非本人操作，请修改登录密码并联系客服。',
  'notice.hold.released.title': '冻结已解除',
  'notice.hold.released.body': '{amount} 已退回您的可用余额。',
  'notice.chargeback.held.title': '一笔付款被发起拒付',
  'notice.chargeback.held.body': '{amount} 已冻结至 {until}。在此之前您可以申诉。原因：{reason}',
  'notice.chargeback.heldRevenue.title': '一笔收入被发起拒付',
  'notice.chargeback.heldRevenue.body':
    '尚未结算的收入 {amount} 已冻结至 {until}，您的可用余额不受影响。在此之前您可以申诉。原因：{reason}',
  'notice.chargeback.house.title': '一笔付款被发起拒付',
  'notice.chargeback.house.body': '平台以自有资金承担 {amount}。您的资金不会被冻结或扣除。原因：{reason}',
  'notice.chargeback.lifted.title': '冻结的收入已解冻',
  'notice.chargeback.lifted.body': '{amount} 已解除冻结，重新计入该计划的收入。',
  'notice.chargeback.posted.title': '被拒付的款项已退还',
  'notice.chargeback.posted.body': '冻结的 {amount} 已退回原付款方。',
  'notice.acceptance.refused.title': '外汇兑换付款未获确认',
  'notice.acceptance.refused.body': '未查到您申报的付款。您可以申诉。原因：{reason}',
  'notice.acceptance.lapsed.title': '外汇兑换付款未按时确认',
  'notice.acceptance.lapsed.body': '7 天内无人确认您申报的付款。如已付款，请申诉并附上凭证。',
  'notice.objection.upheld.title': '您的申诉成立',
  'notice.objection.upheld.body': '处理结果对您有利。答复见“您的申诉”。',
  'notice.objection.lapsed.title': '您的申诉因逾期未答复而成立',
  'notice.objection.lapsed.body': '工作人员未在期限内答复，因此您的申诉成立。后续处理见“您的申诉”。',
  'notice.objection.paid.title': '申诉款项已退还',
  'notice.objection.paid.body': '平台已支付 {amount}，现已可用。',
  'notice.objection.rejected.title': '您的申诉被驳回',
  'notice.objection.rejected.body': '答复和理由见“您的申诉”。',
  'notice.account.passkeyAdded.title': '已添加通行密钥',
  'notice.account.passkeyAdded.body':
    '“{name}”现在可以登录您的账户。如非本人操作，请将其移除并修改登录密码。',
  'notice.account.passkeyRemoved.title': '已移除通行密钥',
  'notice.account.passkeyRemoved.body':
    '“{name}”不能再登录您的账户。如非本人操作，请修改登录密码并联系客服。',
  'notice.account.totpOn.title': '一次性验证码已开启',
  'notice.account.totpOn.body': '用密码登录时，现在还会要求输入身份验证器应用中的验证码。',
  'notice.account.totpOff.title': '一次性验证码已关闭',
  'notice.account.totpOff.body': '登录时不再要求验证码。如非本人操作，请修改登录密码并联系客服。',
  'notice.account.recoveryCodesMade.title': '新的恢复码',
  'notice.account.recoveryCodesMade.body': '之前生成的恢复码已失效。如非本人操作，请修改登录密码并重新生成。',
  'notice.account.recoveryCodeUsed.title': '使用了一个恢复码',
  'notice.account.recoveryCodeUsed.body': '剩余恢复码：{left}。如非本人操作，请修改登录密码并联系客服。',
  'notice.account.codesTried.title': '有人在登录时尝试验证码',
  'notice.account.codesTried.body':
    '密码正确，但验证码错误，没有人登录成功。如非本人操作，说明有人知道您的密码：请修改密码。',
  'notice.account.factorsRemoved.title': '通行密钥和验证码已移除',
  'notice.account.factorsRemoved.body':
    '您的通行密钥、一次性验证码和恢复码均已失效。如果不是您要求的，请立即联系客服。',
  'notice.account.closing.title': '您的账户正在注销',
  'notice.account.closing.body':
    '我们正在终止您的计划，并向您支付现金；其余部分可用后支付。如非本人操作，请立即申诉。',
  'notice.account.closed.title': '您的账户已注销',
  'notice.account.closed.body': '已没有待付款项。您仍可查看对账单。',
  'notice.coupon.granted.title': '您收到一张优惠券',
  'notice.coupon.granted.body': '{name} 已放入您的优惠券，有效期至 {until}。',
  'notice.startUp.granted.title': '启动资金',
  'notice.startUp.granted.body': '平台借给您 {amount} 用于投放计划。这不是现金，您可随时免费归还。',
  'notice.startUp.offered.title': '平台愿借给您启动资金',
  'notice.startUp.offered.body':
    '平台愿借给您 {amount} 用于投放计划。请在 {until} 前于钱包中接受或谢绝；不接受则不会有任何变动。',
  'notice.acceptance.issued.title': '您的外汇兑换已就绪',
  'notice.acceptance.issued.body':
    '两名工作人员已核对这笔外汇兑换的条件。输入您的兑换码即可开始；付款前会显示您付多少、得到多少。',

  'notice.feedback.answered.title': '您的反馈已有答复',
  'notice.feedback.answered.body': '您的反馈：{subject}。我们的答复：{answer}',
  'notice.topup.refused.title': '充值申请已关闭',
  'notice.topup.refused.body': '您申请的 {amount} 充值没有入账。如已付款，请申诉并附上凭证。原因：{reason}',
  'notice.hold.opened.title': '您的部分资金被冻结',
  'notice.hold.opened.body': '{amount} 冻结至 {until}，到期自动解除。您可以免费申诉。原因：{reason}',
  'notice.hold.renewed.title': '一项冻结已延长一次',
  'notice.hold.renewed.body': '{amount} 继续冻结至 {until}，不能再次延长。您可以免费申诉。原因：{reason}',
  'notice.score.forged.title': '您的信用分已降低',
  'notice.score.forged.body': '两名工作人员认定一份文件系伪造。您的资金不受影响。您可以申诉。原因：{reason}',
  'notice.account.disabled.title': '您的账户已停用',
  'notice.account.disabled.body': '原因显示在您的首页。资金仍归您所有：您可以提现、申诉，也可以联系我们。',
  'notice.account.enabled.title': '您的账户已启用',
  'notice.account.enabled.body': '应用内的所有功能均可使用。',
  'notice.account.passwordChanged.title': '您的登录密码已更改',
  'notice.account.passwordChanged.body':
    '您已在所有设备上退出登录。如非您本人操作，请通过“忘记密码”重设并联系我们。',
  'notice.account.signedOut.title': '您已在所有设备上退出登录',
  'notice.account.signedOut.body': '工作人员已结束您在所有设备上的登录。原因：{reason}',

  'notice.support.answered.title': '客服已回复您',
  'notice.support.answered.body': '回复在您与客服的对话中。',

  'notice.demoDesk':
    '这是沙盒的演示服务台：这里由系统自动答复，不是真人。它会在一分钟内自动发送付款信息、办理充值入账并支付提现。不涉及真实资金。每一步都可在相应记录的页面上查看。',
  'notice.sample.announcement.title': '示例公告：运营规则第 1 版',
  'notice.sample.announcement.body':
    '运营规则说明您的资金在每个时刻处于何处，以及哪些事永远不会要求您做。规则如有变更，生效前会在此公告。此通知属于示例数据。',
  'notice.sample.maintenance.title': '示例维护：报告比平时晚到',
  'notice.sample.maintenance.body':
    '有二十分钟未能接收投放报告。这些报告随后重新发送，且只计一次；没有任何金额被更改，充值和提现照常进行。此通知属于示例数据。',
  'notice.sample.activity.title': '示例活动：新人优惠券',
  'notice.sample.activity.body':
    '新人优惠券每人可领取一次。确认金额前，应用会显示各方支付的部分。此通知属于示例数据。',

  'contact.general': '一般咨询',
  'contact.recharge': '充值客服',

  'faq.learningPhase.question': '什么是计划的学习期？',
  'faq.learningPhase.answer':
    '计划开始后，广告网络需要了解会触达哪些人。这大约需要在 7 天内积累 30 至 50 次转化。在此之前，计划的数据每天波动较大。\n\n计划页面会显示已计入的转化次数。处于学习期的计划与其他计划一样，也可能以亏损告终。',
  'faq.whereIsMyMoney.question': '计划投放期间，我的资金在哪里？',
  'faq.whereIsMyMoney.answer':
    '投放计划后，资金从可用余额转为“投放中资金”。每有一份投放报告，就从中扣除相应费用。投放期结束时，未用完的部分退回可用余额。\n\n计划的收入记在“待结算”中。广告网络付款且申诉期结束后，这笔收入才可使用。',
  'faq.canILose.question': '投放计划会亏钱吗？',
  'faq.canILose.answer':
    '会。计划在投放上花掉的钱就是花掉了，无论用户有没有反应。每个产品的页面都会显示其所有已结算计划的记录：共有多少个、结果的中位数，以及亏损的比例。\n\n没有人能事先知道一个计划的结果。请只投入您承受得起损失的金额。',
  'faq.withdraw.question': '如何提现？',
  'faq.withdraw.answer':
    '请先设置交易密码和收款账户，然后在钱包中申请提现。工作人员会审批并付款，每一步都会显示。\n\n如果有什么阻碍提现，钱包会说明是什么、到什么时候、如何解除。解除从不收费：凡是要求您先付款才能提现的，都是诈骗。',
  'faq.topUp.question': '如何充值？',
  'faq.topUp.answer':
    '充值由人工办理。请在钱包中提出申请，客服会向您发送付款信息卡，上面写有收款账户。请只向这类卡片上的账户付款。\n\n工作人员登记收据，由另一名工作人员复核，之后金额会连同收据编号显示在可用余额中。',

  'rules.text':
    '您的现金归您所有。它要么在可用余额中，要么因注明的原因冻结至注明的时间，要么在投放中的计划里，要么在等待结算的结果中，要么正在付给您；这些部分相加即为您的总资产。\n\n优惠和启动资金是平台的钱。可以用于计划，但不能提现，也从不算作您的现金。\n\n计划会把您投入的资金用于广告投放。结果各不相同，也可能为负。本应用中的任何内容都不是对结果的承诺。\n\n更正始终是一条您能看到的新记录。已发生的记录不会被更改或删除。\n\n工作人员绝不会索要您的密码，也不会要求您付款来解除资金限制。',
  'activityRules.text':
    '新人优惠券每人只能领取一次。投放计划时可选用优惠券：每个计划限用一张，同名优惠券每天只能使用一张。\n\n优惠由平台支付。它不是现金，不能提现；计划未用完的部分归还平台。确认投放前，应用会显示各方支付的部分。',

  'printed.account': '账户 ID {id}',
  'printed.made': '生成于 {time}。所有时间均按 {zone} 时区。',
  'printed.head': '最后一条账目的哈希值：{hash}',
  'printed.time': '时间',
  'printed.availableAfter': '之后可用',
  'printed.totalAfter': '之后总资产',
  'printed.byHand': '手工录入',
  'printed.checkable':
    '此文件供阅读。同月的 JSON 文件包含相同的数字，无需通过我们即可核对。□ 代表本文件无法显示的字符。',
  'printed.page': '第 {page} 页，共 {count} 页',
} satisfies Translation<typeof english>;
