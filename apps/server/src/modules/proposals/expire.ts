import type { Job, Services } from '../../http/services';
import { type DueRow, notSeen, workOff } from '../../plugins/due-rows';
import { lockProposal, settle } from './decide';
import { type Kinds, kindOf } from './kind';
import { PROPOSAL_LIFE_MS } from './read';

const PAUSE_MS = 60_000;

const DUE = `select p.holder_id, p.id from proposal p
  where p.state = 'pending' and p.created_at <= $1::timestamptz - ${PROPOSAL_LIFE_MS} * interval '1 millisecond'
    and ${notSeen('p.holder_id', 'p.id')}
  order by p.id limit 1 for update skip locked`;

/** Refuses what no checker has decided in time. Returns how many expired. */
export const expireProposals = (services: Services, kinds: Kinds): Promise<number> =>
  workOff<DueRow>(services, {
    due: DUE,
    work: async (tx, { id }, now) => {
      const row = await lockProposal(tx, id);
      if (row?.state !== 'pending') return 0;
      const kind = kindOf(kinds, row);
      await kind.drop(tx, row, now);
      await settle(tx, kind, row, { state: 'expired' }, now);
      return 1;
    },
  });

export const proposalsJobs = (services: Services, kinds: Kinds): Job[] => [
  { name: 'expire-proposals', pauseMs: PAUSE_MS, run: () => expireProposals(services, kinds) },
];
