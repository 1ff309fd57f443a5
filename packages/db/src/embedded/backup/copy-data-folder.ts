import { chown, copyFile, lstat, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { homeOf } from '../place';
import { copyTree, sizeOfTree, syncPath } from './copy-tree';

/** Folders whose contents PostgreSQL makes anew, and files that belong to the running process. */
const EMPTIED = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
];
const CONNECT_MS = 10_000;
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'backup_label.old'];

interface Copying {
  /** The running program's data folder. */
  readonly dataDir: string;
  /** Its database, as the superuser. */
  readonly url: string;
  /** An empty or absent folder. */
  readonly target: string;
  readonly signal?: AbortSignal | undefined;
}

/** What a copy needs of the log to be whole: the files between its beginning and its end. */
const copyLog = async (from: string, to: string, label: string, last: string): Promise<void> => {
  const first = /START WAL LOCATION: .*\(file (\w+)\)/.exec(label)?.[1] ?? '';
  const names = (await readdir(from)).filter(
    (name) => name.endsWith('.history') || (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last),
  );
  if (!names.includes(first)) throw new Error('the log since the beginning of the backup is not whole');
  const { uid, gid } = await lstat(join(from, first));
  for (const name of names) {
    const file = join(to, name);
    await copyFile(join(from, name), file);
    await chown(file, uid, gid);
    await syncPath(file);
  }
};

/** Copies files of a cluster between PostgreSQL's own calls for that, and returns its label and the last file of its log. */
const copyCluster = async (client: pg.Client, from: string, to: string, signal: AbortSignal | undefined) => {
  // Keeps the log from here on until this connection ends, however long the copy takes.
  await client.query(
    `select pg_create_physical_replication_slot('fairlead_backup_' || pg_backend_pid(), true, true)`,
  );
  await client.query(`select pg_backup_start('fairlead', true)`);
  await copyTree(from, to, { leaveOut: LEFT_OUT, empty: EMPTIED, sync: true, signal });
  // The log is copied from here, so nobody waits for its archive.
  const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  const now = await client.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn()) as name');
  return { label: stopped.rows[0]?.labelfile ?? '', last: now.rows[0]?.name ?? '' };
};

/**
 * Copies a data folder that is in use: PostgreSQL's own base backup, by its documented low-level calls, since the program
 * brings no client programs, with the log that makes it whole and everything beside it, as the secrets. The copy can be
 * started from as it is, and all of it is on the disk.
 */
export const copyDataFolder = async ({ dataDir, url, target, signal }: Copying): Promise<void> => {
  const home = homeOf(join(dataDir, 'postgres'));
  const from = join(home, 'cluster');
  const database = join(target, 'postgres');
  const to = join(database, 'cluster');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // One that breaks is told by its next statement; without a listener it would end the program.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await copyTree(dataDir, target, { leaveOut: ['postgres'], sync: true, signal });
    const { label, last } = await copyCluster(client, from, to, signal);
    await copyLog(join(from, 'pg_wal'), join(to, 'pg_wal'), label, last);
    const file = join(to, 'backup_label');
    await writeFile(file, label, { mode: 0o600 });
    const { uid, gid } = await lstat(to);
    await chown(file, uid, gid);
    await copyTree(join(home, 'password'), join(database, 'password'), { sync: true });
    for (const path of [file, join(to, 'pg_wal'), to, database, target]) await syncPath(path);
  } finally {
    await client.end();
  }
};

/** How many bytes a copy takes, at most. */
export const sizeOfDataFolder = (dataDir: string): Promise<number> =>
  sizeOfTree(homeOf(join(dataDir, 'postgres')));
