import type { Translation } from '../../packs';
import type { staffNotices as english } from '../en/staff-notices';

/** What people are told when staff acted on something of theirs. */
export const staffNotices: Translation<typeof english> = {
  'notice.feedback.answered.title': '您的反馈已有答复',
  'notice.feedback.answered.body': '您的反馈：{subject}。我们的答复：{answer}',
  'notice.topup.refused.title': '充值申请已关闭',
  'notice.topup.refused.body': '您申请的 {amount} 充值没有入账。原因：{reason}。如已付款，请申诉并附上凭证。',
  'notice.hold.opened.title': '您的部分资金被冻结',
  'notice.hold.opened.body': '{amount} 冻结至 {until}，到期自动解除。您可以免费申诉。原因：{reason}',
  'notice.hold.renewed.title': '一项冻结已延长一次',
  'notice.hold.renewed.body': '{amount} 继续冻结至 {until}，不能再次延长。您可以免费申诉。原因：{reason}',
  'notice.score.forged.title': '您的信用分已降低',
  'notice.score.forged.body': '两位工作人员认定一份文件系伪造。您的资金不受影响。您可以申诉。原因：{reason}',
  'notice.account.signedOut.title': '您已在所有设备上退出登录',
  'notice.account.signedOut.body': '工作人员已将您在所有设备上的登录结束。原因：{reason}',
};
