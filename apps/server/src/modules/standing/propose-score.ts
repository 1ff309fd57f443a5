import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { readHolder } from '../account';
import { notify } from '../notifications';
import { defineKind, holderOf, type ProposalDraft } from '../proposals';
import { changeScore } from './change';

/** No money moves: the amount is 0. */
const payload = z.object({ amountMinor: z.literal(0), reason: z.string() });

/**
 * A forged document lowers the credit score when a second person agrees
 * (docs/domain/standing.md#credit-score).
 */
export const creditScoreKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async () => [],
  approve: async (tx, row, { reason }, now) => {
    const holderId = holderOf(row);
    await changeScore(tx, { holderId, cause: 'document_forged', remark: reason, time: now });
    await notify(tx, {
      holderId,
      key: 'score.forged',
      parameters: { reason },
      link: '/ad-center/level',
      time: now,
    });
    return done([]);
  },
});

/** States that a holder sent a forged document. */
export const draftCreditScore: ProposalDraft<'consoleHolder.proposeScore'> = async (tx, request) => {
  const holderId = request.id;
  if ((await readHolder(tx, holderId)) === undefined) return refuse('no_such_data');
  return done({
    kind: 'credit_score',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    payload: { amountMinor: 0, reason: request.reason },
  });
};
