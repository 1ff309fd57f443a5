import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateDatabase, requireSchema, SchemaMismatch } from './index';
import { createEmptyDatabase, describeSchema, type EmptyDatabase } from './testing/empty-database';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

let home: string;
let folder: string;
let empty: EmptyDatabase;

interface Journal {
  entries: { idx: number; tag: string; when: number }[];
}

const changeJournal = async (change: (journal: Journal) => void): Promise<void> => {
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  change(journal);
  await writeFile(path, JSON.stringify(journal));
};

let count: number;
beforeAll(async () => {
  const journal = JSON.parse(await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as Journal;
  count = journal.entries.length;
});
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'fairlead-migrations-'));
  folder = join(home, 'migrations');
  await cp(MIGRATIONS, folder, { recursive: true });
  await cp(join(MIGRATIONS, '../functions'), join(home, 'functions'), { recursive: true });
  empty = await createEmptyDatabase();
  return async () => {
    await empty.drop();
    await rm(home, { recursive: true, force: true });
  };
});
afterAll(() => expect(count).toBeGreaterThan(0));

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

  it('refuse a database that is ahead of this program', async () => {
    await writeFile(
      join(folder, `${String(count).padStart(4, '0')}_later.sql`),
      'create table later (id int);',
    );
    await changeJournal((journal) => {
      const last = journal.entries[count - 1];
      if (last === undefined) throw new Error('the journal is empty');
      journal.entries.push({
        ...last,
        idx: count,
        when: last.when + 1,
        tag: `${String(count).padStart(4, '0')}_later`,
      });
    });
    expect(await migrateDatabase(empty.url, folder)).toEqual({ applied: count + 1 });
    await expect(migrateDatabase(empty.url, MIGRATIONS)).rejects.toThrow(SchemaMismatch);
    await expect(migrateDatabase(empty.url, MIGRATIONS)).rejects.toThrow('ahead of this program');
  });

  it('are only looked at by what works beside the program: it changes nothing', async () => {
    const look = () => requireSchema(empty.url, folder);
    await expect(look()).rejects.toThrow('start the program once');
    await migrateDatabase(empty.url, MIGRATIONS);
    await expect(look()).resolves.toBeUndefined();
    await changeJournal((journal) => {
      journal.entries.splice(1);
    });
    await expect(look()).rejects.toThrow('ahead of this program');
  });

  it('refuse a database that other files have made, and leave it as it is', async () => {
    const tables = join(folder, '0000_tables.sql');
    await writeFile(tables, `${await readFile(tables, 'utf8')}\n--> statement-breakpoint\nselect 1;`);
    await migrateDatabase(empty.url, folder);
    const before = await describeSchema(empty.url);
    await expect(migrateDatabase(empty.url, MIGRATIONS)).rejects.toThrow(
      'migration 0 of this database is not the one of this program',
    );
    expect(await describeSchema(empty.url)).toEqual(before);
  });

  it('that fail half-way leave nothing of the last step behind', async () => {
    const last = (await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8').then(JSON.parse)) as Journal;
    const file = join(folder, `${last.entries.at(-1)?.tag}.sql`);
    await writeFile(file, `create table half (id int);\n--> statement-breakpoint\nselect 1 / 0;`);
    await expect(migrateDatabase(empty.url, folder)).rejects.toThrow();
    const client = new pg.Client({ connectionString: empty.url });
    await client.connect();
    expect((await client.query("select to_regclass('public.half') as half")).rows).toEqual([{ half: null }]);
    await client.end();
    expect((await migrateDatabase(empty.url, MIGRATIONS)).applied).toBeGreaterThan(0);
  });
});
