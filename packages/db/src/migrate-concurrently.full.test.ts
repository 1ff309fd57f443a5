import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { migrateDatabase } from './index';
import { createEmptyDatabase, type EmptyDatabase } from './testing/empty-database';
import { copyProgram, type ProgramCopy } from './testing/program-copy';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));

/** As drizzle-kit writes it. */
const BUILD = 'CREATE UNIQUE INDEX CONCURRENTLY "later_key" ON "later" USING btree ("key");';

const SERVES = '-- serves: 9990_table\n';

let empty: EmptyDatabase;
/** Two programs, the second with three migrations more, on which the first may serve. */
let before: ProgramCopy;
let later: ProgramCopy;
let clients: pg.Client[];
/** A connection whose every statement ends at once or fails: nobody may wait for an index. */
let writer: pg.Client;

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: empty.url });
  clients.push(client);
  await client.connect();
  return client;
};

const read = async (text: string): Promise<unknown[]> => (await writer.query(text)).rows;
const readIndex = () => read(`select indisvalid from pg_index where indexrelid = to_regclass('later_key')`);
const readNewest = () => read(`select to_regclass('before') as before, to_regclass('after') as after`);

beforeEach(async () => {
  empty = await createEmptyDatabase();
  [before, later] = [await copyProgram(), await copyProgram()];
  for (const program of [before, later]) await program.add('9990_table', 'create table later (key int)');
  clients = [];
  writer = await connect();
  await writer.query('set lock_timeout = 500');
  await migrateDatabase(empty.url, before.folder);
  await later.add('9991_before', `${SERVES}create table before (id int)`);
  await later.add('9992_index', `${SERVES}${BUILD}`);
  await later.add('9993_after', `${SERVES}create table after (id int)`);
  return async () => {
    await Promise.all(clients.map((client) => client.end()));
    await empty.drop();
    await Promise.all([before.remove(), later.remove()]);
  };
});

describe('an index that is built concurrently', () => {
  it('keeps nobody from writing, however long it waits for one who writes', async () => {
    const slow = await connect();
    await slow.query('begin; insert into later values (1)');
    const onBusy = vi.fn();
    const onIndex = vi.fn();
    const applying = migrateDatabase(empty.url, later.folder, { onBusy, onIndex });
    const waiting = "select from pg_stat_progress_create_index where phase like 'waiting%'";
    await vi.waitFor(async () => expect(await read(waiting)).toHaveLength(1), { timeout: 20_000 });
    await writer.query('insert into later values (2)');
    // What comes before it is done, and what comes after it is not.
    expect(await readNewest()).toEqual([{ before: 'before', after: null }]);
    // A node of the program before, which may serve, does not wait for it.
    await expect(migrateDatabase(empty.url, before.folder)).resolves.toEqual({ applied: 0 });
    await slow.query('commit');
    expect(await applying).toEqual({ applied: 3 });
    expect(await readIndex()).toEqual([{ indisvalid: true }]);
    expect(await readNewest()).toEqual([{ before: 'before', after: 'after' }]);
    expect([onBusy.mock.calls, onIndex.mock.calls]).toEqual([[], [['later_key']]]);
  });

  it('that was cut short is built anew, and nothing before it is done twice', async () => {
    await writer.query('insert into later values (1), (1)');
    await expect(migrateDatabase(empty.url, later.folder)).rejects.toThrow('could not create unique index');
    expect(await readIndex()).toEqual([{ indisvalid: false }]);
    await writer.query('truncate later');
    expect(await migrateDatabase(empty.url, later.folder)).toEqual({ applied: 2 });
    expect(await readIndex()).toEqual([{ indisvalid: true }]);
  });

  it('is built once by nodes that start together, and none waits for it in a way that it waits for', async () => {
    const applied = await Promise.all(
      Array.from({ length: 4 }, () => migrateDatabase(empty.url, later.folder)),
    );
    expect(applied.map((result) => result.applied).sort()).toEqual([0, 0, 0, 3]);
  });

  it('leaves those after it no longer time than others to stand still with the tables that they hold', async () => {
    const seen = "create table seen as select current_setting('idle_in_transaction_session_timeout') as idle";
    await later.add('9994_seen', `${SERVES}${seen}`);
    await migrateDatabase(empty.url, later.folder);
    expect(await read('select idle from seen')).toEqual([{ idle: '30s' }]);
  });

  it('stands alone in its migration', async () => {
    await later.add('9994_both', `${SERVES}${BUILD}\n--> statement-breakpoint\ncreate table other (id int)`);
    await expect(migrateDatabase(empty.url, later.folder)).rejects.toThrow('does nothing else');
  });

  it('and a program goes by what its migrations say, from the first of them on', async () => {
    await writer.query('insert into later values (1), (1)');
    await expect(migrateDatabase(empty.url, later.folder)).rejects.toThrow('could not create unique index');
    await expect(migrateDatabase(empty.url, MIGRATIONS)).rejects.toThrow(
      'and needs one that knows 9990_table',
    );
  });
});
