// What a load cost: log, rows, bytes and row versions of the database, and the time that processors spent for it in the
// node and in PostgreSQL. None of it is the clock's time, so it changes little with what else the machine does.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresProcesses } from '../../../tools/lib/failover/processes.mjs';

/** A session reports what it changed this late, where it does nothing more. */
const REPORTED_MS = 11_000;
const TICKS_PER_SECOND = 100;
const OWN_TIME = [11, 12];
const TIME_OF_ENDED_CHILDREN = [13, 14];

/** Fields of /proc/…/stat after the name, which may have spaces. */
const microsecondsOf = (pid, fields) => {
  const all = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
  const ticks = fields.reduce((sum, field) => sum + Number(all[field]), 0);
  return (ticks * 1e6) / TICKS_PER_SECOND;
};

const databaseMicroseconds = (data) => {
  const [first, ...others] = postgresProcesses(data);
  const ofOthers = others.map((pid) => {
    try {
      return microsecondsOf(pid, OWN_TIME);
    } catch {
      // It has ended: its parent has its time.
      return 0;
    }
  });
  return (
    microsecondsOf(first, [...OWN_TIME, ...TIME_OF_ENDED_CHILDREN]) +
    ofOthers.reduce((sum, one) => sum + one, 0)
  );
};

const TABLES = `select c.oid::regclass::text as name, pg_total_relation_size(c.oid)::float8 as bytes,
    coalesce(s.n_tup_upd, 0)::float8 as changes, coalesce(s.n_tup_hot_upd, 0)::float8 as "inPlace",
    exists (select from pg_attribute where attrelid = c.oid and attname = 'holder_id') as "isOfHolder",
    (select count(*)::int from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and a.attname = 'holder_id') as "indexesOfHolder"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace left join pg_stat_user_tables s on s.relid = c.oid
  where c.relkind = 'r' and n.nspname in ('public', 'ledger')`;
const LOG = `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes`;
const TRANSACTIONS = 'select pg_snapshot_xmax(pg_current_snapshot())::text::float8 as count';

/** Less than one in fifty acts is something else that happened meanwhile. */
const CHANCE = 0.02;

const addUp = (rows, name) => rows.reduce((sum, row) => sum + row[name], 0);

/** What one act adds to each table. */
const perTable = (tables, before, acts, name) => {
  const had = new Map(before.map((table) => [table.name, table[name]]));
  return tables.map((table) => [table, (table[name] - (had.get(table.name) ?? 0)) / acts]);
};

/** How many rows of each table one act adds. */
const rowsOf = (tables, before, acts) =>
  Object.fromEntries(
    perTable(tables, before, acts, 'rows')
      .filter(([, rows]) => Math.abs(rows) > CHANCE)
      .map(([{ name }, rows]) => [name, rows]),
  );

/**
 * Pages that an act changes and that hold rows of its holder alone, where there are many holders: a leaf of each index that
 * is led by the holder and gets a row, the page of each row that is changed. After a checkpoint each is logged whole; pages
 * that all share are few.
 */
const ownPagesOf = (tables, before, acts) => {
  const leaves = perTable(tables, before, acts, 'rows').map(
    ([{ indexesOfHolder }, rows]) => indexesOfHolder * Math.min(1, Math.max(0, rows)),
  );
  const changed = perTable(tables, before, acts, 'changes').map(([{ isOfHolder }, changes]) =>
    isOfHolder ? Math.min(1, changes) : 0,
  );
  return [...leaves, ...changed].reduce((sum, pages) => sum + pages, 0);
};

/**
 * @param {{ databaseUrl: string, data: string }} place of the database, and of its files
 */
export const openMeter = async ({ databaseUrl, data }) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  // What failed is said by whoever asked; the end of the database is no failure of its own.
  client.on('error', () => undefined);
  await client.connect();
  const one = async (text) => (await client.query(text)).rows[0];

  const readTables = async () => {
    const { rows } = await client.query(TABLES);
    const counts = rows.map(({ name }) => `select '${name}' as name, count(*)::float8 as rows from ${name}`);
    const counted = new Map(
      (await client.query(counts.join(' union all '))).rows.map((row) => [row.name, row.rows]),
    );
    return rows.map((row) => ({ ...row, rows: counted.get(row.name) ?? 0 }));
  };

  const read = async (pid) => ({
    log: (await one(LOG)).bytes,
    transactions: (await one(TRANSACTIONS)).count,
    databaseUs: databaseMicroseconds(data),
    nodeUs: pid === undefined ? 0 : microsecondsOf(pid, OWN_TIME),
  });

  return {
    client,
    readTables,
    /**
     * What one of so many acts cost.
     * @param {() => Promise<number>} work tells how many there were
     * @param {number} [pid] of the node that does it
     */
    measure: async (work, pid) => {
      const tablesBefore = await readTables();
      const before = await read(pid);
      const acts = await work();
      const after = await read(pid);
      await pause(REPORTED_MS);
      const tables = await readTables();
      const each = (name) => (after[name] - before[name]) / acts;
      const grown = (name) => (addUp(tables, name) - addUp(tablesBefore, name)) / acts;
      return {
        ...{ logBytes: each('log'), transactions: each('transactions') },
        ...{ databaseUs: each('databaseUs'), nodeUs: each('nodeUs') },
        ...{ rows: rowsOf(tables, tablesBefore, acts), bytes: grown('bytes') },
        ...{ changes: grown('changes'), inPlace: grown('inPlace') },
        ownPages: ownPagesOf(tables, tablesBefore, acts),
      };
    },
    end: () => client.end(),
  };
};
