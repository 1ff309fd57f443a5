import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface EmptyDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const clusterUrl = (): string => {
  const url = process.env.FAIRLEAD_TEST_POSTGRES;
  if (url === undefined)
    throw new Error('no test PostgreSQL: the global setup of vitest.config.ts has not run');
  return url;
};

const ask = async <Row>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
};

/** A database without any table of ours, on the run's PostgreSQL or on another. */
export const createEmptyDatabase = async (cluster = clusterUrl()): Promise<EmptyDatabase> => {
  const name = `empty_${randomBytes(8).toString('hex')}`;
  await ask(cluster, `create database ${name} template template0`);
  const address = new URL(cluster);
  address.pathname = `/${name}`;
  return {
    url: address.href,
    drop: async () => {
      await ask(cluster, `drop database if exists ${name} with (force)`);
    },
  };
};

const PARTS = {
  columns: `select table_schema, table_name, column_name, data_type, is_nullable, column_default, is_identity
    from information_schema.columns where table_schema in ('public', 'ledger') order by 1, 2, 3`,
  constraints: `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace in ('public'::regnamespace, 'ledger'::regnamespace) and contype <> 'n' order by 1, 2`,
  indexes: `select schemaname, indexname, indexdef from pg_indexes where schemaname in ('public', 'ledger') order by 1, 2`,
  functions: `select oid::regprocedure::text as name, prosrc, prosecdef, coalesce(proacl::text, '') as rights from pg_proc
    where pronamespace in ('public'::regnamespace, 'ledger'::regnamespace) order by 1`,
  triggers: `select tgrelid::regclass::text as table, tgname, pg_get_triggerdef(oid) as rule from pg_trigger
    where not tgisinternal order by 1, 2`,
  rights: `select table_schema, table_name, grantee, privilege_type from information_schema.role_table_grants
    where table_schema in ('public', 'ledger') order by 1, 2, 3, 4`,
};

/** Everything that migrations and functions' files make: columns, rules, indexes, functions, triggers and rights, by name. */
export const describeSchema = async (url: string): Promise<Record<string, unknown[]>> => {
  const parts: [string, unknown[]][] = [];
  for (const [name, text] of Object.entries(PARTS)) parts.push([name, await ask(url, text)]);
  return Object.fromEntries(parts);
};
