import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { createPool } from './pool';

/** A database that this build cannot work with; the message says what to do. */
export class SchemaMismatch extends Error {}

/** Any number that is nobody else's: nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 7_281_946;
const OLDEST_SERVER = 150_000;

interface Applied {
  readonly hash: string;
}

const knownHashes = (folder: string): string[] =>
  readMigrationFiles({ migrationsFolder: folder }).map((file) => file.hash);

const refuseStrange = (applied: readonly string[], known: readonly string[]): void => {
  applied.forEach((hash, position) => {
    if (position >= known.length) {
      throw new SchemaMismatch(
        'this database is ahead of this program: start the newer program, or restore a backup',
      );
    }
    if (hash !== known[position]) {
      throw new SchemaMismatch(`migration ${position} of this database is not the one of this program`);
    }
  });
};

/**
 * Brings the schema up to this build's and refuses a database that is ahead of it or was migrated by other files.
 * @param url of a role that may create roles, schemas and tables
 * @param folder of the migrations
 */
export const migrateDatabase = async (url: string, folder: string): Promise<{ applied: number }> => {
  const pool = createPool({ url, max: 1, as: 'owner' });
  const client = await pool.connect();
  try {
    const version = Number((await client.query('show server_version_num')).rows[0]?.server_version_num);
    if (version < OLDEST_SERVER)
      throw new SchemaMismatch(`PostgreSQL 15 or later is needed, this is ${version}`);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const before = await appliedHashes(client);
    const known = knownHashes(folder);
    refuseStrange(before, known);
    if (before.length < known.length) await migrate(drizzle(client), { migrationsFolder: folder });
    return { applied: known.length - before.length };
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
    await pool.end();
  }
};

/**
 * Refuses a database whose schema is not this build's, and changes nothing: for what works beside the program.
 * @param url of a role that may read the record of migrations
 */
export const requireSchema = async (url: string, folder: string): Promise<void> => {
  const pool = createPool({ url, max: 1, as: 'owner' });
  try {
    const applied = await appliedHashes(pool);
    const known = knownHashes(folder);
    refuseStrange(applied, known);
    if (applied.length < known.length) {
      throw new SchemaMismatch('this database was not prepared by this program yet: start the program once');
    }
  } finally {
    await pool.end();
  }
};

const appliedHashes = async (client: {
  query(text: string): Promise<{ rows: unknown[] }>;
}): Promise<string[]> => {
  const exists = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!(exists.rows[0] as { there: boolean }).there) return [];
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by id');
  return (rows as Applied[]).map((row) => row.hash);
};
