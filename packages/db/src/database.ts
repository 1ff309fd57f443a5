import type pg from 'pg';
import { type Connections, openConnections, type Patience, pause } from './connections';
import { isLost, isRetryable } from './faults';
import { openHosts } from './hosts';
import type { PoolOptions } from './pool';
import { openProbe, type Probe, wordsOf } from './probe';
import { PICTURE, type Reader, readerOf, rollBack } from './reader';
import {
  type OffloadedWork,
  type OffloadOptions,
  openStandby,
  type Standby,
  type StandbyOptions,
} from './standby';
import { inStatementSpan } from './statement-span';

export type { Reader } from './reader';

declare const inTransaction: unique symbol;

/** A running transaction. Every function that writes takes one: no write can slip out of it. */
export interface Tx extends Reader {
  readonly [inTransaction]: true;
  /**
   * Tells something to every node that listens on the channel, once the transaction is committed (NOTIFY). Who hears it
   * by `onNotify` of this database is told at once.
   */
  notify(channel: string, payload: string): Promise<void>;
}

type Hear = (channel: string, payload: string) => void;

export interface Database extends Reader {
  /**
   * Runs `work` in one transaction (read committed). A deadlock or serialization failure is tried again, four times
   * at most. `work` makes no network call and hashes no password.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>, patience?: Patience): Promise<Result>;
  /** The same on an unchanging, read-only picture of the whole database. */
  snapshot<Result>(work: (reader: Reader) => Promise<Result>, patience?: Patience): Promise<Result>;
  /**
   * The same on a standby that may be read from, else here. It never shows less than what was acknowledged, by whichever
   * node, before it was asked; unless it may.
   */
  offload<Result>(work: OffloadedWork<Result>, options?: OffloadOptions): Promise<Result>;
  /** How far the standby is behind; undefined where there is none, or it is not read from. */
  standbyLagSeconds(): number | undefined;
  /** Looks at the standby for the first time. @throws an error where it will never do */
  checkStandby(): Promise<void>;
  /** Hears what transactions of this very object are about to tell; returns the way to stop. */
  onNotify(hear: Hear): () => void;
  /**
   * A connection with a session of its own, for LISTEN, past a pooler that lends sessions; the caller releases it, with an
   * error where it was lost.
   */
  connect(): Promise<pg.PoolClient>;
  /** Runs `work` while a lock of that number is held for the whole of this database, waiting for it in patience. */
  alone<Result>(lock: number, work: () => Promise<Result>, patience: Patience): Promise<Result>;
  /** True where the database takes writes, does them, and says so within a second, however stuck all calls are. */
  isWritable(): Promise<boolean>;
  /** True where it takes writes, and none is done: each that is begun would hold a session of the database until then. */
  holdsCommits(): Promise<boolean>;
  /** Why it does not take writes, in words; null where it does. @param withinMs how long the answer may take */
  writeFault(withinMs?: number): Promise<string | null>;
  /** How many connections of the pool do what, and how many calls wait for one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number };
  /** Waits for what is under way, but cuts what takes its time: a stop must not take as long. */
  close(): Promise<void>;
}

const RETRIES = 4;

/** Listeners, a lock, and those that look at the start whether a session is their own. */
const SESSIONS_MAX = 4;

/** A deadlock or serialization failure left nothing behind: it is done again from its beginning. */
const again = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= RETRIES || !isRetryable(error)) throw error;
      await pause(2 ** attempt * 5 * (1 + Math.random()));
    }
  }
};

/** Each statement on a connection of its own, taken as patiently as any other. */
const pooledReader = ({ take, isLent }: Connections): Reader => {
  const once = async (config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const client = await take();
    let broken: Error | undefined;
    try {
      return await client.query(config, values);
    } catch (error) {
      if (isLost(error) && error instanceof Error) broken = error;
      throw error;
    } finally {
      client.release(broken);
    }
  };
  const query = (config: pg.QueryConfig, values?: unknown[]) => again(() => once(config, values));
  return readerOf({ query } as unknown as pg.Pool, isLent);
};

