import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isLost } from './faults';
import { inStatementSpan } from './statement-span';

type Orm = NodePgDatabase<Record<string, never>>;

/** Something to read with: the pool or a transaction. */
export interface Reader {
  /** Typed plain queries (drizzle). */
  readonly orm: Orm;
  /**
   * Written SQL; `name` prepares it once per connection, where the connection has a session of its own. Rows come as the
   * driver parses them.
   */
  query<Row>(text: string, values?: readonly unknown[], name?: string): Promise<Row[]>;
}

/** @param isLent whether the session is another one after each transaction: what is prepared by name is somebody else's then */
export const readerOf = (client: pg.PoolClient | pg.Pool, isLent: boolean): Reader => {
  let orm: Orm | undefined;
  const query = (config: pg.QueryConfig, parameters?: unknown[]): Promise<pg.QueryResult> =>
    inStatementSpan(config.text, () => client.query(config, parameters));
  return {
    get orm() {
      orm ??= drizzle({ query } as unknown as pg.Pool);
      return orm;
    },
    query: async <Row>(text: string, values: readonly unknown[] = [], name?: string): Promise<Row[]> => {
      const config = { text, values: [...values], ...(name === undefined || isLent ? {} : { name }) };
      return (await query(config)).rows as Row[];
    },
  };
};

/** Ends a failed transaction; what could not be ended is told, so that its connection is closed. */
export const rollBack = async (client: pg.PoolClient, reason: unknown): Promise<Error | undefined> => {
  if (isLost(reason)) return reason instanceof Error ? reason : new Error('the connection is lost');
  return client.query('rollback').then(
    () => undefined,
    (failure: Error) => failure,
  );
};

/** An unchanging, read-only picture of the whole database. */
export const PICTURE = 'begin isolation level repeatable read read only';
