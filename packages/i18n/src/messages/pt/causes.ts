import type { Translation } from '../../packs';
import type { causes as english } from '../en/causes';

export const causes = {
  'cause.destination_unclear':
    'A conta de recebimento não está indicada com clareza suficiente para pagar nela.',
  'cause.destination_not_own': 'A conta de recebimento não está em seu nome.',
  'cause.asked_twice': 'O mesmo foi pedido duas vezes.',
  'cause.asked_by_holder': 'Foi um pedido seu.',
  'cause.legal_order': 'Uma determinação legal exige isso.',
  'cause.not_arrived': 'Nenhum pagamento chegou.',
  'cause.sent_back': 'O pagamento voltou para a conta de onde saiu.',
  'cause.sent_by_another': 'O pagamento foi enviado por outra pessoa.',
  'cause.used_by_another': 'Talvez outra pessoa esteja usando esta conta.',
  'cause.document_forged': 'Constatou-se que um documento é falso.',
  'cause.several_accounts': 'Uma mesma pessoa tem várias contas.',
  'cause.rules_broken': 'As regras não foram respeitadas.',
} satisfies Translation<typeof english>;
