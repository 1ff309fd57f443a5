import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from './index';
import { isDebianPostgresInstalled, startDebianPostgres } from './testing';

const WAITS = 'what is written waits for its standby';

/** A commit waits for a standby of that name; empty: for none. */
const setStandby = async (database: ReturnType<typeof openDatabase>, name: string): Promise<void> => {
  await database.query(`alter system set synchronous_standby_names = '${name}'`);
  await database.query('select pg_reload_conf()');
  await vi.waitFor(async () => {
    const rows = await database.query('show synchronous_standby_names');
    expect(rows).toEqual([{ synchronous_standby_names: name }]);
  }, 20_000);
};

const drill = () => {
  it('is red for as long as a commit waits for it, though reads go on, and green again by itself', {
    timeout: 120_000,
  }, async () => {
    const postgres = await startDebianPostgres();
    const database = openDatabase({ url: postgres.url, max: 3, as: 'owner' });
    await database.query('create table slot (value int)');
    await setStandby(database, 'nobody');
    expect(await database.writeFault()).toBeNull();
    const write = database.query('insert into slot values (1)');
    await vi.waitFor(async () => expect(await database.writeFault()).toBe(WAITS), 20_000);
    expect(await database.isWritable()).toBe(false);
    expect(await database.holdsCommits()).toBe(true);
    expect(await database.query('select count(*)::int as count from slot')).toEqual([{ count: 0 }]);
    await setStandby(database, '');
    await write;
    expect(await database.writeFault()).toBeNull();
    await database.close();
    postgres.stop();
  });
};

/** Where it is not installed, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('was not tried: the package postgresql-15 is not installed', () =>
    expect(isDebianPostgresInstalled).toBe(false));

describe(
  'readiness of a database whose synchronous standby is not there',
  isDebianPostgresInstalled ? drill : orTell,
);
