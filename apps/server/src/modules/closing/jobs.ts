import { accountClosing, asc, isNull } from '@fairlead/db';
import { lockWallet } from '@fairlead/ledger';
import type { Job, Services } from '../../http/services';
import { windUp } from './wind-up';

const PAUSE_MS = 30_000;

/** Goes on with every account that is being closed. Safe on several nodes at once. Returns how many were closed. */
export const closeAccounts = async (services: Services): Promise<number> => {
  const { database, clock, log } = services;
  const open = await database.orm
    .select({ holderId: accountClosing.holderId, since: accountClosing.since })
    .from(accountClosing)
    .where(isNull(accountClosing.closedAt))
    .orderBy(asc(accountClosing.holderId));
  let closed = 0;
  for (const holder of open) {
    try {
      const found = await database.transaction(async (tx) => {
        await lockWallet(tx, holder.holderId);
        return windUp(services, tx, holder, clock.now());
      });
      if (found.closed) closed += 1;
    } catch (error) {
      // One that fails is tried again later and holds up no other.
      log.error({ err: error, holderId: holder.holderId }, 'an account could not be closed');
    }
  }
  return closed;
};

/** Pays out what closing accounts have still to get, as it is freed (H10). */
export const closingJobs = (services: Services): Job[] => [
  { name: 'close-accounts', pauseMs: PAUSE_MS, run: () => closeAccounts(services) },
];
