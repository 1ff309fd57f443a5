import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { migrateDatabase, requireSchema, SchemaMismatch } from './index';
import { createEmptyDatabase, describeSchema, type EmptyDatabase } from './testing/empty-database';
import { copyProgram, type ProgramCopy } from './testing/program-copy';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

let later: ProgramCopy;
let empty: EmptyDatabase;

const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
  readonly entries: readonly { readonly tag: string }[];
};
const count = entries.length;
/** By which nodes take turns (migration-turn.ts). */
const MIGRATION_LOCK = 7_281_946;

beforeEach(async () => {
  later = await copyProgram();
  empty = await createEmptyDatabase();
  return async () => {
    await empty.drop();
    await later.remove();
  };
});

describe('migrations', () => {
  it('make an empty database whole, and a second time change nothing', async () => {
    expect(await migrateDatabase(empty.url, MIGRATIONS)).toEqual({ applied: count });
    const first = await describeSchema(empty.url);
    expect(await migrateDatabase(empty.url, MIGRATIONS)).toEqual({ applied: 0 });
    expect(await describeSchema(empty.url)).toEqual(first);
  });

  it('started by many nodes at once run once', async () => {
    const applied = await Promise.all(
      Array.from({ length: 4 }, () => migrateDatabase(empty.url, MIGRATIONS)),
    );
    expect(applied.map((result) => result.applied).sort()).toEqual([0, 0, 0, count]);
  });

  it('wait for another node no longer once they are told to stop, and leave nothing behind', async () => {
    const other = new pg.Client({ connectionString: empty.url });
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const stop = new AbortController();
    const waiting = migrateDatabase(empty.url, MIGRATIONS, { stop: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await other.end();
    // All of them: none was there.
    expect(await migrateDatabase(empty.url, MIGRATIONS)).toEqual({ applied: count });
  });

  it('wait for tables in use no longer once they are told to stop', async () => {
    await later.add('9999_later', 'alter table throttle add column later int');
    await migrateDatabase(empty.url, MIGRATIONS);
    const reader = new pg.Client({ connectionString: empty.url });
    await reader.connect();
    await reader.query('begin; select from throttle');
    const stop = new AbortController();
    const waiting = migrateDatabase(empty.url, later.folder, {
      stop: stop.signal,
      onBusy: () => stop.abort(),
    });
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await reader.end();
    expect(await migrateDatabase(empty.url, later.folder)).toEqual({ applied: 1 });
  });

  it('refuse a database that is ahead of this program', async () => {
    await later.add('9999_later', 'create table later (id int);');
    expect(await migrateDatabase(empty.url, later.folder)).toEqual({ applied: count + 1 });
    await expect(migrateDatabase(empty.url, MIGRATIONS)).rejects.toThrow(SchemaMismatch);
    await expect(migrateDatabase(empty.url, MIGRATIONS)).rejects.toThrow('ahead of this program');
  });

  it('are only looked at by what works beside the program: it changes nothing', async () => {
    const look = () => requireSchema(empty.url, later.folder);
    await expect(look()).rejects.toThrow('start the program once');
    await migrateDatabase(empty.url, MIGRATIONS);
    await expect(look()).resolves.toBeUndefined();
    await later.changeJournal((all) => void all.splice(1));
    await expect(look()).rejects.toThrow('ahead of this program');
  });

  it('refuse a database that other files have made, and leave it as it is', async () => {
    const tables = join(later.folder, '0000_tables.sql');
    await writeFile(tables, `${await readFile(tables, 'utf8')}\n--> statement-breakpoint\nselect 1;`);
    await migrateDatabase(empty.url, later.folder);
    const before = await describeSchema(empty.url);
    await expect(migrateDatabase(empty.url, MIGRATIONS)).rejects.toThrow(
      'migration 0 of this database is not the one of this program',
    );
    expect(await describeSchema(empty.url)).toEqual(before);
  });

  it('that fail half-way leave nothing of the last step behind', async () => {
    const file = join(later.folder, `${entries.at(-1)?.tag}.sql`);
    await writeFile(file, `create table half (id int);\n--> statement-breakpoint\nselect 1 / 0;`);
    await expect(migrateDatabase(empty.url, later.folder)).rejects.toThrow();
    const client = new pg.Client({ connectionString: empty.url });
    await client.connect();
    expect((await client.query("select to_regclass('public.half') as half")).rows).toEqual([{ half: null }]);
    await client.end();
    expect((await migrateDatabase(empty.url, MIGRATIONS)).applied).toBeGreaterThan(0);
  });
});
