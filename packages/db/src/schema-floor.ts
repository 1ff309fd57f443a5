import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Reader } from './reader';

/** The oldest build that may serve on a schema. */
interface SchemaFloor {
  /** How many migrations it knows. */
  readonly migrations: number;
  /** Its newest one. */
  readonly tag: string;
}

/** Names the newest migration of the oldest build that may serve on what a file makes; on a line of its own. */
const SERVES = /^-- serves: (\w+)$/m;

const tagsOf = (folder: string): string[] => {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string }[];
  };
  return journal.entries.map(({ tag }) => tag);
};

/** What each migration says of who may serve on it, in order; undefined where it says nothing. */
export const servedBy = (folder: string): { readonly tag: string; readonly oldest: string | undefined }[] =>
  tagsOf(folder).map((tag) => ({
    tag,
    oldest: SERVES.exec(readFileSync(join(folder, `${tag}.sql`), 'utf8'))?.[1],
  }));

/**
 * The oldest build that may serve where the migrations of a folder were made: one that says nothing needs to be known.
 * @param made how many of them; absent: all
 */
export const floorOf = (folder: string, made?: number): SchemaFloor => {
  const migrations = servedBy(folder).slice(0, made);
  const needed = migrations.map(({ tag, oldest = tag }, position) => {
    const found = migrations.findIndex((one) => one.tag === oldest);
    if (found === -1 || found > position) throw new Error(`${tag}: no migration ${oldest} stands before it`);
    return found;
  });
  const position = Math.max(...needed);
  return { migrations: position + 1, tag: migrations[position]?.tag ?? '' };
};

/** Keeps it in the database, for builds before this one; inside the caller's transaction. */
export const keepFloor = async (client: pg.ClientBase, folder: string, made: number): Promise<void> => {
  if (made === 0) return;
  const { migrations, tag } = floorOf(folder, made);
  await client.query(
    `insert into drizzle.schema_floor as kept (migrations, tag) values ($1, $2)
       on conflict ("only") do update set migrations = excluded.migrations, tag = excluded.tag
         where (kept.migrations, kept.tag) is distinct from (excluded.migrations, excluded.tag)`,
    [migrations, tag],
  );
};

/** Undefined where nobody has said who may serve. */
export const readFloor = async (client: pg.ClientBase): Promise<SchemaFloor | undefined> => {
  const there = await client.query(
    "select from pg_tables where schemaname = 'drizzle' and tablename = 'schema_floor'",
  );
  if (there.rowCount === 0) return undefined;
  return (await client.query<SchemaFloor>('select migrations, tag from drizzle.schema_floor')).rows[0];
};

/**
 * Reads which migration a running build would have to know and does not; undefined where it may serve.
 * @param folder of its migrations, which is read once: a newer build may be put in its place
 */
export const missingMigrationReader = (
  { query }: Pick<Reader, 'query'>,
  folder: string,
): (() => Promise<string | undefined>) => {
  const known = tagsOf(folder).length;
  return async () => {
    const [floor] = await query<SchemaFloor>(
      'select migrations, tag from drizzle.schema_floor where migrations > $1',
      [known],
    );
    return floor?.tag;
  };
};
