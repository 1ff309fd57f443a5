import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { limitsOf, setLimits } from './pool';

/** As drizzle-kit writes an index that is declared `.concurrently()`. */
const INDEX = /^create (?:unique )?index concurrently "(\w+)" on (\S+)/im;

/** Whether a migration builds indexes while others write, which no transaction may do (docs/migrations.md#rules). */
export const isConcurrent = ({ sql }: MigrationMeta): boolean =>
  sql.some((statement) => INDEX.test(statement));

/** Whether a try before built it; one that was cut short leaves an index that is no good, which is dropped. */
const isBuilt = async (client: pg.ClientBase, name: string, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ index: string; is_valid: boolean }>(
    `select format('%I.%I', n.nspname, c.relname) as index, i.indisvalid as is_valid
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
       where i.indrelid = $2::regclass and c.relname = $1`,
    [name, table],
  );
  const [found] = rows;
  if (found?.is_valid === false) await client.query(`drop index concurrently ${found.index}`);
  return found?.is_valid === true;
};

/**
 * Builds the indexes of such a migration, each in its own statement, which takes as long as it does; those that a try before
 * has built stay.
 * @throws Error if it does anything else
 */
export const buildIndexes = async (
  client: pg.ClientBase,
  { sql }: MigrationMeta,
  onIndex?: (name: string) => void,
): Promise<void> => {
  await setLimits(client, limitsOf(0));
  for (const statement of sql) {
    const [, name, table] = INDEX.exec(statement) ?? [];
    if (name === undefined || table === undefined) {
      throw new Error('a migration that builds an index concurrently does nothing else (docs/migrations.md)');
    }
    if (await isBuilt(client, name, table)) continue;
    onIndex?.(name);
    await client.query(statement);
  }
};
