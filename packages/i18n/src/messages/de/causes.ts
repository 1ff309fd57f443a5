import type { Translation } from '../../packs';
import type { causes as english } from '../en/causes';

export const causes = {
  'cause.destination_unclear': 'Das Auszahlungskonto ist nicht klar genug angegeben, um darauf zu zahlen.',
  'cause.destination_not_own': 'Das Auszahlungskonto läuft nicht auf Ihren Namen.',
  'cause.asked_twice': 'Dasselbe wurde zweimal beantragt.',
  'cause.asked_by_holder': 'Sie haben darum gebeten.',
  'cause.legal_order': 'Eine behördliche Anordnung verlangt es.',
  'cause.not_arrived': 'Es ist keine Zahlung eingegangen.',
  'cause.sent_back': 'Die Zahlung ging an das Konto zurück, von dem sie kam.',
  'cause.sent_by_another': 'Die Zahlung kam von jemand anderem.',
  'cause.used_by_another': 'Möglicherweise benutzt jemand anderes dieses Konto.',
  'cause.document_forged': 'Ein Dokument erwies sich als gefälscht.',
  'cause.several_accounts': 'Eine Person hat mehrere Konten.',
  'cause.rules_broken': 'Gegen die Regeln wurde verstoßen.',
} satisfies Translation<typeof english>;
