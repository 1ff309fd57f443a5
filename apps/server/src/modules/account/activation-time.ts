import type { Database } from '@fairlead/db';
import { listRecentActs } from '../audit';

const HOUR_MS = 3_600_000;
/** Of so many the median is taken, */
const LOOKED_AT = 50;
/** and from fewer nothing is said of how long it usually takes. */
const NEEDED = 5;

interface Registered {
  readonly id: number;
  readonly created_at: Date;
}

/**
 * The median time from registration to activation, in hours begun, of the last accounts that staff activated; null where
 * too few were. Measured, so that no screen promises a time.
 */
export const usualActivationHours = async (database: Database): Promise<number | null> => {
  const acts = await listRecentActs(database, 'consoleHolder.enable', LOOKED_AT);
  const activated = acts.filter(({ stateBefore }) => stateBefore === 'not_activated');
  if (activated.length < NEEDED) return null;
  const holders = await database.query<Registered>(
    'select id, created_at from account_holder where id = any ($1::bigint[])',
    [activated.map(({ holderId }) => holderId)],
  );
  const registered = new Map(holders.map(({ id, created_at: at }) => [id, at.getTime()]));
  const waits = activated
    .map(({ holderId, time }) => time.getTime() - (registered.get(holderId) ?? time.getTime()))
    .sort((a, b) => a - b);
  const median = waits[Math.floor(waits.length / 2)] ?? 0;
  return Math.max(1, Math.ceil(median / HOUR_MS));
};
