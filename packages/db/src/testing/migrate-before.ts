import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { isConcurrent } from '../concurrent-indexes';

const RECORD = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

/**
 * Makes the schema of before the migration `tag` as the program did that had no functions in files: by the migrations
 * alone, those that are missing. `tag` and the rest are left for later.
 */
export const migrateBefore = async (url: string, migrations: string, tag: string): Promise<void> => {
  const { entries } = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  const before = entries.findIndex((entry) => entry.tag === tag);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(RECORD);
  const made = (await client.query('select from drizzle.__drizzle_migrations')).rowCount ?? 0;
  for (const file of readMigrationFiles({ migrationsFolder: migrations }).slice(made, before)) {
    // An index that is built concurrently knows no transaction.
    const isAlone = isConcurrent(file);
    if (!isAlone) await client.query('begin');
    for (const statement of file.sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      file.hash,
      file.folderMillis,
    ]);
    if (!isAlone) await client.query('commit');
  }
  await client.end();
};
