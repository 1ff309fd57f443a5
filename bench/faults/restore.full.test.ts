import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backUp, restore } from '../../tools/lib/failover/backups.mjs';
import { addressesOf, endAll, startAll } from '../../tools/lib/failover/cluster.mjs';
import { missingPackages } from '../../tools/lib/failover/packages.mjs';
import { makeSetup, type Setup } from '../../tools/lib/failover/setup.mjs';
import { makeDataFolder } from '../lib/data-folder.mjs';
import { runSql } from './lib/environments.mjs';

const TIMEOUT_MS = 600_000;
const missing = missingPackages();

const started: Setup[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const setup of started.splice(0)) await endAll(setup);
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

const start = async (setup: Setup): Promise<string> => {
  started.push(setup);
  await startAll(setup);
  return addressesOf(setup).superuser;
};

const add = (url: string, what: string) => runSql(url, 'insert into kept values ($1)', [what]);

const readFirst = async (url: string, text: string): Promise<string> => {
  const rows = (await runSql(url, text)) as unknown as readonly { readonly value: string }[];
  return rows[0]?.value ?? '';
};
/** Waits until the second after this one has begun: backups and moments are told in seconds. */
const nextSecond = async (url: string): Promise<string> => {
  const now = () => readFirst(url, "select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS+00') as value");
  const before = await now();
  await vi.waitFor(async () => expect(await now()).not.toBe(before), 10_000);
  return now();
};

const read = (url: string) => readFirst(url, "select string_agg(what, ', ') as value from kept");

const drill = () =>
  it(
    'comes back as it was at a moment between two acts, and goes on from there',
    async () => {
      const folder = await makeDataFolder('fairlead-restore-');
      folders.push(folder);
      const setup = await makeSetup(join(folder, 'first'));
      const first = await start(setup);
      await runSql(first, 'create table kept (what text)');
      await add(first, 'before the backup');
      await backUp(setup);
      await nextSecond(first);
      await add(first, 'after it');
      const moment = await nextSecond(first);
      await nextSecond(first);
      await add(first, 'by mistake');
      await runSql(first, 'select pg_switch_wal()');

      const restored = await restore(setup, join(folder, 'second'), moment);
      const second = await start(restored);
      expect(await read(second)).toBe('before the backup, after it');
      await add(second, 'after the restore');
      await backUp(restored);
      expect(await read(first)).toBe('before the backup, after it, by mistake');
    },
    TIMEOUT_MS,
  );

/** Where they are not installed, one line says so: nothing can be said about it then. */
const orTell = () =>
  it(`was not tried: not installed are ${missing.join(', ')}`, () => expect(missing).not.toEqual([]));

describe('the failover set-up', () => (missing.length === 0 ? drill() : orTell()));
