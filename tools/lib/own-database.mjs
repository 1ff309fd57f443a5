// Reaches the database of a running program from beside it, for drills.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const read = (file) => readFileSync(file, 'utf8').trim();

/** Where the database of a data folder lies (runbook, "The database"). */
const homeOf = (dataDir) => {
  const elsewhere = join(dataDir, 'postgres/elsewhere');
  return existsSync(elsewhere) ? read(elsewhere) : join(dataDir, 'postgres');
};

/** The address of the database of a running program, as its owner. */
export const addressOf = (dataDir) => {
  const home = homeOf(dataDir);
  const password = encodeURIComponent(read(join(home, 'password')));
  return `postgres://postgres:${password}@127.0.0.1:${Number(read(join(home, 'port')))}/fairlead`;
};

/** Where its PostgreSQL keeps its files. */
export const clusterOf = (dataDir) => join(homeOf(dataDir), 'cluster');

/** A connection to it. */
export const connectTo = async (dataDir) => {
  const client = new pg.Client({ connectionString: addressOf(dataDir) });
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
