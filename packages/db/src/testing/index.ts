import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../database';
import { programUrl } from '../prepare';
import { clusterUrl } from './cluster';

export { useCluster } from './cluster';
export {
  asNobody,
  type DebianPostgres,
  isDebianPostgresInstalled,
  startDebianPostgres,
} from './debian-postgres';
export { createEmptyDatabase, type EmptyDatabase } from './empty-database';
export { type Line, openLine } from './line';
export { type Cluster, ownCluster } from './own-cluster';

export interface TestDatabase {
  /** As the program sees it: with its own login. */
  readonly database: Database;
  /** Address with the owner's rights, for a test that plays the attacker or starts whole servers. */
  readonly url: string;
  /** Runs SQL as the owner of the tables. */
  asOwner<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

const asAdministrator = async (text: string): Promise<void> => {
  const client = new pg.Client({ connectionString: clusterUrl() });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
};

/** A test sends a rush at once and waits for its end: how fast the machine is decides nothing. */
const LONG_MS = 120_000;
const limits = {
  ...{ statementMs: LONG_MS, lockMs: LONG_MS, idleInTransactionMs: LONG_MS },
  ...{ answerMs: LONG_MS, connectMs: LONG_MS, silenceMs: LONG_MS },
};

const copyOf = async (template: string, max: number) => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdministrator(`create database ${name} template ${template}`);
  const address = new URL(clusterUrl());
  address.pathname = `/${name}`;
  const database = openDatabase({ url: await programUrl(address.href), max, limits });
  const owner = openDatabase({ url: address.href, max: 2, limits, as: 'owner' });
  const close = async (): Promise<void> => {
    await database.close();
    await owner.close();
  };
  return {
    database,
    url: address.href,
    asOwner: <Row>(text: string, values?: readonly unknown[]): Promise<Row[]> => owner.query(text, values),
    close,
    drop: async () => {
      await close();
      await asAdministrator(`drop database if exists ${name} with (force)`);
    },
  };
};

/** A fresh, migrated database of one's own, about 100 ms; `drop` it when done. */
export const createTestDatabase = (max = 10): Promise<TestDatabase> => copyOf('fairlead_template', max);

/**
 * A database like `createTestDatabase`, with what `fill` puts there: the first who asks for that name fills it, all
 * others of the run wait and get a copy.
 * @param fill leaves no connection open
 */
export const createFilledDatabase = async (
  template: string,
  fill: (testDatabase: TestDatabase) => Promise<void>,
): Promise<TestDatabase> => {
  const client = new pg.Client({ connectionString: clusterUrl() });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const first = await copyOf('fairlead_template', 10);
      await fill(first);
      await first.close();
      await client.query(`alter database ${new URL(first.url).pathname.slice(1)} rename to ${template}`);
    }
  } finally {
    await client.end();
  }
  return copyOf(template, 10);
};
