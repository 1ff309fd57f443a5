import { isLost, isSilence } from './faults';
import { connectAny, type Hosts } from './hosts';
import { createPool, cut, type PoolOptions } from './pool';

/**
 * Whether it takes writes, and whose commits are waiting for a synchronous standby, or for the disk of the log: one syncs it,
 * and the others wait for that one. Reads come from memory meanwhile.
 */
const STATE = `with own as (select pid || ' ' || query_start as statement, wait_event_type as type, wait_event as event
    from pg_stat_activity where usename = current_user)
  select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable,
    array(select statement from own where event = 'SyncRep') as for_standby,
    array(select statement from own
      where (type = 'IO' and event ilike 'wal%') or (type = 'LWLock' and event = 'WALWrite')) as for_disk`;

interface State {
  readonly writable: boolean;
  readonly for_standby: string[];
  readonly for_disk: string[];
}

/** For the whole answer, with the making of the connection. */
export const PROBE_MS = 1_000;
/** A commit that has waited so long is not waiting for the line to a standby, or for a busy disk, alone. */
const COMMIT_MS = 2_000;

/**
 * `there`: it answered, and takes no writes; `unreplicated`: it takes them, and none is done, since its synchronous standby
 * is not there; `stalled`: the same, since its disk takes nothing; `refused`: it answered, and does not let the program in;
 * `away`: no connection could be had; `silent`: nothing was heard in time.
 */
type Found = 'writable' | 'there' | 'unreplicated' | 'stalled' | 'refused' | 'away' | 'silent';

/** What is wrong, for those who run it; null where it takes writes. */
export const wordsOf = (found: Found): string | null => {
  const words: Readonly<Record<Found, string | null>> = {
    writable: null,
    there: 'it takes no writes',
    unreplicated: 'what is written waits for its standby',
    stalled: 'what is written does not reach the disk',
    refused: 'it refuses the login of the program, or one more connection',
    away: 'it cannot be reached',
    silent: 'it does not answer',
  };
  return words[found];
};

/** Asks the database for a sign of life, by a connection that waits behind no other. */
export interface Probe {
  /** @param withinMs an answer that takes longer is none, for who asked */
  ask(withinMs?: number): Promise<Found>;
  /** Of the last question that nothing answered in time: when it was asked, and when it was given up. */
  unanswered(): { readonly askedAt: number; readonly until: number };
  close(): Promise<void>;
}

/** Tells commits that stand still from those that are quick: the same one is seen again and again. */
const watchCommits = () => {
  let seenAt = new Map<string, number>();
  return {
    /** @returns true where one of them has been waiting for too long */
    see: (waiting: readonly string[]): boolean => {
      const now = performance.now();
      seenAt = new Map(waiting.map((commit) => [commit, seenAt.get(commit) ?? now]));
      return [...seenAt.values()].some((since) => now - since >= COMMIT_MS);
    },
  };
};

export const openProbe = (options: PoolOptions, hosts: Hosts): Probe => {
  const pool = createPool(
    {
      ...options,
      max: 1,
      // A busy machine may take a second to make one, and is not silent for that.
      idleMs: 0,
      limits: { ...options.limits, connectMs: PROBE_MS, answerMs: PROBE_MS },
    },
    hosts,
  );
  const forStandby = watchCommits();
  const forDisk = watchCommits();
  let asked: Promise<Found> | undefined;
  let askedAt = 0;
  let unanswered = { askedAt: Number.NEGATIVE_INFINITY, until: Number.NEGATIVE_INFINITY };

  const askNow = async (): Promise<Found> => {
    const client = await connectAny(pool, hosts);
    let writable = false;
    try {
      const [state] = (await client.query<State>(STATE)).rows;
      writable = state?.writable === true;
      if (state === undefined || !writable) return 'there';
      // Both are asked each time: what one has not seen is over.
      const [isUnreplicated, isStalled] = [forStandby.see(state.for_standby), forDisk.see(state.for_disk)];
      if (isUnreplicated) return 'unreplicated';
      return isStalled ? 'stalled' : 'writable';
    } finally {
      // The address may lead elsewhere by the next time.
      if (!writable) cut(client);
      client.release(!writable);
    }
  };

  return {
    unanswered: () => unanswered,
    ask: async (withinMs = PROBE_MS) => {
      if (asked === undefined) askedAt = performance.now();
      const since = askedAt;
      asked ??= askNow()
        .catch((error: unknown) => (isSilence(error) ? 'silent' : isLost(error) ? 'away' : 'refused'))
        .finally(() => {
          asked = undefined;
        });
      let timer: NodeJS.Timeout | undefined;
      const tooLate = new Promise<Found>((resolve) => {
        // Where this process itself stood still, what came meanwhile is read first.
        timer = setTimeout(() => setImmediate(() => resolve('silent')), withinMs);
      });
      const found = await Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
      // Who was in more of a hurry has proved nothing.
      if (found === 'silent' && withinMs >= PROBE_MS)
        unanswered = { askedAt: since, until: performance.now() };
      return found;
    },
    close: () => pool.end(),
  };
};
