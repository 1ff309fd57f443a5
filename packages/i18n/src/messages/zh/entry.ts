import type { Translation } from '../../packs';
import type { entry as english } from '../en/entry';

/** Coming in from a host app: the entry, the welcome and the end of its session. */
export const entry: Translation<typeof english> = {
  'entry.checking': '正在确认您的身份',
  'entry.failed': '未能确认您的身份，未做任何更改。',
  'entry.again': '重试',

  'welcome.heading': '欢迎使用 Fairlead',
  'welcome.lead': '为广告计划投放金额，并查看每个数字的来源。',
  'welcome.fact.wallet': '您的资金保存在您自己的钱包中，每一笔都有记录。',
  'welcome.fact.record': '每个产品都会显示所有已结算计划的结果，包括亏损的。',
  'welcome.fact.out': '您可以随时提现和注销账户。',
  'welcome.risk': '投放到计划的金额可能会损失。',
  'welcome.code': '授权码',
  'welcome.codeHint': '由平台提供，只能用于开通一个账户，且仅限一次。',
  'welcome.open': '开通账户',
  'welcome.noCode': '还没有授权码？',
  'welcome.askForCode': '联系客服',

  'reopen.heading': '请从原应用重新打开 Fairlead',
  'reopen.explained': '您是从另一个应用进入的，那里的登录已过期或已使用过。您的账户和资金没有变化。',
  'reopen.how': '请返回那个应用，并在其中打开 Fairlead。您在这里没有登录密码，也不需要。',
  'reopen.button': '返回原应用',
  'reopen.login': '我有用户名和密码',
};
