// An online backup of a data folder: PostgreSQL's own base backup, by its documented low-level calls, since the embedded
// PostgreSQL brings no client programs. The program may run and be used all the while.
import { createHash } from 'node:crypto';
import { chmod, chown, copyFile, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

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
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'backup_label.old'];

const orAbsent = async (work) => {
  try {
    return await work;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Copies a tree with owners and modes; what a running database deletes meanwhile is not missed. */
export const copyTree = async (from, to, { leaveOut = [], empty = [] } = {}) => {
  const facts = await orAbsent(lstat(from));
  if (facts === undefined) return;
  if (facts.isDirectory()) {
    await mkdir(to, { recursive: true });
    for (const name of (await orAbsent(readdir(from))) ?? []) {
      if (leaveOut.includes(name)) continue;
      if (empty.includes(name)) {
        await copyTree(join(from, name), join(to, name), { leaveOut: await readdir(join(from, name)) });
      } else await copyTree(join(from, name), join(to, name), { leaveOut });
    }
  } else if (facts.isFile()) {
    await orAbsent(copyFile(from, to));
  } else return;
  await orAbsent(chown(to, facts.uid, facts.gid));
  await orAbsent(chmod(to, facts.mode));
};

/** Where the database of a data folder lies (runbook, "The database"). */
const homeOf = async (dataDir) => {
  const elsewhere = await orAbsent(readFile(join(dataDir, 'postgres/elsewhere'), 'utf8'));
  return elsewhere?.trim() ?? join(dataDir, 'postgres');
};

const read = async (file) => (await readFile(file, 'utf8')).trim();

/** A connection to the database of a running program, as its owner. */
export const connectTo = async (dataDir) => {
  const home = await homeOf(dataDir);
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(await read(join(home, 'port'))),
    user: 'postgres',
    password: await read(join(home, 'password')),
    database: 'fairlead',
  });
  await client.connect();
  return client;
};

/** The newest state of every holder's chain in one digest, and how many holders there are. */
export const readHeads = async (client) => {
  const { rows } = await client.query(
    `select distinct on (holder_id) holder_id, seq, encode(hash, 'hex') as hash
      from ledger.transaction where holder_id <> 0 order by holder_id, seq desc`,
  );
  const text = rows.map(({ holder_id: holder, seq, hash }) => `${holder} ${seq} ${hash}`).join('\n');
  return { holders: rows.length, digest: createHash('sha256').update(text).digest('hex') };
};

/**
 * Backs a running program's data folder up into an empty folder, which can be started from as it is.
 * @throws where the log that makes the copy whole is no longer all there: run it again, at a quieter hour
 */
export const backUp = async (dataDir, target) => {
  const home = await homeOf(dataDir);
  const database = join(target, 'postgres');
  const cluster = join(database, 'cluster');
  const client = await connectTo(dataDir);
  try {
    await client.query(`select pg_backup_start('fairlead', true)`);
    await copyTree(dataDir, target, { leaveOut: ['postgres'] });
    await copyTree(join(home, 'cluster'), cluster, { leaveOut: LEFT_OUT, empty: EMPTIED });
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    const [{ labelfile }] = rows;
    await copyTree(join(home, 'cluster/pg_wal'), join(cluster, 'pg_wal'));
    const first = /START WAL LOCATION: .*\(file (\w+)\)/.exec(labelfile)?.[1];
    if (!(await readdir(join(cluster, 'pg_wal'))).includes(first)) {
      throw new Error('the log since the beginning of the backup is not whole');
    }
    await writeFile(join(cluster, 'backup_label'), labelfile);
    const { uid, gid } = await lstat(cluster);
    await chown(join(cluster, 'backup_label'), uid, gid);
    await copyTree(join(home, 'password'), join(database, 'password'));
  } finally {
    await client.end();
  }
};