const txOf = (reader: Reader, listeners: ReadonlySet<Hear>): Tx => {
  const notify = async (channel: string, payload: string): Promise<void> => {
    for (const hear of listeners) hear(channel, payload);
    await reader.query('select pg_notify($1, $2)', [channel, payload]);
  };
  return Object.assign(reader, { notify }) as Reader as Tx;
};

type Work<Result> = (reader: Reader) => Promise<Result>;

const runOnce = async <Result>(
  connections: Connections,
  begin: string,
  work: Work<Result>,
  patience?: Patience,
) => {
  const client = await connections.begin(begin, patience);
  let spent: Error | boolean = patience !== undefined;
  try {
    const result = await work(readerOf(client, connections.isLent));
    await inStatementSpan('commit', () => client.query('commit'));
    return result;
  } catch (error) {
    spent = (await rollBack(client, error)) ?? spent;
    throw error;
  } finally {
    client.release(spent);
  }
};

const run = <Result>(connections: Connections, begin: string, work: Work<Result>, patience?: Patience) =>
  again(() => runOnce(connections, begin, work, patience));

const alone = async <Result>(
  { takeLong }: Connections,
  lock: number,
  work: () => Promise<Result>,
  patience: Patience,
) => {
  const client = await takeLong(patience);
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    // Closed, and the lock is free.
    client.release(true);
  }
};

/** Connections past the pooler. The same probe tells whether the database is silent: it stands behind both ways. */
const openSessions = (options: PoolOptions, url: string, probe: Probe): Connections =>
  openConnections({ ...options, url, directUrl: undefined, max: SESSIONS_MAX }, openHosts(url), probe);

/** The part that reads: from the standby where there is one, and it may be asked. */
const offloaderOf = (
  snapshot: Database['snapshot'],
  standby: Standby | undefined,
): Pick<Database, 'offload' | 'standbyLagSeconds' | 'checkStandby'> => ({
  offload: async (work, options = {}) => {
    const there = await standby?.read(work, options);
    return there === undefined ? snapshot((reader) => work(reader, 0), options.patience) : there.result;
  },
  standbyLagSeconds: () => standby?.lagSeconds(),
  checkStandby: async () => standby?.check(),
});

/**
 * Opens a pool on `url`; nothing is connected until it is used.
 * @param standby where what may be read elsewhere is read
 */
export const openDatabase = (options: PoolOptions, standby?: StandbyOptions): Database => {
  const { directUrl } = options;
  const hosts = openHosts(options.url);
  const probe = openProbe(options, hosts);
  const connections = openConnections(options, hosts, probe);
  const sessions = directUrl === undefined ? connections : openSessions(options, directUrl, probe);
  const { pool } = connections;
  const { orm, query } = pooledReader(connections);
  const listeners = new Set<Hear>();
  const snapshot: Database['snapshot'] = (work, patience) => run(connections, PICTURE, work, patience);
  const reading = standby && openStandby(options, standby, query);
  return {
    orm,
    query,
    transaction: (work, patience) =>
      run(connections, 'begin', (reader) => work(txOf(reader, listeners)), patience),
    snapshot,
    ...offloaderOf(snapshot, reading),
    onNotify: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    connect: sessions.take,
    alone: (lock, work, patience) => alone(sessions, lock, work, patience),
    isWritable: async () => (await probe.ask()) === 'writable',
    holdsCommits: async () => ['unreplicated', 'stalled'].includes(await probe.ask()),
    writeFault: async (withinMs) => wordsOf(await probe.ask(withinMs)),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      const pools = [...new Set([connections, sessions])];
      await Promise.all([...pools.map((one) => one.close()), probe.close(), reading?.close()]);
    },
  };
};
