import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from './index';
import { createEmptyDatabase, describeSchema } from './testing/empty-database';

/** The oldest PostgreSQL that is promised to work; Debian's package `postgresql-15`. */
const BINARIES = '/usr/lib/postgresql/15/bin';
const MIGRATIONS = join(import.meta.dirname, '../migrations');
/** Debian's unprivileged user: PostgreSQL refuses root. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const isInstalled = existsSync(BINARIES);

/** Where it is not installed, one line says so: nothing can be said about it then. */
const orTell = () =>
  it('is not installed here (package postgresql-15): nothing was tried', () =>
    expect(isInstalled).toBe(false));

const tries = () => {
  let folder: string;
  let url: string;
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairlead-fifteen-'));
    chmodSync(folder, 0o755);
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    const data = join(folder, 'data');
    const run = (program: string, ...words: string[]) =>
      execFileSync(join(BINARIES, program), words, { ...as, cwd: folder, stdio: 'ignore' });
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync');
    const port = await freePort();
    const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
    run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
    url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  });
  afterAll(() => {
    spawnSync(join(BINARIES, 'pg_ctl'), ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'], {
      ...as,
      cwd: folder,
    });
    rmSync(folder, { recursive: true, force: true });
  });

  it('takes every migration and ends in the schema of the newest', async () => {
    const [old, latest] = [await createEmptyDatabase(url), await createEmptyDatabase()];
    await migrateDatabase(old.url, MIGRATIONS);
    await migrateDatabase(latest.url, MIGRATIONS);
    // The owner has another name there, and an older one writes fewer rights.
    const { rights: _rights, functions: _functions, ...schema } = await describeSchema(old.url);
    const { rights: _others, functions: _more, ...expected } = await describeSchema(latest.url);
    expect(schema).toEqual(expected);
    await old.drop();
    await latest.drop();
  });

  it('posts, refuses and checks', async () => {
    const database = await createEmptyDatabase(url);
    await migrateDatabase(database.url, MIGRATIONS);
    const client = new pg.Client({ connectionString: database.url, options: '-c role=fairlead_app' });
    await client.connect();
    await client.query('select ledger.open_wallet(1)');
    const post = `select available_after from ledger.post(1, 'system_topup', '{bank}', '{0}', '{available}', '{0}', '{500}',
      '2026-01-02T03:04:05Z', '', 'none', 0)`;
    expect((await client.query(post)).rows).toEqual([{ available_after: '500' }]);
    expect((await client.query('select ledger.differences()')).rows).toEqual([]);
    await expect(client.query('delete from ledger.move')).rejects.toThrow('permission denied');
    await client.end();
    await database.drop();
  });
};

describe('PostgreSQL 15', isInstalled ? tries : orTell);
