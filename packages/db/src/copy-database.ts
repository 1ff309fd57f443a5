import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { migrateDatabase, requireSchema } from './migrate';
import { withClient } from './owner-client';
import { limitsOf } from './pool';

/** Why nothing was copied, in words for whoever asked for it. */
export class CopyFault extends Error {}

interface Table {
  readonly name: string;
  readonly columns: string;
}

/** Rows of all tables, beside what tells one database from another. */
export interface Copied {
  readonly tables: number;
  readonly rows: number;
}

const listTables = async (client: pg.ClientBase): Promise<Table[]> =>
  (
    await client.query<Table>(
      `select format('%I.%I', n.nspname, c.relname) as name,
          string_agg(quote_ident(a.attname), ', ' order by a.attname) as columns
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         where c.relkind = 'r' and n.nspname in ('public', 'ledger') group by 1 order by 1`,
    )
  ).rows;

const SERVED = 'The program serves on the source: stop every node first.';

/** Whoever serves on it writes on: what came after the first look would be lost. */
const refuseWhileServed = async (client: pg.ClientBase): Promise<void> => {
  // A transaction keeps the activity that it saw first.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ sessions: number }>(
    `select count(*)::int as sessions from pg_stat_activity
       where datname = current_database() and usename <> current_user
         and pg_has_role(usesysid, 'fairlead_app', 'member')`,
  );
  if (rows[0]?.sessions !== 0) throw new CopyFault(SERVED);
};

const refuseUsed = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ is_used: boolean }>(
    `select exists (select from public.account_holder) or exists (select from public.staff)
       or exists (select from ledger.transaction) as is_used`,
  );
  if (rows[0]?.is_used !== false) {
    throw new CopyFault('The target has accounts or entries: name a database that no program has served on.');
  }
};

/** Rows and what they say, whatever their order. */
const sumOf = async (client: pg.ClientBase, { name, columns }: Table) => {
  const { rows } = await client.query<{ count: number; sum: string }>(
    `select count(*)::int8 as count, coalesce(sum(hashtextextended(row(${columns})::text, 0)), 0)::text as sum from ${name}`,
  );
  return { count: rows[0]?.count ?? 0, sum: rows[0]?.sum };
};

const copyTable = async (
  source: pg.ClientBase,
  target: pg.ClientBase,
  { name, columns }: Table,
): Promise<void> => {
  // Nobody else needs it, and it is not loaded where the program starts.
  const copy = await import('pg-copy-streams');
  await pipeline(
    source.query(copy.to(`copy ${name} (${columns}) to stdout`)),
    target.query(copy.from(`copy ${name} (${columns}) from stdin`)),
  );
};

interface Sequence {
  readonly name: string;
  readonly last: string | null;
  readonly start: string;
}

/** As they are now, whatever the snapshot of the reader. */
const readSequences = async (source: pg.ClientBase): Promise<Sequence[]> =>
  (
    await source.query<Sequence>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last, start_value::text as start
         from pg_sequences where schemaname in ('public', 'ledger') order by 1`,
    )
  ).rows;

/**
 * The next number of each sequence, as it is at the source. Each act takes a number, so one that moved since the first look
 * tells of a node that came back meanwhile: what it acknowledged is not in what was copied.
 */
const copySequences = async (
  source: pg.ClientBase,
  target: pg.ClientBase,
  before: readonly Sequence[],
): Promise<void> => {
  const now = await readSequences(source);
  if (now.some(({ last }, at) => last !== before[at]?.last)) throw new CopyFault(SERVED);
  await refuseWhileServed(source);
  for (const { name, last, start } of now) {
    await target.query('select setval($1::regclass, $2::int8, $3)', [name, last ?? start, last !== null]);
  }
};

const copyRows = async (source: pg.ClientBase, target: pg.ClientBase): Promise<Copied> => {
  const tables = await listTables(source);
  const sequences = await readSequences(source);
  const names = tables.map(({ name }) => name);
  await target.query('begin');
  await refuseUsed(target);
  // What a row leads to is copied as well: nothing is counted, told or refused a second time.
  for (const name of names) await target.query(`alter table ${name} disable trigger user`);
  // Of what the migrations wrote.
  await target.query(`truncate ${names.join(', ')}`);
  let rows = 0;
  for (const table of tables) {
    await copyTable(source, target, table);
    const [there, here] = [await sumOf(source, table), await sumOf(target, table)];
    if (there.count !== here.count || there.sum !== here.sum) {
      throw new CopyFault(`${table.name} came over with other rows than it has: nothing was copied.`);
    }
    rows += here.count;
  }
  await copySequences(source, target, sequences);
  for (const name of names) await target.query(`alter table ${name} enable trigger user`);
  await target.query('commit');
  await target.query('analyze');
  return { tables: tables.length, rows };
};

/**
 * Copies every row of one database of this build into another, which may be empty or made by this build and not used yet, and
 * compares each table. It is all there or nothing is.
 * @param from its owner's address; nobody may serve on it meanwhile
 * @param to the address of the other one's owner, who may make roles, schemas and tables
 * @param folder of the migrations
 * @throws CopyFault in words; SchemaMismatch where the source is of another build
 */
export const copyDatabase = async (from: string, to: string, folder: string): Promise<Copied> => {
  await requireSchema(from, folder);
  await migrateDatabase(to, folder);
  const endless = limitsOf(0);
  const copied = await withClient(
    from,
    async (source) => {
      await source.query('begin transaction isolation level repeatable read, read only');
      await refuseWhileServed(source);
      return withClient(to, (target) => copyRows(source, target), endless);
    },
    endless,
  );
  await requireSchema(to, folder);
  return copied;
};
