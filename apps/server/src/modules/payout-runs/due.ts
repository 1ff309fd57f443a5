import { LIMITS } from '@fairlead/contract/limits';
import type { Reader } from '@fairlead/db';
import type { SaidLine } from '../bank-statements';
import { listPayable, type WithdrawalRow } from '../withdrawals';
import { readSentLines } from './paid-lines';
import { liveAmong, type RunRow } from './runs';

/** What could be paid and is not in a run, with what keeps it from one: another run, or a line by which a bank paid it alone. */
export interface NotTaken {
  readonly row: WithdrawalRow;
  readonly run: RunRow | null;
  readonly line: SaidLine | null;
}

/** All that waits, the earliest deadline first, with what keeps it from a run; and how many no file can pay. */
const readWaiting = async (
  reader: Reader,
  now: Date,
): Promise<{ readonly waiting: readonly NotTaken[]; readonly byHand: number }> => {
  const { rows, byHand } = await listPayable(reader, now);
  const runOf = await liveAmong(
    reader,
    rows.map(({ id }) => id),
  );
  const lineOf = await readSentLines(reader, rows);
  const waiting = rows.map((row) => ({
    row,
    run: runOf.get(row.id) ?? null,
    line: lineOf(row.id) ?? null,
  }));
  return { waiting, byHand };
};

interface Offered {
  readonly rows: readonly WithdrawalRow[];
  /** How many wait beyond them. */
  readonly more: number;
  /** How many no file of a bank can pay. */
  readonly byHand: number;
  /** How many are in no run and were paid out by a line of their own. */
  readonly paidByLine: number;
}

/** What a run may take now, the earliest deadline first: as many as one run has room for. */
export const listOffered = async (reader: Reader, now: Date): Promise<Offered> => {
  const { waiting, byHand } = await readWaiting(reader, now);
  const inNone = waiting.filter(({ run }) => run === null);
  const free = inNone.filter(({ line }) => line === null);
  const offered = free.slice(0, LIMITS.payoutsPerRunMax);
  return {
    ...{ rows: offered.map(({ row }) => row), more: free.length - offered.length, byHand },
    paidByLine: inNone.length - free.length,
  };
};

/**
 * What no run may take now because it waits in one that nobody has decided about, or because a bank paid it by a line of its
 * own, the earliest deadline first: whoever is parked there longest is among those that are named
 * (docs/domain/payout-runs.md#evidence).
 */
export const listNotOffered = async (reader: Reader, now: Date): Promise<NotTaken[]> => {
  const { waiting } = await readWaiting(reader, now);
  return waiting
    .filter(({ run, line }) => (run === null ? line !== null : run.state === 'proposed'))
    .slice(0, LIMITS.payoutsPerRunMax);
};
