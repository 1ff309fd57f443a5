import type { Translation } from '../../packs';
import type { blocked as english } from '../en/blocked';

/** How an account stands that is not activated, disabled or closed, and what stays open. */
export const blocked: Translation<typeof english> = {
  'blocked.tag.not_activated': '有効化待ち',
  'blocked.tag.disabled': '停止中',
  'blocked.tag.closed': '解約済み',
  'blocked.title.not_activated': 'アカウントは有効化を待っています',
  'blocked.title.disabled': 'アカウントは停止中ですが、資金はお客様のものです',
  'blocked.title.closed': 'アカウントは解約されました',
  'blocked.text.not_activated':
    '担当者が手続きします。お客様の操作やお支払いは不要で、完了するとこの画面は自動で切り替わります。',
  'blocked.text.disabled':
    '現在、新しい出稿はできません。出稿中のプランは通常どおり終了して精算され、下記は引き続きご利用いただけます。',
  'blocked.text.closed':
    'サポートとのチャット、お知らせ、取引明細書は引き続きご利用いただけ、手続き中の出金も続行されます。',
  'blocked.objectNote': '別の担当者が期日までに回答します',
  'blocked.available': '{amount}を利用できます',
  'blocked.chat': 'サポートとチャット',
  'blocked.chatNote': 'これまでの履歴は残っています',
  'blocked.closeNote': 'すべてお客様にお支払いします',
  'blocked.underWay': '{amount}をお支払い手続き中です',
  'blocked.left': 'アカウントに{amount}が残っています',
  'blocked.later': '残り{amount}は後日のお支払いです',
};
