import type { Translation } from '../../packs';
import type { causes as english } from '../en/causes';

export const causes = {
  'cause.destination_unclear': '出金先口座の記載が不明確で、支払いができません。',
  'cause.destination_not_own': '出金先口座がご本人名義ではありません。',
  'cause.asked_twice': '同じ依頼が二度ありました。',
  'cause.asked_by_holder': 'ご本人からのお申し出によるものです。',
  'cause.legal_order': '法令に基づく命令によるものです。',
  'cause.not_arrived': '入金が確認できませんでした。',
  'cause.sent_back': '入金は送金元の口座に戻りました。',
  'cause.sent_by_another': 'ご本人以外の方からの送金でした。',
  'cause.used_by_another': 'ご本人以外の方がこのアカウントを使っている可能性があります。',
  'cause.document_forged': '書類の偽造が判明しました。',
  'cause.several_accounts': 'お一人で複数のアカウントをお持ちです。',
  'cause.rules_broken': 'ルールに反する行為がありました。',
} satisfies Translation<typeof english>;
