import { and, asc, eq, lte, proposal } from '@fairlead/db';
import type { Job, Services } from '../../http/services';
import { lockProposal, settle } from './decide';
import { type Kinds, kindOf } from './kind';
import { PROPOSAL_LIFE_MS } from './read';

const BATCH = 50;
const PAUSE_MS = 60_000;

/** Refuses what no checker has decided in time. Safe on several nodes at once. Returns how many expired. */
export const expireProposals = async ({ database, clock }: Services, kinds: Kinds): Promise<number> => {
  const now = clock.now();
  const due = await database.orm
    .select({ id: proposal.id })
    .from(proposal)
    .where(
      and(eq(proposal.state, 'pending'), lte(proposal.createdAt, new Date(now.getTime() - PROPOSAL_LIFE_MS))),
    )
    .orderBy(asc(proposal.id))
    .limit(BATCH);
  let expired = 0;
  for (const { id } of due) {
    expired += await database.transaction(async (tx) => {
      const row = await lockProposal(tx, id);
      if (row?.state !== 'pending') return 0;
      const kind = kindOf(kinds, row);
      await kind.drop(tx, row, now);
      await settle(tx, kind, row, { state: 'expired' }, now);
      return 1;
    });
  }
  return expired;
};

export const proposalsJobs = (services: Services, kinds: Kinds): Job[] => [
  { name: 'expire-proposals', pauseMs: PAUSE_MS, run: () => expireProposals(services, kinds) },
];
