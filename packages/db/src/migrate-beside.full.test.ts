import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, it } from 'vitest';
import { migrateDatabase } from './index';
import { createEmptyDatabase } from './testing/empty-database';
import { copyProgram } from './testing/program-copy';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** So long the program waits for a lock (pool.ts). */
const PROGRAM_LOCK_MS = 5_000;

it('migrations give way to those who use a table that somebody reads for long, and are applied when they can be', async () => {
  const later = await copyProgram();
  await later.add('9999_later', 'alter table throttle add column later int');
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
  const applying = migrateDatabase(empty.url, later.folder, {
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
  await later.remove();
}, 60_000);
