import type { Translation } from '../../packs';
import type { help as english } from '../en/help';

/** Questions, rules and names of contacts, which the server sends in the reader's language. */
export const help: Translation<typeof english> = {
  'contact.general': '一般咨询',
  'contact.recharge': '充值',

  'faq.learningPhase.question': '什么是计划的学习期？',
  'faq.learningPhase.answer':
    '计划开始后，广告网络需要了解会触达哪些人。这大约需要在 7 天内积累 30 至 50 次转化。在此之前，计划的数据每天波动较大。\n\n计划页面会显示已计入的转化次数。处于学习期的计划与其他计划一样，也可能以亏损告终。',
  'faq.whereIsMyMoney.question': '计划投放期间，我的资金在哪里？',
  'faq.whereIsMyMoney.answer':
    '投放金额后，资金从可用余额转为待消耗。每份投放报告会计费其中的一部分。投放期结束时，未用完的部分退回可用余额。\n\n计划的收入记在待结算中。广告网络付款且申诉期结束后，这笔收入才可使用。',
  'faq.canILose.question': '投放计划会亏钱吗？',
  'faq.canILose.answer':
    '会。计划在投放上花掉的钱就是花掉了，无论用户有没有反应。每个产品的页面都会显示其所有已结算计划的记录：共有多少个、结果的中位数，以及亏损的比例。\n\n没有人能事先知道一个计划的结果。请只投放您承受得起损失的金额。',
  'faq.withdraw.question': '如何提现？',
  'faq.withdraw.answer':
    '请先设置交易密码和收款账户，然后在钱包中申请提现。工作人员会审批并付款，每一步都会显示。\n\n如果有什么阻碍提现，钱包会说明是什么、到什么时候、如何解除。解除从不收费：凡是要求您先付款才能提现的，都是诈骗。',
  'faq.topUp.question': '如何充值？',
  'faq.topUp.answer':
    '充值由人工办理。请在钱包中提出申请，客服会向您发送付款信息卡，上面写有收款账户。请只向这类卡片上的账户付款。\n\n工作人员登记收据，由第二人核对，之后金额会连同收据编号显示在可用余额中。',

  'rules.text':
    '您的现金归您所有。它要么在可用余额中，要么因注明的原因冻结至注明的时间，要么在投放中的计划里，要么在等待结算的结果中，要么正在付给您；这些部分相加即为您的总资产。\n\n优惠和启动资金是平台的钱，可以用于计划，但不能提现，也从不算作您的现金。\n\n计划会把您投放的资金用于广告投放。结果各不相同，也可能为负。本应用中的任何内容都不是对结果的承诺。\n\n更正始终是一条您能看到的新记录。已发生的记录不会被更改或删除。\n\n工作人员绝不会索要您的密码，也不会要求您付款来解除资金限制。',
  'activityRules.text':
    '新人优惠券每人只能领取一次。每次投放使用一张优惠券，同名优惠券每天只能使用一张。\n\n优惠由平台支付。它不是现金，不能提现；计划未用完的部分归还平台。确认投放前，应用会显示各方支付的部分。',

  'supportPage.heading': '客服',
  'supportPage.post': '信函：{address}',
  'supportPage.never': '工作人员绝不会索要您的密码，也不会要求您付款来解除资金限制。',
};
