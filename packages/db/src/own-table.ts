import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Reader } from './reader';

type ColumnOf<Table extends PgTable> = keyof Table['_']['columns'] & string;

/** A table with rows about people, of which each may take along their own. */
export interface OwnTable {
  /** As the database calls it, such as `ledger.hold`. */
  readonly name: string;
  /** What of a row is given out, as the database calls it. */
  readonly columns: readonly string[];
  read(reader: Reader, holderId: number): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** A stored file, of so many bytes. */
interface OwnFile {
  readonly id: number;
  readonly bytes: number;
}

/** Where the bytes of a file are, as its row says (`fileColumns`). */
interface OwnKept {
  readonly id: number;
  readonly content: Buffer | null;
  readonly hash: Buffer | null;
  readonly objectKey: string | null;
  readonly lostAt: Date | null;
}

/** A table that keeps files that people sent. */
export interface OwnFiles {
  readonly name: string;
  /** Newest first. */
  list(reader: Reader, holderId: number): Promise<readonly OwnFile[]>;
  read(reader: Reader, holderId: number, id: number): Promise<OwnKept | undefined>;
}

const nameOf = (table: PgTable): string => {
  const { schema, name } = getTableConfig(table);
  return schema === undefined ? name : `${schema}.${name}`;
};

const columnOf = (table: PgTable, name: string): PgColumn => {
  const column = (getTableColumns(table) as Record<string, PgColumn>)[name];
  if (column === undefined) throw new Error(`${nameOf(table)} has no ${name}`);
  return column;
};

/**
 * Says which rows of a table are a person's own, and what of them is not given out: secrets, what names other people, and
 * bytes, which are hashes or files.
 * @param of the column that says whose a row is
 */
export const ownTable = <Table extends PgTable>(
  table: Table,
  without: readonly ColumnOf<Table>[] = [],
  of: ColumnOf<Table> = 'holderId' as ColumnOf<Table>,
): OwnTable => {
  const left: ReadonlySet<string> = new Set(without);
  const given = Object.entries(getTableColumns(table) as Record<string, PgColumn>)
    .filter(([name]) => !left.has(name))
    .map(([, column]) => column);
  const order = given.find(({ name }) => name === 'id') ?? columnOf(table, of);
  return {
    name: nameOf(table),
    columns: given.map(({ name }) => name),
    read: (reader, holderId) =>
      reader.orm
        .select(Object.fromEntries(given.map((column) => [column.name, column])))
        .from(table as PgTable)
        .where(eq(columnOf(table, of), holderId))
        .orderBy(asc(order)),
  };
};

/** Says where a table keeps the files that people sent; each row has an `id`, a `holderId`, `bytes` and `fileColumns()`. */
export const ownFiles = (table: PgTable): OwnFiles => {
  const [id, holder] = [columnOf(table, 'id'), columnOf(table, 'holderId')];
  const [content, bytes] = [columnOf(table, 'content'), columnOf(table, 'bytes')];
  const place = { hash: columnOf(table, 'hash'), objectKey: columnOf(table, 'objectKey') };
  const kept = { id, content, ...place, lostAt: columnOf(table, 'lostAt') };
  return {
    name: nameOf(table),
    list: (reader, holderId) =>
      reader.orm
        .select({
          id: sql<number>`${id}`.mapWith(Number),
          bytes: sql<number>`coalesce(octet_length(${content}), ${bytes})`.mapWith(Number),
        })
        .from(table)
        .where(eq(holder, holderId))
        .orderBy(desc(id)),
    read: async (reader, holderId, fileId) => {
      const [row] = await reader.orm
        .select(kept)
        .from(table)
        .where(and(eq(holder, holderId), eq(id, fileId)));
      return row as OwnKept | undefined;
    },
  };
};
