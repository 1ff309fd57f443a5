import { LIMITS } from '@fairlead/contract/limits';
import type { Reader } from '@fairlead/db';
import { listPayable, type WithdrawalRow } from '../withdrawals';
import { liveAmong, type RunRow } from './runs';

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

/** What could be paid and is not in a run, and the other run that it waits in, if there is one. */
export interface NotTaken {
  readonly row: WithdrawalRow;
  readonly run: RunRow | null;
}

/**
 * What no run may take now because it waits in one that nobody has decided about, the earliest deadline first: whoever is
 * parked there longest is among those that are named (docs/domain/payout-runs.md#evidence).
 */
export const listWaitingElsewhere = async (reader: Reader, now: Date): Promise<NotTaken[]> => {
  const { rows } = await listPayable(reader, now);
  const runOf = await liveAmong(
    reader,
    rows.map(({ id }) => id),
  );
  const waiting = rows.flatMap((row) => {
    const run = runOf.get(row.id);
    return run?.state === 'proposed' ? [{ row, run }] : [];
  });
  return waiting.slice(0, LIMITS.payoutsPerRunMax);
};
