// What is done to a running environment by statements of the database's owner. A strike tells from which moment on it may
// be expected to serve again.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runSql } from './lib/environments.mjs';

const LONG_MS = 12_000;
const FIRST_HOLDER = '(select min(holder_id) from ledger.wallet)';

/** Past every trigger: what only somebody with the database's own rights can do. */
const change = (ownerUrl, ...statements) =>
  runSql(ownerUrl, `begin; set local session_replication_role = replica; ${statements.join('; ')}; commit`);

/** Statements are refused until somebody ends what they forgot to. */
export const holdLock = async ({ ownerUrl }) => {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table put_order in access exclusive mode');
  await pause(LONG_MS);
  await client.end();
  return performance.now();
};

/** The whole database is set to read only, as some hosts do where a disk is nearly full, and back. */
export const closeDatabase = async ({ ownerUrl }) => {
  const name = new URL(ownerUrl).pathname.slice(1);
  const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;
  await runSql(ownerUrl, `alter database ${name} set default_transaction_read_only = on; ${cutAll}`);
  await pause(LONG_MS);
  await runSql(
    ownerUrl,
    `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
  );
  return performance.now();
};

/** Somebody else has every connection that there is. */
export const useUpConnections = async ({ ownerUrl }) => {
  const clients = [];
  for (;;) {
    const client = new pg.Client({ connectionString: ownerUrl });
    client.on('error', () => undefined);
    const isIn = await client.connect().then(
      () => true,
      () => false,
    );
    if (!isIn) break;
    clients.push(client);
  }
  await pause(LONG_MS);
  await Promise.all(clients.map((client) => client.end()));
  return performance.now();
};

/** What is acknowledged then is in the database's memory alone for a moment. */
export const acknowledgeEarly = async ({ nodes, ownerUrl }) => {
  const name = new URL(ownerUrl).pathname.slice(1);
  await runSql(ownerUrl, `alter database ${name} set synchronous_commit = off`);
  for (const node of nodes) {
    await node.stop();
    await node.start();
  }
};

/** A database that lost what was acknowledged stops the money, and does not go on as if nothing had been. */
export const moneyGoesOn = async ({ ownerUrl }) => {
  const [{ stopped }] = await runSql(ownerUrl, 'select writes_stopped as stopped from ledger.control');
  return stopped ? [] : ['the database lost entries, and money goes on'];
};

/** A balance that nobody posted, put right again before the end. */
export const giveOneCent = ({ ownerUrl }, sign) =>
  change(
    ownerUrl,
    `update ledger.wallet set available = available + ${sign} where holder_id = ${FIRST_HOLDER}`,
  );

/** The same cent in the wallet and in the entry that it ends in, which is all that a posting compares. */
export const giveUnseenCent = async ({ ownerUrl }) => {
  await change(
    ownerUrl,
    // The wallet first, which a posting locks: the entry is the newest one then, and stays it.
    `update ledger.wallet set available = available + 1 where holder_id = ${FIRST_HOLDER}`,
    `update ledger.transaction t set available_after = available_after + 1, total_after = total_after + 1
      from ledger.wallet w where w.holder_id = ${FIRST_HOLDER} and t.holder_id = w.holder_id and t.seq = w.seq`,
  );
  return performance.now();
};

/** By its stamp the database knows that the program goes by the real clock: without it, any date is taken. */
export const removeStamp = ({ ownerUrl }) => change(ownerUrl, 'delete from installation');

/** What is on record at times that have not come, in words. */
export const entriesAhead = async ({ ownerUrl }) => {
  const ahead = "select seq from ledger.transaction where time > clock_timestamp() + interval '5 seconds'";
  const rows = await runSql(ownerUrl, ahead);
  return rows.length === 0 ? [] : [`${rows.length} entries are dated ahead`];
};
