import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Any number that is nobody else's. */
const MIGRATION_LOCK = 7_281_946;
const TURN_MS = 100;
/** Until it is said that another node migrates, and again; and until it is given up. */
const TURN_NEWS_MS = 5_000;
const TURN_NEWS_AGAIN_MS = 60_000;
const TURN_MS_MAX = 3_600_000;

/**
 * Nodes that start together migrate one after the other. They ask again and again: a statement that waited would hold a
 * snapshot, and an index that is built concurrently waits for all of them to end.
 * @param onTurn called while another one migrates, after five seconds and then each minute
 * @param stop ends the wait
 * @throws where that takes an hour, and an AbortError where it was stopped
 */
export const takeTurn = async (
  client: pg.ClientBase,
  onTurn?: () => void,
  stop?: AbortSignal,
): Promise<void> => {
  const ask = async (): Promise<boolean> => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ]);
    return rows[0]?.taken === true;
  };
  for (let waitedMs = 0; !(await ask()); waitedMs += TURN_MS) {
    if (waitedMs >= TURN_MS_MAX) throw new Error('another node has been migrating for an hour');
    if (waitedMs % TURN_NEWS_AGAIN_MS === TURN_NEWS_MS) onTurn?.();
    await pause(TURN_MS, undefined, { signal: stop });
  }
};
