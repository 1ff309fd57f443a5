import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** As drizzle-kit writes an index that is declared `.concurrently()`. */
const INDEX = /^create (?:unique )?index concurrently if not exists "(\w+)" on /im;

/** Whether a migration builds indexes while others write, which no transaction may do (docs/migrations.md#rules). */
export const isConcurrent = ({ sql }: MigrationMeta): boolean =>
  sql.some((statement) => INDEX.test(statement));

/** A build that was cut short leaves an index that is no good, and `if not exists` would take it for the wanted one. */
const dropInvalid = async (client: pg.ClientBase, name: string): Promise<void> => {
  const { rows } = await client.query<{ invalid: string }>(
    `select format('%I.%I', n.nspname, c.relname) as invalid
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
       where c.relname = $1 and not i.indisvalid`,
    [name],
  );
  for (const { invalid } of rows) await client.query(`drop index concurrently if exists ${invalid}`);
};

/**
 * Builds the indexes of such a migration, each in its own statement; what a try before has built stays.
 * @throws Error if it does anything else
 */
export const buildIndexes = async (client: pg.ClientBase, { sql }: MigrationMeta): Promise<void> => {
  for (const statement of sql) {
    const name = INDEX.exec(statement)?.[1];
    if (name === undefined) {
      throw new Error('a migration that builds an index concurrently does nothing else (docs/migrations.md)');
    }
    await dropInvalid(client, name);
    await client.query(statement);
  }
};
