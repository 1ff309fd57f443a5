import { openHold } from '@fairlead/ledger';
import type { TestContext } from './context';

/** Money of a holder that staff set aside for a minute. */
export const makeHold = ({ database, clock }: TestContext, holderId: number, amountMinor: number) => {
  const time = clock.now();
  const terms = { account: 'held', kind: 'hold', reason: 'dispute', opener: 'staff:1', linkId: 0 } as const;
  const expiresAt = new Date(time.getTime() + 60_000);
  return database.transaction((tx) => openHold(tx, { ...terms, holderId, amountMinor, time, expiresAt }));
};
