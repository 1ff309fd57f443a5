import type { Translation } from '../../packs';
import type { guest as english } from '../en/guest';

/** The page outside the app where guests and the blocked reach staff, and object without signing in. */
export const guest: Translation<typeof english> = {
  'guest.lead': '您无需登录即可在此给我们留言，账户尚未激活、已停用或已注销时也可以。',
  'guest.new': '给我们留言',
  'guest.back': '查看已有工单',
  'guest.name': '您的姓名',
  'guest.email': '邮箱（选填）',
  'guest.username': '账户的用户名（选填）',
  'guest.text': '请说明您的问题',
  'guest.open': '提交工单',
  'guest.number': '工单编号',
  'guest.secret': '口令',
  'guest.show': '查看工单',
  'guest.keep': '请记下编号和口令。只有凭它们才能再次打开此工单，我们无法重新发送。',
  'guest.messages': '消息',
  'guest.you': '您',
  'guest.desk': '客服',
  'guest.answer': '您的消息',
  'guest.send': '发送',
  'guest.refresh': '查看有无答复',
  'guest.object': '对账户状态提出申诉',
  'guest.objectExplained':
    '如果您的账户被限制，而您不同意，请说明理由。处理前我们会核实申诉人的身份。答复会显示在此工单中。',
  'guest.objectUsername': '账户的用户名',
  'guest.objectText': '您不同意的理由',
  'guest.objectSend': '提交申诉',
  'guest.objected': '申诉已提交。答复会显示在此工单中。',
  'guest.sent': '消息已发送。',
  'guest.openNow': '客服正在工作时间内。',
  'guest.closedNow': '现在是客服非工作时间。{time} 恢复服务。',
  'guest.later': '请在 {time} 之后重试。',
  'guest.older': '仅显示最新的消息。',
};
