import { z } from 'zod';
import { done } from '../../http/answer';
import { defineKind, type ProposalDraft } from '../proposals';

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

export const draftHouseFunding: ProposalDraft<'consoleHouse.proposeFunding'> = async (_tx, request) =>
  done({
    kind: 'house_funding',
    subjectType: 'house',
    payload: {
      amountMinor: request.amount,
      receiptNumber: request.receipt_number,
      remark: request.remark ?? '',
    },
    receipt: ['house', request.receipt_number].join('/'),
  });
