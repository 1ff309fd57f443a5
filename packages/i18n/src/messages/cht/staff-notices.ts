import type { Translation } from '../../packs';
import type { staffNotices as english } from '../en/staff-notices';

/** What people are told when staff acted on something of theirs. */
export const staffNotices: Translation<typeof english> = {
  'notice.feedback.answered.title': '您的意見已有答覆',
  'notice.feedback.answered.body': '您的意見：{subject}。我們的答覆：{answer}',
  'notice.topup.refused.title': '儲值申請已結案',
  'notice.topup.refused.body':
    '您申請的 {amount} 儲值沒有入帳。原因：{reason}。若您已付款，請提出申訴並附上憑證。',
  'notice.hold.opened.title': '您有部分資金遭保留',
  'notice.hold.opened.body': '{amount} 保留至 {until}，到期自動解除。您可以免費申訴。原因：{reason}',
  'notice.hold.renewed.title': '一筆保留已延長一次',
  'notice.hold.renewed.body': '{amount} 繼續保留至 {until}，不會再延長。您可以免費申訴。原因：{reason}',
  'notice.score.forged.title': '您的信用分數已調降',
  'notice.score.forged.body': '兩位工作人員認定一份文件係偽造。您的資金不受影響。您可以申訴。原因：{reason}',
  'notice.account.signedOut.title': '您已從所有裝置登出',
  'notice.account.signedOut.body': '工作人員已將您從所有裝置登出。原因：{reason}',
};
