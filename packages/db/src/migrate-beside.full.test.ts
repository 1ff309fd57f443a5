import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrateDatabase } from './index';
import { createEmptyDatabase } from './testing/empty-database';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** So long the program waits for a lock (pool.ts). */
const PROGRAM_LOCK_MS = 5_000;

/** The project's migrations, and after them one that changes a table in use. */
const withLaterMigration = async (home: string): Promise<string> => {
  const folder = join(home, 'migrations');
  await cp(MIGRATIONS, folder, { recursive: true });
  await cp(join(MIGRATIONS, '../functions'), join(home, 'functions'), { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { when: number }[] };
  const when = (journal.entries.at(-1)?.when ?? 0) + 1;
  journal.entries.push({ ...journal.entries[0], idx: 9_999, when, tag: '9999_later' } as never);
  await writeFile(path, JSON.stringify(journal));
  await writeFile(join(folder, '9999_later.sql'), 'alter table throttle add column later int');
  return folder;
};

it('migrations give way to those who use a table that somebody reads for long, and are applied when they can be', async () => {
  const home = await mkdtemp(join(tmpdir(), 'fairlead-migrations-'));
  const folder = await withLaterMigration(home);
  const empty = await createEmptyDatabase();
  await migrateDatabase(empty.url, MIGRATIONS);
  const [reader, writer] = [0, 1].map(() => new pg.Client({ connectionString: empty.url }));
  if (reader === undefined || writer === undefined) throw new Error('no clients');
  await Promise.all([reader.connect(), writer.connect()]);
  await writer.query(`set lock_timeout = ${PROGRAM_LOCK_MS}`);
  await reader.query('begin; select from throttle');

  const startedAt = performance.now();
  let turns = 0;
  let isApplied = false;
  const applying = migrateDatabase(empty.url, folder, {
    onBusy: () => {
      turns += 1;
    },
  }).finally(() => {
    isApplied = true;
  });
  let acts = 0;
  // A failed act fails the test: it waited longer than the program lets one wait.
  while (turns < 3) {
    await writer.query("select count(*) from throttle where key = 'nothing'");
    acts += 1;
  }
  const heldMs = performance.now() - startedAt;
  expect([isApplied, acts > 100]).toEqual([false, true]);
  expect(heldMs).toBeGreaterThan(8_000);
  await reader.query('commit');
  expect(await applying).toEqual({ applied: 1 });
  await Promise.all([reader.end(), writer.end()]);
  await empty.drop();
  await rm(home, { recursive: true, force: true });
}, 60_000);
