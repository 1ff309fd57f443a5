import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { createPool, type PoolOptions } from './pool';

type Orm = NodePgDatabase<Record<string, never>>;

/** Something to read with: the pool or a transaction. */
export interface Reader {
  /** Typed plain queries (drizzle). */
  readonly orm: Orm;
  /** Written SQL; `name` prepares it once per connection. Rows come as the driver parses them. */
  query<Row>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>;
}

declare const inTransaction: unique symbol;

/** A running transaction. Every function that writes takes one: no write can slip out of it. */
export interface Tx extends Reader {
  readonly [inTransaction]: true;
}

export interface Database extends Reader {
  /**
   * Runs `work` in one transaction (read committed). A deadlock or serialization failure is tried again, four times
   * at most. `work` makes no network call and hashes no password.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** The same on an unchanging, read-only picture of the whole database. */
  snapshot<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** A connection of one's own, for LISTEN; the caller releases it. */
  connect(): Promise<pg.PoolClient>;
  /** How many connections of the pool do what, and how many calls wait for one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number };
  close(): Promise<void>;
}

const RETRIES = 4;
const RETRYABLE = new Set(['40001', '40P01']);
/** While the database restarts: refused, reset, starting up, shutting down. */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
]);
/** How long a call waits for a database that restarts, before it gives up. */
const PATIENCE_MS = 3_000;
const PAUSE_MS = 50;

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Drizzle wraps the driver's error; the cause carries the code. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && codeOf(error) === '' && error.cause !== undefined ? error.cause : error;

/** True where the database could not be reached: the call may be made again. */
export const isUnavailable = (error: unknown): boolean => {
  const root = rootOf(error);
  return (
    UNAVAILABLE.has(codeOf(root)) ||
    (root instanceof Error &&
      /Connection terminated|connection error|timeout exceeded when trying to connect/.test(root.message))
  );
};

/** The name of the constraint that the database held against a write, if that is what failed. */
export const violatedConstraint = (error: unknown): string | undefined => {
  const root = rootOf(error);
  return typeof root === 'object' &&
    root !== null &&
    'constraint' in root &&
    typeof root.constraint === 'string'
    ? root.constraint
    : undefined;
};

/** True where the books refused to write (ledger.control). */
export const isMoneyStopped = (error: unknown): boolean => codeOf(rootOf(error)) === 'FL001';

const pause = (timeoutMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, timeoutMs));

/**
 * Connects; a database that is just restarting is waited for, since nothing was sent yet. What was spent waiting for a
 * connection of a full pool counts: a call that would wait longer is refused, and does not queue anew behind the others.
 */
const connectPatiently = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  for (const deadline = performance.now() + PATIENCE_MS; ; ) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isUnavailable(error) || performance.now() >= deadline) throw error;
      await pause(PAUSE_MS);
    }
  }
};

const readerOf = (client: pg.PoolClient | pg.Pool): Reader => {
  let orm: Orm | undefined;
  return {
    get orm() {
      orm ??= drizzle(client);
      return orm;
    },
    query: async <Row>(text: string, values: readonly unknown[] = [], name?: string): Promise<Row[]> => {
      const config = { text, values: [...values], ...(name === undefined ? {} : { name }) };
      return (await client.query(config)).rows as Row[];
    },
  };
};

const runOnce = async <Result>(pool: pg.Pool, begin: string, work: (reader: Reader) => Promise<Result>) => {
  const client = await connectPatiently(pool);
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(readerOf(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};

const run = async <Result>(pool: pg.Pool, begin: string, work: (reader: Reader) => Promise<Result>) => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await runOnce(pool, begin, work);
    } catch (error) {
      if (attempt >= RETRIES || !RETRYABLE.has(codeOf(rootOf(error)))) throw error;
      await pause(2 ** attempt * 5 * (1 + Math.random()));
    }
  }
};

/** Opens a pool on `url`; nothing is connected until it is used. */
export const openDatabase = (options: PoolOptions): Database => {
  const pool = createPool(options);
  const pooled = readerOf(pool);
  return {
    orm: pooled.orm,
    query: async (text, values, name) => {
      const client = await connectPatiently(pool);
      let broken: Error | undefined;
      try {
        return await readerOf(client).query(text, values, name);
      } catch (error) {
        if (isUnavailable(error) && error instanceof Error) broken = error;
        throw error;
      } finally {
        client.release(broken);
      }
    },
    transaction: (work) => run(pool, 'begin', (reader) => work(reader as Tx)),
    snapshot: (work) => run(pool, 'begin isolation level repeatable read read only', work),
    connect: () => connectPatiently(pool),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
};
