import type { Translation } from '../../packs';
import type { blocked as english } from '../en/blocked';

/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked: Translation<typeof english> = {
  'blocked.tag.not_activated': '等待啟用',
  'blocked.tag.disabled': '已停用',
  'blocked.tag.closed': '已關閉',
  'blocked.title.not_activated': '您的帳戶正在等待啟用',
  'blocked.title.disabled': '您的帳戶已停用，資金仍屬於您',
  'blocked.title.closed': '您的帳戶已關閉',
  'blocked.text.not_activated':
    '啟用由我們的工作人員處理。您無須做任何事，也無須付款；完成後此頁會自動更新。',
  'blocked.text.disabled': '目前不能投放新計畫。進行中的計畫會照常結束並結算，以下功能仍可使用。',
  'blocked.text.closed': '客服對話、通知和對帳單仍可使用，進行中的付款會繼續處理。',
  'blocked.objectNote': '由另一人在指定日期前答覆',
  'blocked.available': '可用 {amount}',
  'blocked.chat': '聯絡客服',
  'blocked.chatNote': '對話紀錄會保留',
  'blocked.closeNote': '全部款項都會付給您',
  'blocked.underWay': '{amount} 正在付給您',
  'blocked.left': '帳戶中還有 {amount}',
  'blocked.later': '還有 {amount} 待付',
};
