import type { Translation } from '../../packs';
import type { staffNotices as english } from '../en/staff-notices';

/** What people are told when staff acted on something of theirs. */
export const staffNotices: Translation<typeof english> = {
  'notice.feedback.answered.title': 'ご意見への回答',
  'notice.feedback.answered.body': 'ご意見：{subject}。回答：{answer}',
  'notice.topup.refused.title': '入金の依頼を終了しました',
  'notice.topup.refused.body':
    'ご依頼の入金（{amount}）は反映されませんでした。理由：{reason}。支払い済みの場合は、証明を添えて異議を申し立ててください。',
  'notice.hold.opened.title': '資金の一部が保留されました',
  'notice.hold.opened.body':
    '{amount}を{until}まで保留し、その後自動で解除します。異議申立てに費用はかかりません。理由：{reason}',
  'notice.hold.renewed.title': '保留が1回延長されました',
  'notice.hold.renewed.body':
    '{amount}の保留が{until}まで続きます。再度の延長はありません。異議申立てに費用はかかりません。理由：{reason}',
  'notice.score.forged.title': '信用スコアが下がりました',
  'notice.score.forged.body':
    '担当者2名が書類を偽造と判断しました。資金には影響しません。異議を申し立てられます。理由：{reason}',
  'notice.account.signedOut.title': 'すべての端末からログアウトしました',
  'notice.account.signedOut.body': '担当者がすべての端末でのログインを終了しました。理由：{reason}',
};
