import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { defineKind, numberKey, type ProposalDraft } from '../proposals';

const payload = z.object({ amountMinor: z.number(), receiptNumber: z.string(), remark: z.string() });

/**
 * The programme's own money that came in: bank → house. Gifts are paid from it alone
 * (docs/domain/settlement.md#house-money).
 */
export const houseFundingKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async (_reader, _row, { amountMinor, remark }, time) => [
    { holderId: 0, kind: 'house_funding', moves: [{ from: 'bank', to: 'house', amountMinor }], time, remark },
  ],
});

/** States house money; a receipt number without letters and digits is refused, and each counts once however it is written. */
export const draftHouseFunding: ProposalDraft<'consoleHouse.proposeFunding'> = async (_tx, request) => {
  const { amount: amountMinor, receipt_number: receiptNumber, remark = '' } = request;
  const key = numberKey(receiptNumber);
  if (key === '') return refuse('invalid_fields', { fields: { receipt_number: 'invalid_format' } });
  return done({
    kind: 'house_funding',
    subjectType: 'house',
    payload: { amountMinor, receiptNumber, remark },
    receipt: ['house_funding', key].join('/'),
  });
};
