import { LIMITS } from '@fairlead/contract/limits';
import type { Reader } from '@fairlead/db';
import { listPayable, type WithdrawalRow } from '../withdrawals';
import { liveAmong } from './runs';

/** What a run may take now, the earliest deadline first: as many as one run has room for, and how many wait beyond them. */
export const listOffered = async (
  reader: Reader,
  now: Date,
): Promise<{ readonly rows: readonly WithdrawalRow[]; readonly more: number; readonly byHand: number }> => {
  const { rows, byHand } = await listPayable(reader, now);
  const live = await liveAmong(
    reader,
    rows.map(({ id }) => id),
  );
  const free = rows.filter(({ id }) => !live.has(id));
  const offered = free.slice(0, LIMITS.payoutsPerRunMax);
  return { rows: offered, more: free.length - offered.length, byHand };
};
