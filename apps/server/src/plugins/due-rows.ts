import { isClockAhead, isLost, isMoneyStopped, isOutOfRoom, isOverdue, type Tx } from '@fairlead/db';
import { claimWallet } from '@fairlead/ledger';
import type { Services } from '../http/services';
import { noteHolderFault } from './frozen-holders';

/** At most so many rows in a run: others have their turn. */
const BATCH = 50;

/** So many rows in succession that took too long end a run: it is the database that is slow, and no row of its own. */
const OVERDUE_MAX = 2;

/** What every row says that is due. */
export interface DueRow {
  /** Whose wallet is claimed with it; null where it needs none. */
  readonly holder_id: number | null;
  readonly id: number;
}

/** What cannot be done without the wallet of its holder. */
export interface DueOfHolder extends DueRow {
  readonly holder_id: number;
}

/** One kind of due work (docs/adr/0072-due-work-is-claimed.md). */
interface DueWork<Row extends DueRow> {
  /** The first row that is due at `$1` and that this run has not seen; it ends with `limit 1 for update skip locked`. */
  readonly due: string;
  /** Does it, with row and wallet locked, and says how much it did. */
  work(tx: Tx, row: Row, now: Date): Promise<number>;
  /** What becomes of a row that failed, with the line of the log that tells of it. The run fails all the same, at its end. */
  fail?(row: Row, error: unknown, isFrozen: boolean): Promise<void>;
  /** Rows in a run, where they are not the usual 50. */
  readonly batch?: number;
}

/** Rows failed, each of which the log has told of. */
export class RowsFailed extends Error {}

/** Faults of no single row: nothing of this kind can be done now, and nothing is put off by it. */
const stopsAll = (error: unknown): boolean =>
  isLost(error) || isOutOfRoom(error) || isMoneyStopped(error) || isClockAhead(error);

/** The condition by which a run leaves out what it was at already. */
export const notSeen = (holder: string, id: string): string =>
  `(${holder} = any($2)) is not true and ${id} <> all($3)`;

/** What one run has been at: holders that are busy or frozen, and rows. */
interface Seen {
  readonly holders: number[];
  readonly ids: number[];
}

interface Attempt<Row> {
  row: Row | undefined;
  done: number;
}

/** Claims a row and does it. What somebody else holds is left to the next run. */
const takeNext = async <Row extends DueRow>(
  { database, clock }: Services,
  { due, work }: DueWork<Row>,
  { holders, ids }: Seen,
  attempt: Attempt<Row>,
): Promise<void> => {
  attempt.done = await database.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx.query<Row>(due, [now, holders, ids]);
    attempt.row = row;
    if (row === undefined) return 0;
    if (row.holder_id === null || (await claimWallet(tx, row.holder_id))) return work(tx, row, now);
    holders.push(row.holder_id);
    return 0;
  });
};

/** @returns the error, where it is one by which the run fails */
const noteFailure = async <Row extends DueRow>(
  services: Services,
  { fail }: DueWork<Row>,
  row: Row,
  error: unknown,
  { holders }: Seen,
): Promise<readonly unknown[]> => {
  const isFrozen = await noteHolderFault(services, error);
  if (isFrozen && row.holder_id !== null) holders.push(row.holder_id);
  await fail?.(row, error, isFrozen);
  if (isFrozen) return [];
  return [fail === undefined ? error : new RowsFailed('rows failed, each with a line of its own')];
};

/**
 * Does what is due, each row in a transaction of its own. Any number of nodes may do so at once: a row or a wallet that is
 * held by another one is neither waited for nor taken. Who fails, is frozen or takes too long holds up no other; where the
 * next one takes too long as well, the run ends (docs/adr/0072-due-work-is-claimed.md), as it does once the program stops.
 * @returns how much was done
 */
export const workOff = async <Row extends DueRow>(
  services: Services,
  kind: DueWork<Row>,
): Promise<number> => {
  const seen: Seen = { holders: [], ids: [] };
  const failures: unknown[] = [];
  let done = 0;
  let overdue = 0;
  for (let count = 0; count < (kind.batch ?? BATCH) && !services.stopping?.aborted; count += 1) {
    const attempt: Attempt<Row> = { row: undefined, done: 0 };
    try {
      await takeNext(services, kind, seen, attempt);
      overdue = 0;
    } catch (error) {
      const { row } = attempt;
      overdue = isOverdue(error) ? overdue + 1 : 0;
      if (row === undefined || stopsAll(error) || overdue === OVERDUE_MAX) throw error;
      failures.push(...(await noteFailure(services, kind, row, error, seen)));
    }
    if (attempt.row === undefined) break;
    seen.ids.push(attempt.row.id);
    done += attempt.done;
  }
  if (failures.length > 0) throw failures[0];
  return done;
};
