import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, migrateDatabase, openDatabase } from './index';
import { floorOf } from './schema-floor';
import { createEmptyDatabase, describeSchema, type EmptyDatabase } from './testing/empty-database';
import { migrateBefore } from './testing/migrate-before';
import { copyProgram, type ProgramCopy } from './testing/program-copy';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** Each release by the migration that came after its newest one. */
const RELEASES = [{ release: '0.1.0', next: '0034_sql_functions' }] as const;

const HOLDERS = 8;
/** Longer than the program waits for a lock (pool.ts): how busy the machine is does not decide; the slowest act is told. */
const LOCK_MS = 60_000;

/** The program of before the newest migration, and whether that says that it may serve. */
let older: ProgramCopy;
let mayGoBack: boolean;
beforeAll(async () => {
  older = await copyProgram();
  await older.changeJournal((entries) => {
    mayGoBack = floorOf(MIGRATIONS).migrations < entries.length;
    entries.pop();
  });
});
afterAll(() => older.remove());

const TOP_UP = `select seq::int as seq from ledger.post($1, 'system_topup', array['bank'], array[0]::bigint[], array['available'],
  array[0]::bigint[], array[7]::bigint[], $2, '', 'none', 0)`;

/** What a program that was started before goes on doing: each holder posts, reads and writes a row of another table, in turn. */
const startLoad = (database: Database) => {
  let isOver = false;
  let slowestMs = 0;
  const posted = new Map<number, number>();
  let clock = Date.UTC(2026, 5, 1);
  const act = async (holder: number): Promise<void> => {
    const startedAt = performance.now();
    clock += 1;
    const [row] = await database.query<{ seq: number }>(TOP_UP, [holder, new Date(clock)]);
    const next = (posted.get(holder) ?? 0) + 1;
    expect(row?.seq).toBe(next);
    posted.set(holder, next);
    const [wallet] = await database.query<{ available: number }>(
      'select available::int from ledger.wallet where holder_id = $1',
      [holder],
    );
    expect(wallet?.available).toBe(next * 7);
    await database.query(
      `insert into throttle (key, window_start, hits, ends_at) values ($1, $2, 1, $2)
         on conflict (key, window_start) do update set hits = throttle.hits + 1`,
      [`holder:${holder}`, new Date(0)],
    );
    slowestMs = Math.max(slowestMs, performance.now() - startedAt);
  };
  const loads = Array.from({ length: HOLDERS }, async (_, index) => {
    while (!isOver) await act(index + 1);
  });
  const total = (): number => [...posted.values()].reduce((sum, count) => sum + count, 0);
  return {
    total,
    slowestMs: () => slowestMs,
    /** Waits until so many more were done. */
    more: async (count: number): Promise<void> => {
      const until = total() + count;
      const failed = Promise.all(loads);
      while (total() < until) await Promise.race([failed, new Promise((done) => setImmediate(done))]);
    },
    finish: async (): Promise<ReadonlyMap<number, number>> => {
      isOver = true;
      await Promise.all(loads);
      return posted;
    },
  };
};

describe.each(RELEASES)('a database of $release', ({ release, next }) => {
  let made: EmptyDatabase;
  let fresh: EmptyDatabase;
  beforeAll(async () => {
    [made, fresh] = [await createEmptyDatabase(), await createEmptyDatabase()];
    await migrateBefore(made.url, MIGRATIONS, next);
  });
  afterAll(() => Promise.all([made.drop(), fresh.drop()]));

  it('is upgraded while people act, loses nothing, and one program back serves on it', {
    timeout: 180_000,
  }, async () => {
    const limits = { lockMs: LOCK_MS, statementMs: LOCK_MS, answerMs: LOCK_MS };
    const database = openDatabase({ url: made.url, max: HOLDERS, as: 'owner', limits });
    for (let holder = 1; holder <= HOLDERS; holder += 1)
      await database.query('select ledger.open_wallet($1)', [holder]);
    const load = startLoad(database);
    await load.more(200);

    const onBusy = vi.fn();
    const { applied } = await migrateDatabase(made.url, MIGRATIONS, { onBusy });
    expect(applied).toBeGreaterThan(10);
    await load.more(200);
    const during = load.slowestMs();
    const onAhead = vi.fn();
    const back = migrateDatabase(made.url, older.folder, { onAhead });
    if (mayGoBack) expect(await back).toEqual({ applied: 0 });
    else await expect(back).rejects.toThrow('ahead of this program');
    expect(onAhead.mock.calls).toEqual(mayGoBack ? [[1]] : []);
    await load.more(200);
    expect(await migrateDatabase(made.url, MIGRATIONS)).toEqual({ applied: 0 });
    await load.more(50);

    const posted = await load.finish();
    process.stdout.write(
      `${release}: ${applied} migrations beside ${load.total()} postings, gave way ${onBusy.mock.calls.length} times, ` +
        `the slowest act ${Math.round(during)} ms\n`,
    );
    const kept = await database.query<{ holder: number; count: number }>(
      'select holder_id::int as holder, count(*)::int from ledger.transaction group by 1',
    );
    expect(new Map(kept.map(({ holder, count }) => [holder, count]))).toEqual(posted);
    expect(await database.query('select d from ledger.differences() d')).toEqual([]);
    await database.close();
    await migrateDatabase(fresh.url, MIGRATIONS);
    expect(await describeSchema(made.url)).toEqual(await describeSchema(fresh.url));
  });
});
