import { isLost, isSilence } from './faults';
import { createPool, cut, type PoolOptions } from './pool';

const WRITABLE = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`;
/** For the whole answer, with the making of the connection. */
export const PROBE_MS = 1_000;

/** `there`: it answered, and takes no writes; `away`: no connection could be had; `silent`: nothing was heard in time. */
type Found = 'writable' | 'there' | 'away' | 'silent';

/** Asks the database for a sign of life, by a connection that waits behind no other. */
export interface Probe {
  ask(): Promise<Found>;
  /** Of the last question that nothing answered in time: when it was asked, and when it was given up. */
  unanswered(): { readonly askedAt: number; readonly until: number };
  close(): Promise<void>;
}

export const openProbe = (options: PoolOptions): Probe => {
  const pool = createPool({
    ...options,
    max: 1,
    // A busy machine may take a second to make one, and is not silent for that.
    idleMs: 0,
    limits: { ...options.limits, connectMs: PROBE_MS, answerMs: PROBE_MS },
  });
  let asked: Promise<Found> | undefined;
  let askedAt = 0;
  let unanswered = { askedAt: Number.NEGATIVE_INFINITY, until: Number.NEGATIVE_INFINITY };

  const askNow = async (): Promise<Found> => {
    const client = await pool.connect();
    let writable = false;
    try {
      const { rows } = await client.query<{ writable: boolean }>(WRITABLE);
      writable = rows[0]?.writable === true;
      return writable ? 'writable' : 'there';
    } finally {
      // The address may lead elsewhere by the next time.
      if (!writable) cut(client);
      client.release(!writable);
    }
  };

  return {
    unanswered: () => unanswered,
    ask: async () => {
      if (asked === undefined) askedAt = performance.now();
      const since = askedAt;
      asked ??= askNow()
        .catch((error: unknown) => (isSilence(error) ? 'silent' : isLost(error) ? 'away' : 'there'))
        .finally(() => {
          asked = undefined;
        });
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<Found>((resolve) => {
        // Where this process itself stood still, what came meanwhile is read first.
        timer = setTimeout(() => setImmediate(() => resolve('silent')), PROBE_MS);
      });
      const found = await Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
      if (found === 'silent') unanswered = { askedAt: since, until: performance.now() };
      return found;
    },
    close: () => pool.end(),
  };
};
