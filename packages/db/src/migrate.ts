import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { buildIndexes, isConcurrent } from './concurrent-indexes';
import { isLockedOut, isRetryable } from './faults';
import { areInstalled, installFunctions, refuseChangedFunctions, requireFunctions } from './functions';
import { connectAny, openHosts } from './hosts';
import { takeTurn } from './migration-turn';
import { createPool } from './pool';
import { keepFloor, readFloor } from './schema-floor';
import { SchemaMismatch } from './schema-mismatch';
import { refuseSharedSessions } from './shared-sessions';

const OLDEST_SERVER = 150_000;

/**
 * A statement that waits for a table makes everybody wait who comes after it: so briefly, then they go first. Less than
 * PostgreSQL's second before it looks for deadlocks, which would end whoever has waited for that long.
 */
const LOCK_MS = 900;
/** Where it may be set, the migration is the one that a deadlock ends. */
const DEADLOCK_MS = 50;
/** A program that stands still between two statements holds tables that everybody needs: no longer than so long. */
const IDLE_MS = 30_000;
const PAUSE_MS = 3_000;
/** Five minutes in all. */
const ATTEMPTS = 75;

interface Applied {
  readonly hash: string;
}

const readFiles = (folder: string): MigrationMeta[] => readMigrationFiles({ migrationsFolder: folder });

/** The functions' files lie beside the migrations. */
const functionsBeside = (folder: string): string => join(folder, '../functions');

/** What is told of what happens meanwhile, and what ends it. */
export interface MigrationNews {
  /** Ends a wait, for another node or for the tables, with an AbortError; what was begun is finished. */
  readonly stop?: AbortSignal;
  /** Called each time the tables were in use, before it is tried again. */
  readonly onBusy?: () => void;
  /** Called before an index is built while others write, which may take long. */
  readonly onIndex?: (name: string) => void;
  /** Called while another node migrates, after five seconds and then each minute. */
  readonly onTurn?: () => void;
  /** Called where a newer program made so many migrations more, and this one may serve all the same. */
  readonly onAhead?: (count: number) => void;
}

/** @returns how many migrations the database is ahead of this program, which may serve on it all the same */
const refuseStrange = async (
  client: pg.ClientBase,
  applied: readonly string[],
  known: readonly MigrationMeta[],
): Promise<number> => {
  const different = known.findIndex(({ hash }, position) => (applied[position] ?? hash) !== hash);
  if (different !== -1) {
    throw new SchemaMismatch(`migration ${different} of this database is not the one of this program`);
  }
  const ahead = applied.length - known.length;
  if (ahead <= 0) return 0;
  const floor = await readFloor(client);
  if (floor !== undefined && floor.migrations <= known.length) return ahead;
  const oldest = floor === undefined ? '' : `, and needs one that knows ${floor.tag}`;
  throw new SchemaMismatch(
    `this database is ahead of this program${oldest}: start the newer program, or restore a backup`,
  );
};

/** The record is the one that drizzle-kit keeps. */
const RECORD = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

const record = async (client: pg.ClientBase, { hash, folderMillis }: MigrationMeta): Promise<void> => {
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
};

const applyMigration = async (client: pg.ClientBase, file: MigrationMeta): Promise<void> => {
  for (const statement of file.sql) await client.query(statement);
  await record(client, file);
};

