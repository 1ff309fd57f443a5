import type { Translation } from '../../packs';
import type { blocked as english } from '../en/blocked';

/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked: Translation<typeof english> = {
  'blocked.tag.not_activated': '等待激活',
  'blocked.tag.disabled': '已停用',
  'blocked.tag.closed': '已注销',
  'blocked.title.not_activated': '您的账户正在等待激活',
  'blocked.title.disabled': '您的账户已停用，资金仍归您所有',
  'blocked.title.closed': '您的账户已注销',
  'blocked.text.not_activated':
    '激活由我们的工作人员处理。您无需做任何事，也无需付款；完成后此页会自动更新。',
  'blocked.text.disabled': '目前不能投放新计划。进行中的计划会照常结束并结算，以下功能仍可使用。',
  'blocked.text.closed': '客服对话、通知和对账单仍可使用，进行中的付款会继续处理。',
  'blocked.objectNote': '由另一人在指定日期前答复',
  'blocked.available': '可用 {amount}',
  'blocked.chat': '联系客服',
  'blocked.chatNote': '对话记录会保留',
  'blocked.closeNote': '全部款项都会付给您',
  'blocked.underWay': '{amount} 正在付给您',
  'blocked.left': '账户中还有 {amount}',
  'blocked.later': '还有 {amount} 待付',
};
