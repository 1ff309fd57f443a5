import type { Tx } from '@fairlead/db';
import { changeHolder, readHolder } from '../account';
import { notify } from '../notifications';

/**
 * Payouts wait so long after either password was set anew without the old one, or a second factor was given up
 * (docs/domain/withdrawals.md#eligibility).
 */
export const PAYOUT_DELAY_MS = 24 * 3_600_000;
/**
 * Within this time of a delay another reset begins no new one: over and over it would keep the holder's own money from
 * them. A destination that was changed meanwhile waits by itself.
 */
const NO_NEW_DELAY_MS = 30 * 24 * 3_600_000;

/** Until when payouts wait after something that a thief would do. */
export const delayFrom = (last: Date | null, now: Date): Date =>
  last !== null && now.getTime() - last.getTime() < NO_NEW_DELAY_MS
    ? last
    : new Date(now.getTime() + PAYOUT_DELAY_MS);

/** Delays payouts because a second factor was given up, and says so; the holder must be locked. */
export const delayPayouts = async (tx: Tx, holderId: number, time: Date): Promise<void> => {
  const last = (await readHolder(tx, holderId))?.payoutDelayedUntil ?? null;
  const until = delayFrom(last, time);
  if (until === last) return;
  await changeHolder(tx, holderId, { payoutDelayedUntil: until });
  const parameters = { until: until.toISOString() };
  await notify(tx, { holderId, key: 'payout.factorOff', parameters, link: '/wallet', time });
};
