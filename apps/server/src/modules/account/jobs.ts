import type { Job, Services } from '../../http/services';
import { notSeen, workOff } from '../../plugins/due-rows';
import { windUp } from './wind-up';

const PAUSE_MS = 30_000;

interface Closing {
  readonly holder_id: number;
  readonly id: number;
  readonly since: Date;
  readonly closed_at: Date | null;
}

/** Those that are not closed yet, and those where a payout came back since. */
const DUE = `
  select c.holder_id, c.holder_id as id, c.since, c.closed_at
    from account_closing c, ledger.wallet_of(c.holder_id) w
    where c.since <= $1 and (c.closed_at is null or w.available > 0) and ${notSeen('c.holder_id', 'c.holder_id')}
    order by c.holder_id limit 1 for update of c skip locked`;

/** Goes on with every account that is being closed. Returns how many were closed. */
export const closeAccounts = (services: Services): Promise<number> =>
  workOff<Closing>(services, {
    due: DUE,
    // Each is looked at in each run, and most of them still wait for something.
    batch: Number.POSITIVE_INFINITY,
    work: async (tx, { holder_id: holderId, since, closed_at: closedAt }, now) => {
      const found = await windUp(services, tx, { holderId, since }, now);
      return found.closed && closedAt === null ? 1 : 0;
    },
    // One that fails is tried again later and holds up no other.
    fail: async ({ holder_id: holderId }, error, isFrozen) => {
      if (!isFrozen) services.log.error({ err: error, holderId }, 'an account could not be closed');
    },
  });

/** Pays out what closing accounts have still to get, as it is freed. */
export const accountJobs = (services: Services): Job[] => [
  { name: 'close-accounts', pauseMs: PAUSE_MS, run: () => closeAccounts(services) },
];
