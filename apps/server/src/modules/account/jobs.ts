import { isLost, isOutOfRoom } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import type { Job, Services } from '../../http/services';
import { noteHolderFault } from '../../plugins/frozen-holders';
import { windUp } from './wind-up';

const PAUSE_MS = 30_000;

interface Closing {
  readonly holderId: number;
  readonly since: Date;
  readonly isClosed: boolean;
}

/** Those that are not closed yet, and those where a payout came back since. */
const CLOSING = `
  select c.holder_id as "holderId", c.since, c.closed_at is not null as "isClosed"
    from account_closing c, ledger.wallet_of(c.holder_id) w
    where c.closed_at is null or w.available > 0 order by c.holder_id`;

/** Goes on with every account that is being closed. Safe on several nodes at once. Returns how many were closed. */
export const closeAccounts = async (services: Services): Promise<number> => {
  const { database, clock, log } = services;
  let closed = 0;
  for (const holder of await database.query<Closing>(CLOSING)) {
    try {
      const found = await database.transaction(async (tx) => {
        await lockWallet(tx, holder.holderId);
        return windUp(services, tx, holder, clock.now());
      });
      if (found.closed && !holder.isClosed) closed += 1;
    } catch (error) {
      if (isLost(error) || isOutOfRoom(error)) throw error;
      // One that fails is tried again later and holds up no other.
      if (!(await noteHolderFault(services, error)))
        log.error({ err: error, holderId: holder.holderId }, 'an account could not be closed');
    }
  }
  return closed;
};

/** Pays out what closing accounts have still to get, as it is freed. */
export const accountJobs = (services: Services): Job[] => [
  { name: 'close-accounts', pauseMs: PAUSE_MS, run: () => closeAccounts(services) },
];
