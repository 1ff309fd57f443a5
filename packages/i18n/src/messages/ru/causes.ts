import type { Translation } from '../../packs';
import type { causes as english } from '../en/causes';

export const causes = {
  'cause.destination_unclear': 'Счёт для выплаты указан недостаточно ясно, чтобы на него платить.',
  'cause.destination_not_own': 'Счёт для выплаты открыт не на ваше имя.',
  'cause.asked_twice': 'Об одном и том же попросили дважды.',
  'cause.asked_by_holder': 'Вы сами об этом попросили.',
  'cause.legal_order': 'Этого требует предписание органов власти.',
  'cause.not_arrived': 'Платёж не поступил.',
  'cause.sent_back': 'Платёж вернулся на счёт, с которого пришёл.',
  'cause.sent_by_another': 'Платёж отправил кто-то другой.',
  'cause.used_by_another': 'Возможно, под вашим именем входит кто-то другой.',
  'cause.document_forged': 'Один из документов оказался поддельным.',
  'cause.several_accounts': 'У одного человека открыто у нас несколько счетов.',
  'cause.rules_broken': 'Правила были нарушены.',
} satisfies Translation<typeof english>;