const inTransaction = async <Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> => {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/**
 * Whoever moves money locks their wallet first and holds nothing before that: at this gate they wait, and no longer each for
 * what the other has. Taken only after a deadlock, since it holds up money for a migration that needs none of its tables.
 */
const closeGate = async (client: pg.ClientBase): Promise<void> => {
  const there = await client.query(
    "select from pg_tables where schemaname = 'ledger' and tablename = 'wallet'",
  );
  if (there.rowCount !== 0) await client.query('lock table ledger.wallet in access exclusive mode');
};

/** Runs it in a transaction that gives way to whoever uses the tables, and is begun anew after a pause. */
const inPatientTransaction = async (
  client: pg.ClientBase,
  work: () => Promise<void>,
  { onBusy, stop }: MigrationNews,
): Promise<void> => {
  for (let attempt = 1, isGated = false; ; attempt += 1) {
    try {
      return await inTransaction(client, async () => {
        await client.query(
          `set local lock_timeout = ${LOCK_MS}; set local idle_in_transaction_session_timeout = ${IDLE_MS}`,
        );
        await client.query(
          `select set_config('deadlock_timeout', '${DEADLOCK_MS}', true)
             where has_parameter_privilege('deadlock_timeout', 'set')`,
        );
        if (isGated) await closeGate(client);
        await work();
      });
    } catch (error) {
      isGated ||= isRetryable(error);
      if (!isLockedOut(error) && !isRetryable(error)) throw error;
      if (attempt === ATTEMPTS) {
        throw new Error('a migration found its tables in use for five minutes (docs/migrations.md)', {
          cause: error,
        });
      }
      onBusy?.();
      await pause(PAUSE_MS, undefined, { signal: stop });
    }
  }
};

const withOwner = async <Result>(
  url: string,
  work: (connect: () => Promise<pg.PoolClient>) => Promise<Result>,
): Promise<Result> => {
  const hosts = openHosts(url);
  const pool = createPool({ url, max: 2, as: 'owner' }, hosts);
  try {
    return await work(() => connectAny(pool, hosts));
  } finally {
    await pool.end();
  }
};

/** In one transaction, but for those that build indexes while others write: each of them ends what came before it. */
const applyMissing = async (
  client: pg.ClientBase,
  folder: string,
  missing: readonly MigrationMeta[],
  news: MigrationNews,
): Promise<void> => {
  const known = readFiles(folder).length;
  const apply = (
    from: number,
    to: number,
    installLast: () => Promise<void> = async () => undefined,
  ): Promise<void> =>
    inPatientTransaction(
      client,
      async () => {
        await refuseChangedFunctions(client);
        const files = missing.slice(from, to);
        if (files.length > 0) await client.query(RECORD);
        for (const file of files) await applyMigration(client, file);
        await installLast();
        // What is not made yet asks nothing of older nodes.
        await keepFloor(client, folder, known - missing.length + to);
      },
      news,
    );
  // Of a database that is new nobody acts, and nothing takes long.
  const isNew = missing.length === known;
  let from = 0;
  for (const [at, file] of missing.entries()) {
    if (!isConcurrent(file)) continue;
    await apply(from, at);
    await buildIndexes(client, file, isNew ? undefined : news.onIndex);
    await record(client, file);
    from = at + 1;
  }
  await apply(from, missing.length, () => installFunctions(client, functionsBeside(folder)));
};

/** What a database lacks; undefined where this build may serve on it as it is, so that it need not wait for its turn. */
const readMissing = async (
  client: pg.ClientBase,
  folder: string,
  onAhead: MigrationNews['onAhead'],
): Promise<readonly MigrationMeta[] | undefined> => {
  const applied = await appliedHashes(client);
  const known = readFiles(folder);
  const ahead = await refuseStrange(client, applied, known);
  if (ahead > 0) {
    // The functions stay those of the newer program too: its nodes may be serving.
    await inTransaction(client, () => refuseChangedFunctions(client));
    onAhead?.(ahead);
    return undefined;
  }
  const missing = known.slice(applied.length);
  const isReady =
    missing.length === 0 &&
    (await inTransaction(client, () => areInstalled(client, functionsBeside(folder))));
  return isReady ? undefined : missing;
};

const migrateBy = async (
  client: pg.ClientBase,
  folder: string,
  news: MigrationNews,
): Promise<{ applied: number }> => {
  const version = Number((await client.query('show server_version_num')).rows[0]?.server_version_num);
  if (version < OLDEST_SERVER)
    throw new SchemaMismatch(`PostgreSQL 15 or later is needed, this is ${version}`);
  if ((await readMissing(client, folder, news.onAhead)) === undefined) return { applied: 0 };
  await takeTurn(client, news.onTurn, news.stop);
  const missing = await readMissing(client, folder, news.onAhead);
  if (missing === undefined) return { applied: 0 };
  await applyMissing(client, folder, missing, news);
  return { applied: missing.length };
};

/**
 * Brings the schema up to this build's, all of it or nothing but for indexes that are built concurrently, and refuses a database that is too far ahead of it, was
 * migrated by other files or has functions that somebody changed, and a way to it on which no session can be kept.
 * @param url of a role that may create roles, schemas and tables
 * @param folder of the migrations; beside it lies that of the functions
 */
export const migrateDatabase = (
  url: string,
  folder: string,
  news: MigrationNews = {},
): Promise<{ applied: number }> =>
  withOwner(url, async (connect) => {
    await refuseSharedSessions(connect);
    const client = await connect();
    try {
      return await migrateBy(client, folder, news);
    } finally {
      await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
      client.release();
    }
  });

/**
 * Refuses a database on whose schema this build may not serve, and changes nothing: for what works beside the program.
 * @param url of a role that may read the record of migrations
 * @param folder of the migrations; beside it lies that of the functions
 */
export const requireSchema = (
  url: string,
  folder: string,
  { onAhead }: Pick<MigrationNews, 'onAhead'> = {},
): Promise<void> =>
  withOwner(url, async (connect) => {
    const client = await connect();
    try {
      const applied = await appliedHashes(client);
      const known = readFiles(folder);
      const ahead = await refuseStrange(client, applied, known);
      if (applied.length < known.length) {
        throw new SchemaMismatch(
          'this database was not prepared by this program yet: start the program once',
        );
      }
      await inTransaction(client, () =>
        ahead > 0 ? refuseChangedFunctions(client) : requireFunctions(client, functionsBeside(folder)),
      );
      if (ahead > 0) onAhead?.(ahead);
    } finally {
      client.release();
    }
  });

const appliedHashes = async (client: pg.ClientBase): Promise<string[]> => {
  const exists = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (exists.rows[0]?.there !== true) return [];
  const { rows } = await client.query<Applied>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map((row) => row.hash);
};
