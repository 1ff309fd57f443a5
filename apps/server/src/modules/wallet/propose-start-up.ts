import { startUpOffer } from '@fairlead/db';
import { readProgramme, readWallet } from '@fairlead/ledger';
import { z } from 'zod';
import { done, refuse } from '../../http/answer';
import { notify } from '../notifications';
import { defineKind, holderOf, type ProposalDraft } from '../proposals';
import { after, TERMS } from './terms';

const payload = z.object({ amountMinor: z.number(), reason: z.string() });

/**
 * House money offered for first plans: nothing is lent before its holder accepts
 * (docs/domain/wallet.md#start-up-funds).
 */
export const startUpGrantKind = defineKind<z.output<typeof payload>>({
  payload,
  plan: async () => [],
  approve: async (tx, row, { amountMinor }, now) => {
    const holderId = holderOf(row);
    if ((await readProgramme(tx)).house < amountMinor) return refuse('house_not_funded');
    const dueAt = after(now, TERMS.startUpOfferMs);
    const offer = { holderId, amountMinor, proposalId: row.id, offeredAt: now, dueAt };
    await tx.orm.insert(startUpOffer).values({ ...offer, state: 'offered' });
    const parameters = { amount: amountMinor, until: dueAt.toISOString() };
    await notify(tx, { holderId, key: 'startUp.offered', parameters, time: now });
    return done([]);
  },
});

/** States an offer of start-up funds to one holder. */
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
