import type { Translation } from '../../packs';
import type { causes as english } from '../en/causes';

export const causes = {
  'cause.destination_unclear':
    'La cuenta para retiros no está indicada con la claridad necesaria para pagar en ella.',
  'cause.destination_not_own': 'La cuenta para retiros no está a su nombre.',
  'cause.asked_twice': 'Se pidió lo mismo dos veces.',
  'cause.asked_by_holder': 'Usted lo pidió.',
  'cause.legal_order': 'Lo exige una orden legal.',
  'cause.not_arrived': 'No llegó ningún pago.',
  'cause.sent_back': 'El pago volvió a la cuenta de la que salió.',
  'cause.sent_by_another': 'El pago lo envió otra persona.',
  'cause.used_by_another': 'Es posible que otra persona esté usando esta cuenta.',
  'cause.document_forged': 'Se comprobó que un documento era falso.',
  'cause.several_accounts': 'Una misma persona tiene varias cuentas.',
  'cause.rules_broken': 'No se respetaron las reglas.',
} satisfies Translation<typeof english>;
