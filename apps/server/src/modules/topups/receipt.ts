import { type Answer, done, refuse } from '../../http/answer';
import { numberKey } from '../proposals';

/**
 * What a payee's receipt is known by, whatever it pays for and by which method: the payee, and the letters and digits of
 * the number. `BANK-778812` and `bank 778812` are one receipt; a number without any is refused at its field.
 */
export const receiptOf = (payeeId: number, receiptNumber: string): Answer<string> => {
  const number = numberKey(receiptNumber);
  return number === ''
    ? refuse('invalid_fields', { fields: { receipt_number: 'invalid_format' } })
    : done(['payee', payeeId, number].join('/'));
};
