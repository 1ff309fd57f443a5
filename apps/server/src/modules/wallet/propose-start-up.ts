import { readWallet } from '@fairlead/ledger';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { notify } from '../notifications';
import { defineKind, holderOf, type ProposalDraft, type ProposalRow, postAll } from '../proposals';
import { startUpGrantPosting } from './postings';

const payload = z.object({ amountMinor: z.number(), reason: z.string() });

const planOf = (row: ProposalRow, amountMinor: number, time: Date) => [
  startUpGrantPosting({ holderId: holderOf(row), amountMinor, time }),
];

/**
 * House money lent for first plans: house → start_up; never cash, non-recourse
 * (docs/domain/wallet.md#start-up-funds).
 */
export const startUpGrantKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async (_reader, row, { amountMinor }, now) => planOf(row, amountMinor, now),
  approve: async (tx, row, { amountMinor }, now) => {
    const ids = await postAll(tx, planOf(row, amountMinor, now));
    await notify(tx, {
      holderId: holderOf(row),
      key: 'startUp.granted',
      parameters: { amount: amountMinor },
      time: now,
    });
    return done(ids);
  },
});

/** States a loan of start-up funds to one holder. */
export const draftStartUpGrant: ProposalDraft<'consoleHolder.proposeStartUp'> = async (tx, request) => {
  const holderId = request.id;
  if ((await readWallet(tx, holderId)) === undefined) return refuse('no_such_data');
  return done({
    kind: 'start_up_grant',
    holderId,
    subjectType: 'holder',
    subjectId: holderId,
    payload: { amountMinor: request.amount, reason: request.reason },
  });
};
